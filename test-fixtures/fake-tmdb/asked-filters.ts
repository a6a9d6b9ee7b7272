import type { ListingFilterName, ListingFilters } from '#domain/discovery/listing-filters.ts';
import type { MediaType } from '#domain/title.ts';

const DATE: Readonly<Record<MediaType, string>> = { movie: 'primary_release_date', tv: 'first_air_date' };

/** What `/discover` of a media type does not know, it silently ignores (tmdb.md, Lists: filters). */
const IGNORED: Readonly<Record<MediaType, readonly string[]>> = {
  movie: ['with_networks', 'with_status', 'first_air_date.gte', 'first_air_date.lte'],
  tv: [
    'with_people',
    'certification.lte',
    'certification_country',
    'primary_release_date.gte',
    'primary_release_date.lte',
  ],
};

/** The filters of a request to `/discover`, by TMDB's own names for them. Those of votes and rating have bounds of their own. */
export const askedFilters = (mediaType: MediaType, params: URLSearchParams): ListingFilters => {
  const text = (name: string) => (IGNORED[mediaType].includes(name) ? null : params.get(name)) ?? undefined;
  const number = (name: string) => (text(name) === undefined ? undefined : Number(text(name)));
  const year = (name: string) => (text(name) === undefined ? undefined : Number(text(name)?.slice(0, 4)));
  const ids = (name: string, separator: string) => text(name)?.split(separator).map(Number);
  const [country, upTo] = [text('certification_country'), text('certification.lte')];
  const all: { readonly [Name in ListingFilterName]: ListingFilters[Name] | undefined } = {
    fromYear: year(`${DATE[mediaType]}.gte`),
    toYear: year(`${DATE[mediaType]}.lte`),
    minRating: undefined,
    minVotes: undefined,
    maxRuntime: number('with_runtime.lte'),
    language: text('with_original_language'),
    country: text('with_origin_country'),
    withGenres: ids('with_genres', ','),
    withoutGenres: ids('without_genres', ','),
    keywords: ids('with_keywords', ','),
    companies: ids('with_companies', '|'),
    networks: ids('with_networks', '|'),
    people: ids('with_people', ','),
    certification: country !== undefined && upTo !== undefined ? { country, upTo } : undefined,
    status: number('with_status'),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};
