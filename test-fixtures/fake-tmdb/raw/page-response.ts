import { HttpResponse } from 'msw';
import type { FakeTmdbOptions } from '../fake-tmdb-options.ts';
import { invalidPage } from '../tmdb-error.ts';

const PAGE_SIZE = 20;
const LAST_PAGE = 500;
/** What /discover/movie claimed in May 2026. */
const HUGE_TOTALS = { total_pages: 57_001, total_results: 1_140_007 };

export interface PagedList {
  readonly items: readonly object[];
  /** What TMDB mixes into page 1 besides: persons, collections, adult titles. They are in no total. */
  readonly strays?: readonly object[];
  /** Whether it is one of the lists with totals that exceed what may be requested. */
  readonly discovers?: boolean;
  /** Further keys of the answer. */
  readonly more?: object;
}

const pageOf = (request: Request): number => Number(new URL(request.url).searchParams.get('page') ?? '1');

const resultsOf = ({ items, strays = [] }: PagedList, page: number, repeats: boolean): readonly object[] => {
  const start = (page - 1) * PAGE_SIZE;
  const results = items.slice(repeats && page > 1 ? start - 1 : start, start + PAGE_SIZE);
  return page === 1 ? [...strays, ...results] : results;
};

/** A page of a list as TMDB gives it: pages 1 to 500 only, an empty one past the end, one page where nothing matches. */
export const pageResponse = (request: Request, asked: PagedList, options: FakeTmdbOptions): Response => {
  const list = options.listsNothing ? { ...asked, items: [], strays: [] } : asked;
  const page = pageOf(request);
  if (!Number.isInteger(page) || page < 1 || page > LAST_PAGE) return invalidPage();
  const total_results = list.items.length;
  return HttpResponse.json({
    ...list.more,
    page,
    results: resultsOf(list, page, options.repeats),
    total_pages: Math.max(1, Math.ceil(total_results / PAGE_SIZE)),
    total_results,
    ...(list.discovers && options.hugeTotals && HUGE_TOTALS),
  });
};
