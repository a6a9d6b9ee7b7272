import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryActions } from '#fixtures/library/arbitrary-action.ts';
import { apply } from './apply.ts';
import { countsAdded } from './counts-of.ts';
import type { LibraryAction } from './library-change.ts';
import { EMPTY_LIBRARY, type Library } from './library.ts';
import type { Mark } from './mark.ts';
import { missingActions } from './missing-actions.ts';

const after = (actions: readonly LibraryAction[], from: Library = EMPTY_LIBRARY) => actions.reduce(apply, from);
const merge = (library: Library, other: Library) => after(missingActions(library, other), library);
const library = arbitraryActions.map((actions) => after(actions));
const NOTHING_ADDED = { watchlist: 0, favorites: 0, collections: 0, movies: 0, views: 0, marks: 0, episodes: 0 };
const seen = (id: number, day: number) => ({ id, viewedAt: `2026-11-0${day}T10:00:00.000Z` });

describe('what one library has and another lacks', () => {
  it('is everything that is not in both, and takes nothing away', () => {
    // Few enough views that none has to go for the cap of 50.
    const few = library.map((each) => ({ ...each, viewingHistory: each.viewingHistory.slice(0, 25) }));
    fc.assert(
      fc.property(few, few, (mine, other) => {
        const merged = merge(mine, other);
        expect(countsAdded(merged, other)).toEqual(NOTHING_ADDED);
        expect(countsAdded(merged, mine)).toEqual(NOTHING_ADDED);
        expect(merged.watchlist.slice(0, mine.watchlist.length)).toEqual(mine.watchlist);
        expect(merged.preferences).toEqual(mine.preferences);
      }),
    );
  });

  it('is nothing between equals', () => {
    fc.assert(
      fc.property(library, (mine) => {
        expect(missingActions(mine, { ...mine })).toEqual([]);
      }),
    );
  });

  it('is each movie of a collection that both have', () => {
    const [first, ...rest] = EMPTY_LIBRARY.collections;
    const holding = (...ids: readonly number[]) => ({
      ...EMPTY_LIBRARY,
      collections: [{ ...first!, name: ids.join(), movies: ids.map((id) => ({ id })) }, ...rest],
    });
    const { collections } = merge(holding(1, 2), holding(2, 3));
    expect(collections).toEqual([{ ...first, name: '1,2', movies: [{ id: 1 }, { id: 2 }, { id: 3 }] }, ...rest]);
  });

  it('is each view, the newest in front', () => {
    const { viewingHistory } = merge(
      { ...EMPTY_LIBRARY, viewingHistory: [seen(1, 4), seen(2, 1)] },
      { ...EMPTY_LIBRARY, viewingHistory: [seen(3, 5), seen(2, 4), seen(4, 3)] },
    );
    expect(viewingHistory).toEqual([seen(3, 5), seen(1, 4), seen(4, 3), seen(2, 1)]);
  });

  it('is what a mark says that the own mark of the title says nothing of', () => {
    const { marks } = merge(
      { ...EMPTY_LIBRARY, marks: [{ id: 1, rating: 3 }] },
      {
        ...EMPTY_LIBRARY,
        marks: [
          { id: 1, rating: 9, note: 'Loud' },
          { id: 2, seenAt: null },
        ],
      },
    );
    expect(marks).toEqual([
      { id: 1, rating: 3, note: 'Loud' },
      { id: 2, seenAt: null },
    ]);
  });

  it.each<[Mark, Mark, Mark]>([
    [{ rating: 3 }, { rating: 9, note: 'Loud' }, { rating: 3, note: 'Loud' }],
    [{ seenAt: null }, { seenAt: '2024-02-29' }, { seenAt: '2024-02-29' }],
    [{ seenAt: '2024-02-29' }, { seenAt: null, rating: 4 }, { seenAt: '2024-02-29', rating: 4 }],
    [{ seenAt: '2024-02-29' }, { seenAt: '2024-03-01' }, { seenAt: '2024-02-29' }],
    [{ note: 'Mine' }, { seenAt: null, note: 'Other' }, { note: 'Mine', seenAt: null }],
  ])(
    'fills the gaps of the mark %j from %j, a day where none is known: %j (product.md, Marks: gaps)',
    (mine, other, both) => {
      const { marks } = merge(
        { ...EMPTY_LIBRARY, marks: [{ id: 1, ...mine }] },
        { ...EMPTY_LIBRARY, marks: [{ id: 1, ...other }] },
      );
      expect(marks).toEqual([{ id: 1, ...both }]);
    },
  );

  it.each([
    [null, 'Eve', 'Eve'],
    ['Ada', 'Eve', 'Ada'],
    ['Ada', null, 'Ada'],
  ])('is a name only where there is none: %j and %j make %j', (mine, other, username) => {
    expect(merge({ ...EMPTY_LIBRARY, username: mine }, { ...EMPTY_LIBRARY, username: other }).username).toBe(username);
  });
});
