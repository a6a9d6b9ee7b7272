import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonOrder } from './common-order.ts';

const inOrder = (keys: readonly string[], others: readonly string[]): readonly string[] => {
  const common = commonOrder(keys, others);
  return keys.filter((key) => common.has(key));
};

describe('what has not moved between two orders', () => {
  it.each([
    ['abc', 'abc', 'abc'],
    ['abc', '', ''],
    ['', 'abc', ''],
    ['abc', 'xyz', ''],
    ['abcd', 'dabc', 'abc'],
    ['abcd', 'bcda', 'bcd'],
    ['abcdef', 'acbdfe', 'abde'],
    ['abcde', 'xaybzc', 'abc'],
    ['abcdefgh', 'hgabcfed', 'abcd'],
  ])('of %s in %s is %s', (keys, others, expected) =>
    expect(inOrder(keys.split(''), others.split('')).join('')).toBe(expected),
  );

  it('is in the order of both, and no fewer than any others are', () => {
    const keys = 'abcdefg'.split('');
    const isIn = (row: readonly string[], order: readonly string[]) =>
      JSON.stringify(order.filter((key) => row.includes(key))) === JSON.stringify(row);
    const rows = Array.from({ length: 2 ** keys.length }, (_, bits) => keys.filter((_key, at) => (bits >> at) & 1));
    fc.assert(
      fc.property(fc.shuffledSubarray(keys), fc.shuffledSubarray(keys), (one, other) => {
        const common = inOrder(one, other);
        expect(isIn(common, other)).toBe(true);
        const orders = rows.flatMap((row) => {
          const inOne = one.filter((key) => row.includes(key));
          return inOne.length === row.length && isIn(inOne, other) ? [row.length] : [];
        });
        expect(common.length).toBe(Math.max(...orders));
      }),
    );
  });
});
