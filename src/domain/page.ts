/** Only pages 1 to 500 exist, whatever the provider says (product.md, Explore: reachable pages). */
const LAST_PAGE = 500;

/** Whether a provider may be asked for a page of this number. */
export const isAskedPage = (page: number): boolean => Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;

/** The answer for a page that does not exist. */
export const emptyPage = (page: number): Page<never> => ({ page, results: [], totalPages: 0, totalResults: 0 });

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
