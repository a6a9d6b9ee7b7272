import { expect, it } from 'vitest';
import type { LibraryAction } from '../../library/library-change.ts';
import { countsOfActions } from './counts-of-actions.ts';

const addedAt = '2026-11-20T12:00:00.000Z';
const NONE = { watchlist: 0, favorites: 0, collections: 0, movies: 0, episodes: 0, marks: 0 };
const saving = (list: 'watchlist' | 'favorites', id: number): LibraryAction => ({
  kind: 'title-saved',
  list,
  title: { id, addedAt },
});
const removing: LibraryAction = { kind: 'title-removed', list: 'watchlist', title: { id: 1 } };
const marking = (id: number): LibraryAction => ({ kind: 'title-marked', title: { id }, set: { rating: 8 }, clear: [] });
const ticking = (runs: string): LibraryAction => ({ kind: 'episodes-marked', title: { id: 1 }, season: 1, runs });
const collecting = (...ids: readonly number[]): LibraryAction => ({
  kind: 'collection-created',
  collection: { id: '9', name: 'Noir', description: '', movies: ids.map((id) => ({ id })) },
});
const adding: LibraryAction = { kind: 'movie-added-to-collection', collectionId: '9', title: { id: 7 } };

it.each<[Partial<typeof NONE>, readonly LibraryAction[]]>([
  [{}, []],
  [{ watchlist: 2, favorites: 1 }, [saving('watchlist', 1), saving('watchlist', 2), saving('favorites', 1), removing]],
  [{ marks: 2 }, [marking(1), marking(2)]],
  [{ episodes: 15 }, [ticking('1-10@20614,12'), ticking('1-4')]],
  [{ collections: 2, movies: 3 }, [collecting(1, 2, 3), collecting()]],
  [{ collections: 1, movies: 3 }, [collecting(1), adding, adding]],
])('an import adds %j', (counts, actions) => expect(countsOfActions(actions)).toEqual({ ...NONE, ...counts }));
