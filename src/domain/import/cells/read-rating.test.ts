import { describe, expect, it } from 'vitest';
import { bareRating, readRating } from './read-rating.ts';

describe('a rating (product.md, Import: ratings)', () => {
  it.each<[unknown, number, number | undefined]>([
    ['0.5', 5, 1],
    ['4,5', 5, 9],
    ['5', 5, 10],
    [7, 10, 7],
    ['7.5', 10, 8],
    ['0', 10, undefined],
    ['', 10, undefined],
    ['11', 10, undefined],
    ['good', 10, undefined],
    ['8/10', 5, 8],
    ['4.5/5', 10, 9],
    ['4,5 / 5', 10, 9],
    ['80%', 10, 8],
    ['80 %', 5, 8],
    ['★★★★½', 10, 9],
    ['★★★☆☆', 10, 6],
    ['⭐⭐⭐⭐', 10, 8],
    ['4 stars', 10, 8],
    ['4½', 5, 9],
    ['4.5 Sterne', 10, 9],
    ['8 von 10', 5, 8],
    ['7 out of 10', 5, 7],
    ['11/10', 10, undefined],
    ['9/10 stars', 5, 9],
    ['9 out of 10 stars', 5, 9],
    ['(9/10)', 5, 9],
    ['9/10.', 5, 9],
    ['8.0/10.0', 5, 8],
    ['8 stars', 10, 8],
    ['8⭐', 10, 8],
    ['⭐ 8.4/10', 5, 8],
    ['★ 4', 10, 8],
    ['★ ★ ★', 10, 6],
    ['****', 10, 8],
    ['***½', 10, 7],
    ['★★★★★★★☆☆☆', 5, 7],
    ['4 1/2', 5, 9],
    ['3 1/2 stars', 10, 7],
    ['8 Punkte', 10, 8],
    ['8 pts', 10, 8],
    ['８/１０', 5, 8],
    ["'8", 10, 8],
    ['="8"', 10, 8],
    ['8⁄10', 5, 8],
    ['90', 100, 9],
    ['A-', 10, undefined],
    ['7-8', 10, undefined],
    ['0x8', 10, undefined],
    ['0/5', 5, undefined],
    ['8/0', 10, undefined],
    [null, 10, undefined],
  ])('%j of %i is the rating %j', (value, best, rating) => expect(readRating(value, best)).toBe(rating));

  it('is a rating of ten unless it is said otherwise', () => expect(readRating('5')).toBe(5));
});

describe('a figure without a scale beside it', () => {
  it.each([
    ['7', 7],
    [' 7,5 ', 7.5],
    [8, 8],
    ['7/10', 0],
    ['★★★', 0],
    ['80 %', 0],
    ['good', 0],
    ['', 0],
    [null, 0],
  ])('of %j is %s', (value, figure) => expect(bareRating(value)).toBe(figure));
});
