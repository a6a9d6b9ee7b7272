import { describe, expect, it } from 'vitest';
import { apply, inverse } from '../apply.ts';
import { EMPTY_LIBRARY, type Library } from '../library.ts';
import type { RefreshedTitle, TitlesRefreshed } from './titles-refreshed.ts';

const addedAt = '2026-01-01T12:00:00.000Z';
const checkedAt = '2026-11-21T12:00:00.000Z';
const LIBRARY: Library = {
  ...EMPTY_LIBRARY,
  watchlist: [
    { id: 1, addedAt },
    { id: 7, title: 'Old', release_date: '2025-01-01', addedAt },
  ],
  collections: [{ id: 5, name: 'Noir', description: '', movies: [{ id: 7, title: 'Old' }] }],
};
const action = (...titles: readonly RefreshedTitle[]): TitlesRefreshed => ({ kind: 'titles-refreshed', titles });
const IN_WATCHLIST: RefreshedTitle = {
  list: 'watchlist',
  title: { id: 7 },
  set: { title: 'New', checkedAt },
  clear: ['release_date'],
};
const IN_COLLECTION: RefreshedTitle = { collectionId: '5', title: { id: 7 }, set: { title: 'New' }, clear: [] };

describe('what the provider says now', () => {
  it('takes its place in the lists, which are in their order still', () => {
    const after = apply(LIBRARY, action(IN_WATCHLIST, IN_COLLECTION));
    expect(after.watchlist).toStrictEqual([
      { id: 1, addedAt },
      { id: 7, title: 'New', addedAt, checkedAt },
    ]);
    expect(after.collections[0]).toStrictEqual({ ...LIBRARY.collections[0], movies: [{ id: 7, title: 'New' }] });
  });

  it('is left out where the title has gone from its place meanwhile', () => {
    const missing = [
      { ...IN_WATCHLIST, list: 'favorites' as const },
      { ...IN_COLLECTION, collectionId: '9' },
    ];
    expect(apply(LIBRARY, action(...missing))).toBe(LIBRARY);
  });

  it('changes nothing the second time', () => {
    const once = apply(LIBRARY, action(IN_WATCHLIST, IN_COLLECTION));
    expect(apply(once, action(IN_WATCHLIST, IN_COLLECTION))).toBe(once);
  });

  it('is undone alone: what the visitor did since stays', () => {
    const refresh = action(IN_WATCHLIST, IN_COLLECTION);
    const later = apply(apply(LIBRARY, refresh), { kind: 'title-removed', list: 'watchlist', title: { id: 1 } });
    expect(apply(later, inverse(LIBRARY, refresh))).toEqual({ ...LIBRARY, watchlist: LIBRARY.watchlist.slice(1) });
  });
});
