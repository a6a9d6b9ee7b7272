import { titleKey } from '../../title.ts';
import type { Library } from '../library.ts';

/** How many titles are in lists, collections and marks, each once. */
export const countTitles = ({ watchlist, favorites, collections, marks }: Library): number =>
  new Set([...watchlist, ...favorites, ...collections.flatMap(({ movies }) => movies), ...marks].map(titleKey)).size;
