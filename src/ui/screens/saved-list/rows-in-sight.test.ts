import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexesOf, rowsInSight } from './rows-in-sight.ts';

const sight = (above: number) => rowsInSight({ above, rowHeight: 100, windowHeight: 400, columns: 3 });

describe('the rows in sight', () => {
  it.each([
    ['at the top of the list, half a window further', 0, 0, 7],
    ['in the middle, half a window on both sides', 1_000, 8, 17],
    ['when the list begins below the window, one at least', -5_000, 0, 1],
  ])('are, %s', (_, above, first, end) => {
    expect(sight(above)).toEqual({ first, end, columns: 3 });
  });
});

describe('the items to render', () => {
  it('are those of the rows in sight', () => {
    expect(indexesOf({ first: 1, end: 3, columns: 2 }, 100, undefined)).toEqual([2, 3, 4, 5]);
  });

  it('are also the focused one, and the rows around it', () => {
    expect(indexesOf({ first: 10, end: 11, columns: 2 }, 100, 5)).toEqual([2, 3, 4, 5, 6, 7, 20, 21]);
  });

  it('are the last ones when the list has become shorter', () => {
    expect(indexesOf({ first: 10, end: 12, columns: 2 }, 5, undefined)).toEqual([4]);
  });

  it('are in the order of the list, each once, and none that is not there', () => {
    const rows = fc.record({ first: fc.nat(50), more: fc.nat(10), columns: fc.integer({ min: 1, max: 7 }) });
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 200 }), fc.nat(), ({ first, more, columns }, count, any) => {
        const focused = any % count;
        const indexes = indexesOf({ first, end: first + 1 + more, columns }, count, focused);
        expect(indexes).toEqual([...new Set(indexes)].toSorted((a, b) => a - b));
        expect(indexes.every((index) => index >= 0 && index < count)).toBe(true);
        expect(indexes).toContain(focused);
      }),
    );
  });
});
