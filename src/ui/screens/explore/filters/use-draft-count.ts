import { listingCountQuery } from '#application/queries/listing-count-query.ts';
import type { ListingParams } from '#domain/listing.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { useQuery } from '../../../hooks/use-query.ts';

/** A listing that is shown, and the number of its titles as far as that is known. */
export interface ShownListing {
  readonly params: ListingParams;
  readonly total: number | undefined;
}

/** How many titles a listing would have; undefined until that is known. What is shown already is not asked for again. */
export const useDraftCount = (draft: ListingParams, shown: ShownListing): number | undefined => {
  const { queries } = useApp();
  const isShown = JSON.stringify(draft) === JSON.stringify(shown.params);
  const state = useQuery(listingCountQuery(queries, draft), !isShown);
  if (isShown) return shown.total;
  return state.status === 'loaded' ? state.value : undefined;
};
