import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#fixtures/fuzz/runs.ts';
import { arbitraryAction, arbitraryActions } from '#fixtures/library/arbitrary-action.ts';
import { withoutRanks } from '#fixtures/library/without-ranks.ts';
import { apply, inverse } from './apply.ts';
import type { LibraryAction } from './library-change.ts';
import { EMPTY_LIBRARY } from './library.ts';
import { byRank, rankAt, rankBetween } from './order/rank.ts';

const batchOf = (actions: readonly LibraryAction[]): LibraryAction => ({ kind: 'batch', actions });
const arbitraryBatch = fc.array(arbitraryAction, { maxLength: 80 });

describe('a batch of any changes', () => {
  it('does what one change after the other does', () => {
    fc.assert(
      fc.property(arbitraryActions, arbitraryBatch, (earlier, actions) => {
        const before = earlier.reduce(apply, EMPTY_LIBRARY);
        expect(apply(before, batchOf(actions))).toEqual(actions.reduce(apply, before));
      }),
      runs(300),
    );
  });

  it('is undone as one, and done again by undoing that', () => {
    fc.assert(
      fc.property(arbitraryActions, arbitraryBatch, (earlier, actions) => {
        const before = earlier.reduce(apply, EMPTY_LIBRARY);
        const after = apply(before, batchOf(actions));
        const undo = inverse(before, batchOf(actions));
        expect(withoutRanks(apply(after, undo))).toEqual(withoutRanks(before));
        const undone = apply(after, undo);
        expect(withoutRanks(apply(undone, inverse(after, undo)))).toEqual(withoutRanks(after));
      }),
      runs(300),
    );
  });
});

it('what was moved, created and removed is in its place again once that is undone', () => {
  const collections = ['1', '2', '3', '5'].map((id) => ({ id, name: id, description: '', movies: [] }));
  const before = { ...EMPTY_LIBRARY, collections };
  const change = batchOf([
    { kind: 'collection-moved', collectionId: '3', rank: rankBetween(undefined, rankAt(0)) },
    { kind: 'collection-created', collection: { id: '9', name: 'New', description: '', movies: [] } },
    { kind: 'collection-removed', collectionId: '5' },
  ]);
  const undone = apply(apply(before, change), inverse(before, change));
  expect(undone.collections.map(({ id }) => id)).toEqual(['1', '2', '3', '5']);
});

it('movies that come with ranks are in the order in which they are added, several at once as one after the other', () => {
  const ranks = fc.array(fc.option(fc.integer({ min: 0, max: 9 }).map(rankAt)), { maxLength: 9 });
  fc.assert(
    fc.property(ranks, (row) => {
      const actions = row.map((rank, at): LibraryAction => ({
        kind: 'movie-added-to-collection',
        collectionId: '1',
        title: { id: at, ...(rank !== null && { rank }) },
      }));
      const atOnce = apply(EMPTY_LIBRARY, batchOf(actions));
      const movies = atOnce.collections[0]?.movies ?? [];
      expect(byRank(movies)).toBe(movies);
      expect(movies.map(({ id }) => id)).toEqual(row.map((_, at) => at));
      expect(withoutRanks(atOnce)).toEqual(withoutRanks(actions.reduce(apply, EMPTY_LIBRARY)));
    }),
  );
});

describe('a batch of thousands', () => {
  /** Counts how often a title is looked at: what takes long, whatever the machine. */
  const setup = (count: number) => {
    let looks = 0;
    const titleOf = (id: number) => ({
      get id() {
        looks += 1;
        return id;
      },
      addedAt: '2026-11-21T12:00:00.000Z',
    });
    const ids = Array.from({ length: count }, (_, at) => at + 1);
    const actions = [
      ...ids.map((id): LibraryAction => ({ kind: 'title-saved', list: 'watchlist', title: titleOf(id) })),
      ...ids.map((id): LibraryAction => ({
        kind: 'movie-added-to-collection',
        collectionId: '1',
        title: titleOf(id),
      })),
      ...ids.map((id): LibraryAction => ({ kind: 'title-marked', title: { id }, set: { rating: 8 }, clear: [] })),
    ];
    return { change: batchOf(actions), looks: () => looks };
  };
  const LOOKS_PER_CHANGE = 30;

  it('looks at each title a few times, however many there are', () => {
    const count = 5_000;
    const { change, looks } = setup(count);
    const after = apply(EMPTY_LIBRARY, change);
    const undo = inverse(EMPTY_LIBRARY, change);
    expect([after.watchlist.length, after.collections[0]?.movies.length, after.marks.length]).toEqual([
      count,
      count,
      count,
    ]);
    expect(apply(after, undo)).toEqual(EMPTY_LIBRARY);
    expect(looks()).toBeLessThan(2 * count * LOOKS_PER_CHANGE);
  });
});
