import type { ListingParams } from '#domain/listing.ts';
import type { Page } from '#domain/page.ts';
import type { Title } from '#domain/title.ts';
import { loadableQuery, type LoadableQuery } from './loadable-query.ts';
import type { Queries } from './queries.ts';

/** So that a choice that is still being made asks nothing. */
const DEBOUNCE_MS = 400;

const KIND = 'listing-count';
const keyOf = (query: ListingParams): string => JSON.stringify(query);

/** The first page of a listing, which says how many titles it would have. Its failure is not told: the listing tells of the same one. */
export const listingCountQuery = (queries: Queries, query: ListingParams): LoadableQuery<Page<Title>> =>
  queries.hold(KIND, keyOf(query), ({ catalog, requestRunner }) =>
    loadableQuery(requestRunner, {
      call: (signal) => catalog.fetchListing(query, 1, signal),
      policy: 'explore',
      debounceMs: DEBOUNCE_MS,
    }),
  );

/** The page that was counted, once: the listing that is shown then does not ask for it again. */
export const takeCounted = (queries: Queries, query: ListingParams): Page<Title> | undefined => {
  const held = queries.take(KIND, keyOf(query)) as ReturnType<typeof listingCountQuery> | undefined;
  return held?.state.status === 'loaded' ? held.state.value : undefined;
};
