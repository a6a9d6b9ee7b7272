import { filterParams } from '#domain/discovery/filter-params.ts';
import type { ListingFilters } from '#domain/discovery/listing-filters.ts';

/** The URL's parameters with these filters in place of those that they have. Other parameters stay. */
export const writeFilters = (params: URLSearchParams, filters: ListingFilters): URLSearchParams => {
  const written = new URLSearchParams(params);
  for (const [name, value] of Object.entries(filterParams(filters))) {
    if (value === undefined) written.delete(name);
    else written.set(name, String(value));
  }
  return written;
};
