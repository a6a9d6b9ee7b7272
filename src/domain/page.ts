/** Only pages 1 to 500 exist, whatever the provider says (product.md, Explore: reachable pages). */
export const LAST_PAGE = 500;

/** One page of a list, already capped: never more than 500 pages or 10,000 results. */
export interface Page<Item> {
  /** From 1. */
  readonly page: number;
  readonly results: readonly Item[];
  readonly totalPages: number;
  readonly totalResults: number;
}

const PAGE_SIZE = 20;

/** What can be reached of a provider's totals (product.md, Explore: reachable pages). */
export const reachableTotals = (totalPages: number, totalResults: number) => ({
  totalPages: Math.min(totalPages, LAST_PAGE),
  totalResults: Math.min(totalResults, LAST_PAGE * PAGE_SIZE),
});
