import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#fixtures/fuzz/runs.ts';
import { arbitraryAction, arbitraryActions, repeatable } from '#fixtures/library/arbitrary-action.ts';
import { withoutRanks } from '#fixtures/library/without-ranks.ts';
import { titleKey } from '../title.ts';
import { apply, inverse } from './apply.ts';
import { collectionKey } from './collection.ts';
import type { LibraryAction } from './library-change.ts';
import { EMPTY_LIBRARY, type Library } from './library.ts';

const after = (actions: readonly LibraryAction[], from: Library = EMPTY_LIBRARY) => actions.reduce(apply, from);
const hasNoDuplicates = (keys: readonly string[]) => new Set(keys).size === keys.length;

const saved = (id: number, list: 'watchlist' | 'favorites' = 'watchlist'): LibraryAction => ({
  kind: 'title-saved',
  list,
  title: { id, media_type: 'movie', addedAt: '2026-11-21T12:00:00.000Z' },
});
const viewed = (id: number): LibraryAction => ({
  kind: 'title-viewed',
  title: { id, media_type: 'movie', viewedAt: '2026-11-21T12:00:00.000Z' },
});

describe('any sequence of changes', () => {
  it('never saves a title twice in one place', () => {
    fc.assert(
      fc.property(arbitraryActions, (actions) => {
        const { watchlist, favorites, collections, viewingHistory } = after(actions);
        for (const list of [watchlist, favorites, viewingHistory, ...collections.map(({ movies }) => movies)])
          expect(hasNoDuplicates(list.map(titleKey))).toBe(true);
        expect(hasNoDuplicates(collections.map(collectionKey))).toBe(true);
      }),
    );
  });

  it('keeps at most 50 titles in the viewing history', () => {
    fc.assert(
      fc.property(arbitraryActions, (actions) => {
        expect(after(actions).viewingHistory.length).toBeLessThanOrEqual(50);
      }),
    );
    expect(after(Array.from({ length: 80 }, (_, id) => viewed(id))).viewingHistory).toHaveLength(50);
  });

  it('is undone by its inverse, everything in its place', () => {
    fc.assert(
      fc.property(arbitraryActions, arbitraryAction, (actions, action) => {
        const before = after(actions);
        const undo = inverse(before, action);
        expect(withoutRanks(apply(apply(before, action), undo))).toEqual(withoutRanks(before));
      }),
      runs(500),
    );
  });

  it('returns the same library when what is saved is saved again, or what is gone removed again', () => {
    fc.assert(
      fc.property(arbitraryActions, repeatable, (actions, action) => {
        const once = after([...actions, action]);
        expect(apply(once, action)).toBe(once);
      }),
    );
  });
});

describe('the lists (product.md, Lists: duplicates)', () => {
  it('ignore what is there already', () => {
    const once = apply(EMPTY_LIBRARY, saved(1));
    expect(apply(once, saved(1))).toBe(once);
  });

  it('take movie 1396 and show 1396 for two titles, and a missing media type for movie', () => {
    const library = after([
      saved(1396),
      { kind: 'title-saved', list: 'watchlist', title: { id: 1396, media_type: 'tv', addedAt: '' } },
      { kind: 'title-saved', list: 'watchlist', title: { id: 1396, addedAt: '' } },
    ]);
    expect(library.watchlist.map(titleKey)).toEqual(['movie:1396', 'tv:1396']);
  });

  it('hold a title independently of each other', () => {
    const library = after([
      saved(1),
      saved(1, 'favorites'),
      { kind: 'title-removed', list: 'watchlist', title: { id: 1 } },
    ]);
    expect(library.watchlist).toEqual([]);
    expect(library.favorites).toHaveLength(1);
  });

  it('ignore a movie for a collection that is missing (product.md, Collections: duplicates)', () => {
    const action: LibraryAction = { kind: 'movie-added-to-collection', collectionId: '99', title: { id: 1 } };
    expect(apply(EMPTY_LIBRARY, action)).toBe(EMPTY_LIBRARY);
  });

  it('begin with the three default collections (product.md, Collections: defaults)', () => {
    expect(EMPTY_LIBRARY.collections.map(({ id, name, description }) => [id, name, description])).toEqual([
      ['1', 'Weekend Favorites', 'Perfect for weekend movie nights'],
      ['2', 'Action Pack', 'High-octane action movies'],
      ['3', 'Feel Good', 'Movies that make you smile'],
    ]);
  });
});

describe('the viewing history', () => {
  it('puts a title seen again at the front, once (product.md, Lists: history)', () => {
    const library = after([viewed(1), viewed(2), viewed(1)]);
    expect(library.viewingHistory.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('keeps the first 50 of a history that takes its place (product.md, Lists: history cap)', () => {
    const viewingHistory = Array.from({ length: 51 }, (_, id) => ({ id, viewedAt: '2026-11-21T12:00:00.000Z' }));
    const library = apply(EMPTY_LIBRARY, { kind: 'history-replaced', viewingHistory });
    expect(library.viewingHistory).toEqual(viewingHistory.slice(0, 50));
  });
});
