import { emptyPage, isAskedPage, reachableTotals, type Page } from '#domain/page.ts';

const PAGE_SIZE = 20;

/** One page of a list, 20 items to a page. A page that does not exist is empty. */
export const pageOf = <Item>(items: readonly Item[], page: number): Page<Item> => {
  if (!isAskedPage(page)) return emptyPage(page);
  const results = items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { page, results, ...reachableTotals(Math.ceil(items.length / PAGE_SIZE), items.length) };
};

/** The items of the first page. Rows ask for no more. */
export const firstPage = <Item>(items: readonly Item[]): readonly Item[] => items.slice(0, PAGE_SIZE);
