import { LISTINGS, type ListingName, type ListingSort, type SortField } from './listing.ts';
import type { MediaType } from './title.ts';

const both = (field: SortField): readonly ListingSort[] => [`${field}.desc`, `${field}.asc`];
const SHARED = [...both('popularity'), ...both('vote_average')];
const SORTS: Readonly<Record<MediaType, readonly ListingSort[]>> = {
  movie: [...SHARED, ...both('release_date'), ...both('original_title')],
  tv: [...SHARED, ...both('first_air_date'), ...both('original_name')],
};

/** The sorts a listing offers (product.md, Explore: sorts); none where the provider cannot sort. */
export const sortsOf = (name: ListingName): readonly ListingSort[] => {
  const { discovers, mediaType } = LISTINGS[name];
  return discovers && mediaType ? SORTS[mediaType] : [];
};
