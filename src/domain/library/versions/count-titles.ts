import { showKey } from '../../shows/watched-show.ts';
import { titleKey } from '../../title.ts';
import type { Library } from '../library.ts';

/** How many titles are in lists, collections, marks and episodes, each once. */
export const countTitles = ({ watchlist, favorites, collections, marks, episodes }: Library): number => {
  const titles = [...watchlist, ...favorites, ...collections.flatMap(({ movies }) => movies), ...marks];
  return new Set([...titles.map(titleKey), ...episodes.map(showKey)]).size;
};
