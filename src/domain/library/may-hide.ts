import type { Library } from './library.ts';

/** Whether there is something of the visitor's by which titles could be hidden, or that they have chosen to hide. */
export const mayHide = ({ marks, watchlist, favorites, preferences }: Library): boolean =>
  marks.length + watchlist.length + favorites.length > 0 || preferences.hides !== undefined;
