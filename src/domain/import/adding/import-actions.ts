import { toMarkableTitle } from '../../library/facts/markable-title.ts';
import type { LibraryAction, SavedListName } from '../../library/library-change.ts';
import type { Library } from '../../library/library.ts';
import { toStoredTitle } from '../../library/saved-title.ts';
import type { ImportedList } from '../imported-title.ts';
import type { Addition } from './addition.ts';
import { collectionActions } from './collection-actions.ts';
import { indexLibrary } from './library-index.ts';
import type { MatchedTitle } from './matched-title.ts';
import { missingIn } from './missing-in.ts';
import { wantedTitles, type WantedTitle } from './wanted-titles.ts';

export interface ImportContext {
  /** What the file says of its lists. */
  readonly lists: readonly ImportedList[];
  readonly now: Date;
}

const saved = (list: SavedListName, { title }: WantedTitle, addedAt: string): LibraryAction => ({
  kind: 'title-saved',
  list,
  title: { ...toStoredTitle(title), addedAt },
});

const marked = ({ wanted, missing }: Addition): LibraryAction => ({
  kind: 'title-marked',
  title: toMarkableTitle(wanted.title),
  set: missing.mark,
  clear: [],
});

/**
 * The actions that bring into a library what a file says of titles, and the library lacks. What the library has stays as it is:
 * a rating, a note or a day above all (product.md, Import: gaps). Those about one list come in a row, so that they are quick.
 */
export const importActions = (
  library: Library,
  matches: readonly MatchedTitle[],
  { lists, now }: ImportContext,
): readonly LibraryAction[] => {
  const index = indexLibrary(library);
  const today = now.toISOString();
  const additions = wantedTitles(matches).map((wanted): Addition => ({ wanted, missing: missingIn(index, wanted) }));
  const listed = additions.filter(({ missing }) => missing.isListed);
  const liked = additions.filter(({ missing }) => missing.isLiked);
  const known = additions.filter(({ missing }) => Object.keys(missing.mark).length > 0);
  return [
    ...listed.map(({ wanted }) => saved('watchlist', wanted, wanted.listedAt ?? today)),
    ...liked.map(({ wanted }) => saved('favorites', wanted, wanted.likedAt ?? today)),
    ...collectionActions(index, additions, { lists, now }),
    ...known.map(marked),
  ];
};
