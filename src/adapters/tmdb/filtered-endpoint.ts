import { eachOn } from '#domain/discovery/filter-table.ts';
import type { ForEachFilter } from '#domain/discovery/listing-filters.ts';
import type { ListingParams } from '#domain/listing.ts';
import type { MediaType } from '#domain/title.ts';
import type { Endpoint, Query } from './endpoint.ts';

/** TMDB's name for the date of the first release (tmdb.md, Lists: filters). */
const DATE: Readonly<Record<MediaType, string>> = { movie: 'primary_release_date', tv: 'first_air_date' };

/** In TMDB's lists of ids a comma is *and*, a bar is *or*. */
const AND = ',';
const OR = '|';

/** What a listing asks for without filters. */
interface Own {
  readonly query: Query;
  readonly date: string;
  readonly genres: readonly number[];
}

const listed = (param: string, ids: readonly number[], separator: string): Query =>
  ids.length > 0 ? { [param]: [...new Set(ids)].join(separator) } : {};

const onDay = (year: number, day: string): string => `${String(year).padStart(4, '0')}-${day}`;

/** A listing's own bound counts where it is the narrower one (product.md, Provider calls: filters). */
const atLeast = (own: Query[string] | undefined, asked: number): number => Math.max(Number(own ?? 0), asked);

/** What each filter sends; the genres come first, as where no filter is on. */
const QUERY_OF: ForEachFilter<[own: Own], Query> = {
  withGenres: (ids, { genres }) => listed('with_genres', [...genres, ...ids], AND),
  fromYear: (year, { date }) => ({ [`${date}.gte`]: onDay(year, '01-01') }),
  toYear: (year, { date }) => ({ [`${date}.lte`]: onDay(year, '12-31') }),
  minRating: (rating, { query }) => ({ 'vote_average.gte': atLeast(query['vote_average.gte'], rating) }),
  minVotes: (votes, { query }) => ({ 'vote_count.gte': atLeast(query['vote_count.gte'], votes) }),
  maxRuntime: (minutes) => ({ 'with_runtime.lte': minutes }),
  language: (code) => ({ with_original_language: code }),
  country: (code) => ({ with_origin_country: code }),
  withoutGenres: (ids) => listed('without_genres', ids, AND),
  keywords: (ids) => listed('with_keywords', ids, AND),
  companies: (ids) => listed('with_companies', ids, OR),
  networks: (ids) => listed('with_networks', ids, OR),
  people: (ids) => listed('with_people', ids, AND),
  certification: ({ country, upTo }) => ({ certification_country: country, 'certification.lte': upTo }),
  status: (status) => ({ with_status: status }),
};

/**
 * A listing's endpoint with filters: each sends its own parameter, and what is not asked for sends none. Most listings have none, so that
 * this code comes late.
 */
export const filteredEndpoint = (
  endpoint: Endpoint,
  { genreId, filters = {} }: Pick<ListingParams, 'genreId' | 'filters'>,
): Endpoint => {
  const { query = {}, mediaType = 'movie' } = endpoint;
  const own: Own = { query, date: DATE[mediaType], genres: genreId === undefined ? [] : [genreId] };
  const asked = eachOn(QUERY_OF, filters, (queryOf, value) => Object.entries(queryOf(value, own))).flat();
  return { ...endpoint, query: { ...query, ...Object.fromEntries(asked) } };
};
