import type { ListingFilters } from './listing-filters.ts';

/** The parameters of an address; undefined stands for one that is left out. */
export type FilterParams = Readonly<Record<string, string | number | undefined>>;

const idsOf = (ids: readonly number[] = []): string | undefined => (ids.length > 0 ? ids.join(',') : undefined);

/** What stands for each filter in an address. */
export const filterParams = (filters: ListingFilters): FilterParams => ({
  from: filters.fromYear,
  to: filters.toYear,
  min: filters.minRating,
  votes: filters.minVotes,
  under: filters.maxRuntime,
  lang: filters.language,
  country: filters.country,
  with: idsOf(filters.withGenres),
  not: idsOf(filters.withoutGenres),
  keyword: idsOf(filters.keywords),
  company: idsOf(filters.companies),
  network: idsOf(filters.networks),
  people: idsOf(filters.people),
  cert: filters.certification?.upTo,
  certin: filters.certification?.country,
  status: filters.status,
});
