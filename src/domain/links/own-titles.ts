import { seenAmong } from '../diary/seen-view.ts';
import type { Library } from '../library/library.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import { titleKey, type TitleKey } from '../title.ts';

/** The titles that the visitor has on any list, has seen, rated or noted (product.md, Links: in common). */
export const ownTitles = ({ watchlist, favorites, collections, marks }: Library): ReadonlyMap<TitleKey, StoredTitle> =>
  new Map(
    [...watchlist, ...favorites, ...collections.flatMap(({ movies }) => movies), ...seenAmong(marks)].map((title) => [
      titleKey(title),
      title,
    ]),
  );
