import * as v from 'valibot';
import { LAST_PAGE, reachableTotals, type Page } from '#domain/page.ts';
import { count } from './fields.ts';
import { mapToList, type ItemMapping } from './map-to-list.ts';
import { parseAnswer } from './parse-answer.ts';

const RawTotals = v.object({ total_pages: count, total_results: count });

export const isAskedPage = (page: number): boolean => Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;

/** The answer for a page that does not exist. */
export const emptyLastPage = (page: number): Page<never> => ({ page, results: [], totalPages: 0, totalResults: 0 });

// TMDB says one page where nothing matches, and said none in the past (tmdb.md, Lists: totals).
const pagesOf = (totalPages: number, totalResults: number, here: number): number =>
  totalResults === 0 && here === 0 ? 0 : totalPages;

export const mapToPage = <Item>(raw: unknown, page: number, mapping: ItemMapping<Item>): Page<Item> => {
  const { total_pages, total_results } = parseAnswer(RawTotals, raw);
  const results = mapToList(raw, mapping);
  return { page, results, ...reachableTotals(pagesOf(total_pages, total_results, results.length), total_results) };
};
