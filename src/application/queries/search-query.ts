import { resultKey, type SearchParams, type SearchResult } from '#domain/addresses/search-params.ts';
import { pagedQuery, type PagedQuery } from './paged-query.ts';
import type { Queries } from './queries.ts';

/** Of a search that is typed: keys that follow sooner ask nothing of the provider. Too short to be felt. */
const DEBOUNCE_MS = 200;

interface SearchOptions extends SearchParams {
  /** When the text was typed, if it was: it may not be finished, and what the provider is asked is debounced. */
  readonly typedAt?: Date | undefined;
}

/** What is left of it. Never longer than the whole: the time of day may be set back. */
const debounceMs = (typedAt: Date, now: Date): number =>
  Math.min(DEBOUNCE_MS, Math.max(0, DEBOUNCE_MS - (now.getTime() - typedAt.getTime())));

/** What is found for a text. */
export const searchQuery = (
  queries: Queries,
  entry: string,
  { typedAt, ...query }: SearchOptions,
): PagedQuery<SearchResult> =>
  queries.hold('search', `${entry} ${query.tab} ${query.text}`, ({ catalog, requestRunner, clock }) =>
    pagedQuery<SearchResult>(requestRunner, resultKey, (page) => ({
      call: (signal) => catalog.search(query, page, signal),
      policy: 'fetchHelper',
      operation: 'search content',
      ...(typedAt && page === 1 && { debounceMs: debounceMs(typedAt, clock.now()) }),
    })),
  );
