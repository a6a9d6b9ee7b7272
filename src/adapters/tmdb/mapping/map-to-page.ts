import * as v from 'valibot';
import { reachableTotals, type Page } from '#domain/page.ts';
import { count } from './answer-fields.ts';
import { mapToList, type ItemMapping } from './map-to-list.ts';
import { parseAnswer } from './parse-answer.ts';

const RawTotals = v.object({ total_pages: count, total_results: count });

// TMDB says one page where nothing matches, and said none in the past (tmdb.md, Lists: totals).
const pagesOf = (totalPages: number, totalResults: number, here: number): number =>
  totalResults === 0 && here === 0 ? 0 : totalPages;

export const mapToPage = <Item>(raw: unknown, page: number, mapping: ItemMapping<Item>): Page<Item> => {
  const { total_pages, total_results } = parseAnswer(RawTotals, raw);
  const results = mapToList(raw, mapping);
  return { page, results, ...reachableTotals(pagesOf(total_pages, total_results, results.length), total_results) };
};
