import { countsAdded } from '../counts-of.ts';
import type { Library } from '../library.ts';

/** How many titles of lists, collections and marks a change has taken away. The viewing history does not count. */
export const titlesRemoved = (before: Library, after: Library): number => {
  const { watchlist = 0, favorites = 0, movies = 0, marks = 0 } = countsAdded(after, before);
  return watchlist + favorites + movies + marks;
};
