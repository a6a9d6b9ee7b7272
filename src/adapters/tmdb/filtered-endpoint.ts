import type { ListingFilters } from '#domain/discovery/listing-filters.ts';
import type { ListingParams } from '#domain/listing.ts';
import type { MediaType } from '#domain/title.ts';
import type { Endpoint, EndpointParams } from './endpoint.ts';

/** TMDB's name for the date of the first release (tmdb.md, Lists: filters). */
const DATE: Readonly<Record<MediaType, string>> = { movie: 'primary_release_date', tv: 'first_air_date' };

/** In TMDB's lists of ids a comma is *and*, a bar is *or*. */
const AND = ',';
const OR = '|';

type Value = EndpointParams[string];
type Values = Readonly<Record<string, Value | undefined>>;

const listed = (ids: readonly number[] | undefined, separator: string): string | undefined =>
  ids && ids.length > 0 ? [...new Set(ids)].join(separator) : undefined;

const onDay = (year: number | undefined, day: string): string | undefined =>
  year === undefined ? undefined : `${String(year).padStart(4, '0')}-${day}`;

/** A listing's own bound counts where it is the narrower one (product.md, Provider calls: filters). */
const atLeast = (own: Value | undefined, asked: number | undefined): Value | undefined =>
  asked === undefined ? own : Math.max(Number(own ?? 0), asked);

const valuesOf = (own: EndpointParams, date: string, filters: ListingFilters): Values => ({
  [`${date}.gte`]: onDay(filters.fromYear, '01-01'),
  [`${date}.lte`]: onDay(filters.toYear, '12-31'),
  'vote_average.gte': atLeast(own['vote_average.gte'], filters.minRating),
  'vote_count.gte': atLeast(own['vote_count.gte'], filters.minVotes),
  'with_runtime.lte': filters.maxRuntime,
  with_original_language: filters.language,
  with_origin_country: filters.country,
  without_genres: listed(filters.withoutGenres, AND),
  with_keywords: listed(filters.keywords, AND),
  with_companies: listed(filters.companies, OR),
  with_networks: listed(filters.networks, OR),
  with_people: listed(filters.people, AND),
  certification_country: filters.certification?.country,
  'certification.lte': filters.certification?.upTo,
  with_status: filters.status,
});

/**
 * A listing's endpoint with filters: each sends its own parameter, and what is not asked for sends none. Most listings have none, so that
 * this code comes late.
 */
export const filteredEndpoint = (
  endpoint: Endpoint,
  { genreId, filters = {} }: Pick<ListingParams, 'genreId' | 'filters'>,
): Endpoint => {
  const { query = {}, mediaType = 'movie' } = endpoint;
  const genres = [...(genreId === undefined ? [] : [genreId]), ...(filters.withGenres ?? [])];
  const values: Values = { with_genres: listed(genres, AND), ...valuesOf(query, DATE[mediaType], filters) };
  const asked = Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== undefined);
  return { ...endpoint, query: { ...query, ...Object.fromEntries(asked) } };
};
