import { LAST_PAGE, reachableTotals, type Page } from '#domain/page.ts';

const SIZE = 20;

export const pageOf = <Item>(items: readonly Item[], page: number): Page<Item> => {
  const isPage = Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;
  if (!isPage) return { page, results: [], totalPages: 0, totalResults: 0 };
  const totals = reachableTotals(Math.ceil(items.length / SIZE), items.length);
  return { page, results: items.slice((page - 1) * SIZE, page * SIZE), ...totals };
};
