import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patchBack, patched, type Patch } from './patch.ts';

const NAMES = ['a', 'b', 'c', 'd'] as const;
type Fields = Partial<Record<(typeof NAMES)[number], unknown>>;

const fields = fc.dictionary(
  fc.constantFrom(...NAMES),
  fc.oneof(fc.constantFrom(1, 2, 'x', null), fc.array(fc.constantFrom(1, 'x'), { maxLength: 2 })),
) as fc.Arbitrary<Fields>;
const patch: fc.Arbitrary<Patch<Fields>> = fc.record({ set: fields, clear: fc.subarray([...NAMES]) });

/** What a patch makes, field by field. */
const expected = (value: Fields, { set, clear }: Patch<Fields>): Fields =>
  Object.fromEntries(Object.entries({ ...value, ...set }).filter(([name]) => !clear.some((each) => each === name)));

describe('a patch', () => {
  it('sets its fields, drops those it clears and leaves the others in their order', () => {
    fc.assert(
      fc.property(fields, patch, (value, each) => {
        expect(JSON.stringify(patched(value, each))).toBe(JSON.stringify(expected(value, each)));
      }),
    );
  });

  it('gives the very same object where nothing changes, and only there', () => {
    fc.assert(
      fc.property(fields, patch, (value, each) => {
        const isUnchanged = JSON.stringify(expected(value, each)) === JSON.stringify(value);
        expect(patched(value, each) === value).toBe(isUnchanged);
      }),
    );
  });

  it('is taken back by its inverse', () => {
    fc.assert(
      fc.property(fields, patch, (value, each) => {
        expect(patched(patched(value, each), patchBack(value, each))).toEqual(value);
      }),
    );
  });
});
