import { LAST_PAGE, reachableTotals, type Page } from '#domain/page.ts';

const PAGE_SIZE = 20;

const isAskedPage = (page: number): boolean => Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;

/** One page of a list, 20 items to a page. A page that does not exist is empty. */
export const pageOf = <Item>(items: readonly Item[], page: number): Page<Item> => {
  if (!isAskedPage(page)) return { page, results: [], totalPages: 0, totalResults: 0 };
  const results = items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { page, results, ...reachableTotals(Math.ceil(items.length / PAGE_SIZE), items.length) };
};

/** The items of the first page. Rows ask for no more. */
export const firstPage = <Item>(items: readonly Item[]): readonly Item[] => items.slice(0, PAGE_SIZE);
