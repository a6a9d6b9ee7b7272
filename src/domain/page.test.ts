import { describe, expect, it } from 'vitest';
import { emptyPage, isAskedPage, reachableTotals } from './page.ts';

describe('what can be reached of a list (product.md, Explore: reachable pages)', () => {
  it.each([
    [57_001, 1_140_007, 500, 10_000],
    [500, 10_000, 500, 10_000],
    [3, 49, 3, 49],
    [1, 0, 1, 0],
  ])('of %i pages with %i results is %i pages with %i', (pages, results, totalPages, totalResults) =>
    expect(reachableTotals(pages, results)).toEqual({ totalPages, totalResults }),
  );

  it.each([
    [1, true],
    [500, true],
    [0, false],
    [501, false],
    [1.5, false],
    [Number.NaN, false],
  ])('is page %d: %s', (page, isAsked) => {
    expect(isAskedPage(page)).toBe(isAsked);
  });

  it('is nothing on a page that does not exist', () => {
    expect(emptyPage(501)).toEqual({ page: 501, results: [], totalPages: 0, totalResults: 0 });
  });
});
