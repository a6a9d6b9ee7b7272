import { listingPath } from '../listing.ts';
import type { MediaType } from '../title.ts';
import { writeFilters } from './filter-params.ts';
import type { ListingFilters } from './listing-filters.ts';

interface Narrowed extends ListingFilters {
  readonly genreId?: number;
}

/** The address of the movies, or of the shows, that have this in common. */
export const filteredListingPath = (mediaType: MediaType, { genreId, ...filters }: Narrowed): string => {
  const params = writeFilters(new URLSearchParams(genreId === undefined ? {} : { genre: String(genreId) }), filters);
  return `${listingPath(mediaType)}?${params.toString()}`;
};
