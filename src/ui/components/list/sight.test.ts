import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AHEAD, indexesOf, isFar, visibleItems, stepTowards } from './sight.ts';

const sight = (above: number, ahead = AHEAD) =>
  visibleItems({ above, rowHeight: 100, windowHeight: 400, columns: 3 }, ahead);

describe('the items in sight', () => {
  it.each([
    ['at the top of the list, those of 1,500 px more', 0, 0, 60],
    ['in the middle, those of 1,500 px more on both sides', 3_000, 42, 150],
    ['the same until two more rows come near', 3_099, 42, 150],
    ['when the list begins below the window, two rows at least', -5_000, 0, 6],
  ])('are, %s', (_, above, first, end) => {
    expect(sight(above)).toEqual({ first, end, columns: 3 });
  });

  it('are those in the window alone, where nothing around it counts', () => {
    expect(sight(3_050, 0)).toEqual({ first: 90, end: 108, columns: 3 });
  });
});

describe('a step towards what is to be rendered', () => {
  const to = { first: 30, end: 90, columns: 3 };
  it.each([
    ['goes on by twelve items at each end', { first: 60, end: 66, columns: 3 }, { first: 48, end: 78, columns: 3 }],
    ['goes no further', { first: 33, end: 87, columns: 3 }, to],
    ['takes away at once what is not to be rendered any more', { first: 0, end: 300, columns: 3 }, to],
  ])('%s', (_, from, expected) => {
    expect(stepTowards(from, to)).toEqual(expected);
  });

  it('goes on by whole rows', () => {
    expect(stepTowards({ first: 0, end: 14, columns: 7 }, { first: 0, end: 70, columns: 7 })).toEqual({
      first: 0,
      end: 28,
      columns: 7,
    });
  });
});

const ranges = fc
  .record({ first: fc.nat(500), more: fc.nat(60), columns: fc.constantFrom(2, 6) })
  .map(({ first, more, columns }) => ({ first, end: first + 1 + more, columns }));

describe('what is rendered is far from what is to be', () => {
  it.each([
    ['as it is', { first: 0, end: 12, columns: 2 }, false],
    ['with something in common', { first: 8, end: 20, columns: 2 }, false],
    ['with nothing in common, below', { first: 12, end: 24, columns: 2 }, true],
    ['in other columns', { first: 0, end: 12, columns: 3 }, true],
  ])('%s: %o, %s', (_, to, expected) => {
    const from = { first: 0, end: 12, columns: 2 };
    expect(isFar(from, to)).toBe(expected);
    expect(isFar(to, from)).toBe(expected);
  });
});

describe('the items to render', () => {
  it('are those in the range', () => {
    expect(indexesOf({ first: 2, end: 6, columns: 2 }, 100, undefined)).toEqual([2, 3, 4, 5]);
  });

  it('are also the focused one, and the rows around it', () => {
    expect(indexesOf({ first: 20, end: 22, columns: 2 }, 100, 5)).toEqual([2, 3, 4, 5, 6, 7, 20, 21]);
  });

  it('are the last ones when the list has become shorter', () => {
    expect(indexesOf({ first: 200, end: 240, columns: 2 }, 65, undefined)).toEqual([64]);
  });

  it('are all where they are few', () => {
    expect(indexesOf({ first: 20, end: 24, columns: 2 }, 60, undefined)).toEqual(
      Array.from({ length: 60 }, (_, index) => index),
    );
  });

  it('are in the order of the list, each once, and none that is not there', () => {
    fc.assert(
      fc.property(ranges, fc.integer({ min: 1, max: 200 }), fc.nat(), (range, count, any) => {
        const focused = any % count;
        const indexes = indexesOf(range, count, focused);
        expect(indexes).toEqual([...new Set(indexes)].toSorted((a, b) => a - b));
        expect(indexes.every((index) => index >= 0 && index < count)).toBe(true);
        expect(indexes).toContain(focused);
      }),
    );
  });
});
