import type { ListingParams } from '#domain/listing.ts';
import { loadableQuery, type LoadableQuery } from './loadable-query.ts';
import type { Queries } from './queries.ts';

/** So that a choice that is still being made asks nothing. */
const DEBOUNCE_MS = 400;

/** How many titles a listing would have. A failure is told to nobody: the listing itself tells of it. */
export const listingCountQuery = (queries: Queries, query: ListingParams): LoadableQuery<number> =>
  queries.hold('listing-count', JSON.stringify(query), ({ catalog, requestRunner }) =>
    loadableQuery(requestRunner, {
      call: async (signal) => (await catalog.fetchListing(query, 1, signal)).totalResults,
      policy: 'explore',
      debounceMs: DEBOUNCE_MS,
    }),
  );
