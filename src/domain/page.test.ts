import { expect, it } from 'vitest';
import { emptyPage, isAskedPage } from './page.ts';

it.each([
  [1, true],
  [500, true],
  [0, false],
  [501, false],
  [1.5, false],
  [Number.NaN, false],
])('page %d may be asked for: %s (product.md, Explore: reachable pages)', (page, isAsked) => {
  expect(isAskedPage(page)).toBe(isAsked);
});

it('a page that does not exist has nothing', () => {
  expect(emptyPage(501)).toEqual({ page: 501, results: [], totalPages: 0, totalResults: 0 });
});
