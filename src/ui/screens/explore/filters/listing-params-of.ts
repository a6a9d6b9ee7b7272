import type { ListingFilters } from '#domain/discovery/listing-filters.ts';
import { partGenres } from '#domain/discovery/listing-genres.ts';
import type { ListingName, ListingParams } from '#domain/listing.ts';
import type { WatchChoice } from '#domain/watch/watch-choice.ts';

interface Narrowing {
  /** What it is to be on; undefined where that is anywhere. */
  readonly watch?: WatchChoice | undefined;
  /** With all of its genres. */
  readonly filters?: ListingFilters;
}

/** What is asked of a listing. */
export const listingParamsOf = (
  listing: ListingName,
  { sort }: Pick<ListingParams, 'sort'>,
  { watch, filters: joined = {} }: Narrowing = {},
): ListingParams => {
  const { genreId, filters } = partGenres(joined);
  return {
    listing,
    sort,
    ...(genreId !== undefined && { genreId }),
    ...(watch && { watch }),
    ...(Object.keys(filters).length > 0 && { filters }),
  };
};
