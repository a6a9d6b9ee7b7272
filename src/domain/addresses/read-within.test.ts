import { expect, it } from 'vitest';
import { readWithin } from './read-within.ts';

it.each([
  ['1000', 1_000],
  ['9999', 9_999],
  ['999', undefined],
  ['10000', undefined],
  ['01999', undefined],
  ['1999.5', undefined],
  ['-1999', undefined],
  ['1e3', undefined],
  [' 1999', undefined],
  ['٢٠٠٠', undefined],
  ['', undefined],
])('%j is the year %j (product.md, Explore: filters)', (text, expected) => {
  expect(readWithin(1_000, 9_999)(text)).toBe(expected);
});

it('reads nothing of a figure that is too long to be one', () => {
  expect(readWithin(0, 10)('9'.repeat(400))).toBeUndefined();
  expect(readWithin(0, 10)('0')).toBe(0);
});
