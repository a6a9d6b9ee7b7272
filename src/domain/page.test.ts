import { describe, expect, it } from 'vitest';
import { reachableTotals } from './page.ts';

describe('what can be reached of a list (product.md, Explore: reachable pages)', () => {
  it.each([
    [57_001, 1_140_007, 500, 10_000],
    [500, 10_000, 500, 10_000],
    [3, 49, 3, 49],
    [1, 0, 1, 0],
  ])('of %i pages with %i results is %i pages with %i', (pages, results, totalPages, totalResults) =>
    expect(reachableTotals(pages, results)).toEqual({ totalPages, totalResults }),
  );
});
