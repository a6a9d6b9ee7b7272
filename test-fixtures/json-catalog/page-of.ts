import { emptyPage, isAskedPage, reachableTotals, type Page } from '#domain/page.ts';

const SIZE = 20;

export const pageOf = <Item>(items: readonly Item[], page: number): Page<Item> => {
  if (!isAskedPage(page)) return emptyPage(page);
  const totals = reachableTotals(Math.ceil(items.length / SIZE), items.length);
  return { page, results: items.slice((page - 1) * SIZE, page * SIZE), ...totals };
};
