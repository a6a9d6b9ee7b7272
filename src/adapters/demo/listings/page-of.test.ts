import { describe, expect, it } from 'vitest';
import { firstPage, pageOf } from './page-of.ts';

const items = Array.from({ length: 45 }, (_, index) => index);

describe('Pages', () => {
  it('have 20 items each, the last what is left', () => {
    expect(pageOf(items, 1)).toEqual({ page: 1, results: items.slice(0, 20), totalPages: 3, totalResults: 45 });
    expect(pageOf(items, 3).results).toEqual([40, 41, 42, 43, 44]);
    expect(firstPage(items)).toEqual(items.slice(0, 20));
  });

  it('behind the last are empty, with the totals as they are', () => {
    expect(pageOf(items, 4)).toEqual({ page: 4, results: [], totalPages: 3, totalResults: 45 });
  });

  it.each([0, -1, 501, 1.5, Number.NaN])('that cannot exist are empty last pages: %d', (page) => {
    expect(pageOf(items, page)).toEqual({ page, results: [], totalPages: 0, totalResults: 0 });
  });

  it('are at most 500, with at most 10,000 items', () => {
    const many = Array.from({ length: 10_100 }, () => 0);
    expect(pageOf(many, 500)).toMatchObject({ totalPages: 500, totalResults: 10_000 });
  });
});
