import type { ListingFilters } from './listing-filters.ts';

type Written = Readonly<Record<string, string | number | undefined>>;

const idsOf = (ids: readonly number[] = []): string | undefined => (ids.length > 0 ? ids.join(',') : undefined);

/** What stands for each filter in an address. */
const writtenFilters = (filters: ListingFilters): Written => ({
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

/** The address's parameters with these filters in them. What narrows nothing down is left out, and other parameters stay. */
export const writeFilters = (params: URLSearchParams, filters: ListingFilters): URLSearchParams => {
  const written = new URLSearchParams(params);
  for (const [key, value] of Object.entries(writtenFilters(filters))) {
    if (value === undefined) written.delete(key);
    else written.set(key, String(value));
  }
  return written;
};
