import { collectionKey, type Collection } from './collection.ts';
import type { LibraryAction } from './library-change.ts';
import type { Library } from './library.ts';
import { keysOf, type KeptTitle } from './saved-title.ts';
import { titleKey } from '../title.ts';

/** Those of `titles` that are not in `list`. */
const missingTitles = <T extends KeptTitle>(list: readonly KeptTitle[], titles: readonly T[]): readonly T[] => {
  const keys = keysOf(list);
  return titles.filter((title) => !keys.has(titleKey(title)));
};

const missingFromList = (list: 'watchlist' | 'favorites', library: Library, other: Library): readonly LibraryAction[] =>
  missingTitles(library[list], other[list]).map((title) => ({ kind: 'title-saved', list, title }));

const missingFromCollection = (library: Library, collection: Collection): readonly LibraryAction[] => {
  const collectionId = collectionKey(collection);
  const own = library.collections.find((each) => collectionKey(each) === collectionId);
  if (!own) return [{ kind: 'collection-created', collection }];
  return missingTitles(own.movies, collection.movies).map((title) => ({
    kind: 'movie-added-to-collection',
    collectionId,
    title,
  }));
};

const missingViews = ({ viewingHistory }: Library, other: Library): readonly LibraryAction[] => {
  const views = missingTitles(viewingHistory, other.viewingHistory);
  if (views.length === 0) return [];
  const both = [...viewingHistory, ...views];
  return [{ kind: 'history-replaced', viewingHistory: both.toSorted((a, b) => b.viewedAt.localeCompare(a.viewedAt)) }];
};

/**
 * The actions that bring into `library` what `other` has and it lacks: titles, collections and their movies, views, and a
 * name where there is none. What both have stays as it is in `library`, and nothing is removed.
 */
export const missingActions = (library: Library, other: Library): readonly LibraryAction[] => [
  ...missingFromList('watchlist', library, other),
  ...missingFromList('favorites', library, other),
  ...other.collections.flatMap((collection) => missingFromCollection(library, collection)),
  ...missingViews(library, other),
  ...(library.username === null && other.username !== null
    ? [{ kind: 'username-set', username: other.username } as const]
    : []),
];
