import type { TitleRef } from '../title.ts';
import type { Library } from './library.ts';
import { indexOfTitle } from './saved-title.ts';

/** Whether a title is in a list or a collection, or has a mark. */
export const isListed = ({ watchlist, favorites, collections, marks }: Library, title: TitleRef): boolean =>
  [watchlist, favorites, marks, ...collections.map(({ movies }) => movies)].some(
    (list) => indexOfTitle(list, title) >= 0,
  );
