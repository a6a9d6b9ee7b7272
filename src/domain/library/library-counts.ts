import { titleKey, type TitleRef } from '../title.ts';
import { collectionKey } from './collection.ts';
import { EMPTY_LIBRARY, type Library } from './library.ts';
import { keysOf } from './saved-title.ts';

/** How much there is of each thing. */
export interface LibraryCounts {
  readonly watchlist: number;
  readonly favorites: number;
  readonly collections: number;
  /** In all collections together. */
  readonly movies: number;
  readonly views: number;
}

const NOTHING: Library = { ...EMPTY_LIBRARY, collections: [] };

const countNew = (before: readonly TitleRef[], after: readonly TitleRef[]): number => {
  const keys = keysOf(before);
  return after.filter((title) => !keys.has(titleKey(title))).length;
};

const countNewMovies = (before: Library, after: Library): number => {
  const moviesById = new Map(before.collections.map((each) => [collectionKey(each), each.movies]));
  return after.collections.reduce((sum, each) => sum + countNew(moviesById.get(collectionKey(each)) ?? [], each.movies), 0);
};

/** What a library has that it had not before. */
export const countsAdded = (before: Library, after: Library): LibraryCounts => {
  const ids = new Set(before.collections.map(collectionKey));
  return {
    watchlist: countNew(before.watchlist, after.watchlist),
    favorites: countNew(before.favorites, after.favorites),
    collections: after.collections.filter((each) => !ids.has(collectionKey(each))).length,
    movies: countNewMovies(before, after),
    views: countNew(before.viewingHistory, after.viewingHistory),
  };
};

export const countsOf = (library: Library): LibraryCounts => countsAdded(NOTHING, library);
