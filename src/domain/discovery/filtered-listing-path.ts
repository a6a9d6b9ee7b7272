import { listingPath } from '../listing.ts';
import type { MediaType } from '../title.ts';
import { filterParams, type ListingFilters } from './listing-filters.ts';

interface Narrowed extends ListingFilters {
  readonly genreId?: number;
}

/** The address of the movies, or of the shows, that have this in common. */
export const filteredListingPath = (mediaType: MediaType, { genreId, ...filters }: Narrowed): string => {
  const params = Object.entries({ genre: genreId, ...filterParams(filters) }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return `${listingPath(mediaType)}?${params.join('&')}`;
};
