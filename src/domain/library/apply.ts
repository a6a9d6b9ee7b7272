import type { TitleRef } from '../title.ts';
import { collectionKey, type Collection } from './collection.ts';
import type { LibraryAction } from './library-change.ts';
import type { Library } from './library.ts';
import { containsTitle, indexOfTitle } from './saved-title.ts';

/** Spec section 9: viewing history cap. */
const HISTORY_LIMIT = 50;

const insert = <T>(list: readonly T[], item: T, index = list.length): readonly T[] => list.toSpliced(index, 0, item);

// A rule that changes nothing returns the list it was given: `===` then means "no change".
const addTitle = <T extends TitleRef>(list: readonly T[], title: T, index?: number): readonly T[] =>
  containsTitle(list, title) ? list : insert(list, title, index);

const removeTitle = <T extends TitleRef>(list: readonly T[], title: TitleRef): readonly T[] => {
  const index = indexOfTitle(list, title);
  return index < 0 ? list : list.toSpliced(index, 1);
};

const withPart = <Key extends keyof Library>(library: Library, key: Key, part: Library[Key]): Library =>
  library[key] === part ? library : { ...library, [key]: part };

const withMovies = (
  library: Library,
  collectionId: string,
  change: (movies: Collection['movies']) => Collection['movies'],
): Library => {
  const index = library.collections.findIndex((each) => collectionKey(each) === collectionId);
  const collection = library.collections[index];
  if (!collection) return library;
  const movies = change(collection.movies);
  if (movies === collection.movies) return library;
  return { ...library, collections: library.collections.with(index, { ...collection, movies }) };
};

type Rules = {
  readonly [Kind in LibraryAction['kind']]: (
    library: Library,
    action: Extract<LibraryAction, { readonly kind: Kind }>,
  ) => Library;
};

/** Spec section 4, Lists: duplicates and what is missing are ignored. */
const RULES: Rules = {
  'title-saved': (library, { list, title, index }) =>
    withPart(library, list, addTitle(library[list], title, index)),
  'title-removed': (library, { list, title }) => withPart(library, list, removeTitle(library[list], title)),
  'collection-created': (library, { collection, index }) =>
    library.collections.some((each) => collectionKey(each) === collectionKey(collection))
      ? library
      : withPart(library, 'collections', insert(library.collections, collection, index)),
  'collection-removed': (library, { collectionId }) =>
    library.collections.some((each) => collectionKey(each) === collectionId)
      ? withPart(library, 'collections', library.collections.filter((each) => collectionKey(each) !== collectionId))
      : library,
  'movie-added-to-collection': (library, { collectionId, title, index }) =>
    withMovies(library, collectionId, (movies) => addTitle(movies, title, index)),
  'movie-removed-from-collection': (library, { collectionId, title }) =>
    withMovies(library, collectionId, (movies) => removeTitle(movies, title)),
  'title-viewed': (library, { title }) =>
    withPart(library, 'viewingHistory', [title, ...removeTitle(library.viewingHistory, title)].slice(0, HISTORY_LIMIT)),
  'history-replaced': (library, { viewingHistory }) =>
    withPart(library, 'viewingHistory', viewingHistory.slice(0, HISTORY_LIMIT)),
  'theme-set': (library, { theme }) =>
    theme === library.preferences.theme ? library : { ...library, preferences: { ...library.preferences, theme } },
  'username-set': (library, { username }) => withPart(library, 'username', username),
  'library-replaced': (_, { library }) => library,
  batch: (library, { actions }) => actions.reduce(apply, library),
};

/** The library after an action: the same reference when nothing changes. */
export const apply = (library: Library, action: LibraryAction): Library => {
  // One rule for each kind: the table's type makes sure of it, but a lookup by a union loses which is which.
  const rule = RULES[action.kind] as (library: Library, action: LibraryAction) => Library;
  return rule(library, action);
};
