import { seenAmong } from '../diary/seen-view.ts';
import { type Library, titleLists } from '../library/library.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import { titleKey, type TitleKey } from '../title.ts';

/** The titles that the visitor has on any list, has seen, rated or noted (product.md, Links: in common). */
export const ownTitles = (library: Library): ReadonlyMap<TitleKey, StoredTitle> =>
  new Map([...titleLists(library), seenAmong(library.marks)].flat().map((title) => [titleKey(title), title]));
