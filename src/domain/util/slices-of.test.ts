import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slicesOf } from './slices-of.ts';

it('slices have all items once, in their order: each is full but the last, and none is empty', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (items, size) => {
      const slices = slicesOf(items, size);
      expect(slices.flat()).toEqual(items);
      expect(slices.slice(0, -1).every(({ length }) => length === size)).toBe(true);
      expect(slices.every(({ length }) => length > 0 && length <= size)).toBe(true);
    }),
  );
});
