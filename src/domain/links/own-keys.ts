import { seenAmong } from '../diary/seen-view.ts';
import type { Library } from '../library/library.ts';
import { keysOf } from '../library/saved-title.ts';
import type { TitleKey } from '../title.ts';

/** The titles that the visitor has on any list, has seen, rated or noted (product.md, Links: in common). */
export const ownKeys = ({ watchlist, favorites, collections, marks }: Library): ReadonlySet<TitleKey> =>
  keysOf([...watchlist, ...favorites, ...collections.flatMap(({ movies }) => movies), ...seenAmong(marks)]);
