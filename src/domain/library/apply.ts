import { changeMarks, changeMarksBack } from './change-marks.ts';
import { addTitle, insert, removeTitle } from './change-titles.ts';
import { collectionKey, type Collection } from './collection.ts';
import type { LibraryAction } from './library-change.ts';
import type { Choices, Library } from './library.ts';
import { patchBack, patched } from './patch.ts';
import { indexOfTitle } from './saved-title.ts';

/** product.md, Lists: history cap. */
const HISTORY_LIMIT = 50;

const withPart = <Key extends keyof Library>(library: Library, key: Key, part: Library[Key]): Library =>
  library[key] === part ? library : { ...library, [key]: part };

const findCollection = (library: Library, collectionId: string): Collection | undefined =>
  library.collections.find((each) => collectionKey(each) === collectionId);

const withMovies = (
  library: Library,
  collectionId: string,
  change: (movies: Collection['movies']) => Collection['movies'],
): Library => {
  const collection = findCollection(library, collectionId);
  if (!collection) return library;
  const movies = change(collection.movies);
  if (movies === collection.movies) return library;
  const index = library.collections.indexOf(collection);
  return { ...library, collections: library.collections.with(index, { ...collection, movies }) };
};

const batch = (actions: readonly LibraryAction[]): LibraryAction => ({ kind: 'batch', actions });
/** Undoes what changed nothing. */
const NOTHING = batch([]);

/** What there is to know of one kind of action. */
interface Rules<Action extends LibraryAction> {
  /** The library after it: the same reference when nothing changes. */
  readonly apply: (library: Library, action: Action) => Library;
  /** The action that undoes it. Asked of the library before it, and only where it changes something. */
  readonly inverse: (library: Library, action: Action) => LibraryAction;
}

type ActionTable = {
  readonly [Kind in LibraryAction['kind']]: Rules<Extract<LibraryAction, { readonly kind: Kind }>>;
};

/** Ignores what is there already, and what is missing (product.md, Lists: duplicates). */
const ACTIONS: ActionTable = {
  'title-saved': {
    apply: (library, { list, title, index }) => withPart(library, list, addTitle(library[list], title, index)),
    inverse: (_, { list, title }) => ({ kind: 'title-removed', list, title }),
  },
  'title-removed': {
    apply: (library, { list, title }) => withPart(library, list, removeTitle(library[list], title)),
    inverse: (library, { list, title }) => {
      const index = indexOfTitle(library[list], title);
      const saved = library[list][index];
      return saved ? { kind: 'title-saved', list, title: saved, index } : NOTHING;
    },
  },
  'collection-created': {
    apply: (library, { collection, index }) =>
      findCollection(library, collectionKey(collection))
        ? library
        : withPart(library, 'collections', insert(library.collections, collection, index)),
    inverse: (_, { collection }) => ({ kind: 'collection-removed', collectionId: collectionKey(collection) }),
  },
  'collection-removed': {
    apply: (library, { collectionId }) => {
      const others = library.collections.filter((each) => collectionKey(each) !== collectionId);
      return others.length < library.collections.length ? withPart(library, 'collections', others) : library;
    },
    inverse: (library, { collectionId }) => {
      const collection = findCollection(library, collectionId);
      return collection
        ? { kind: 'collection-created', collection, index: library.collections.indexOf(collection) }
        : NOTHING;
    },
  },
  'movie-added-to-collection': {
    apply: (library, { collectionId, title, index }) =>
      withMovies(library, collectionId, (movies) => addTitle(movies, title, index)),
    inverse: (_, { collectionId, title }) => ({ kind: 'movie-removed-from-collection', collectionId, title }),
  },
  'movie-removed-from-collection': {
    apply: (library, { collectionId, title }) =>
      withMovies(library, collectionId, (movies) => removeTitle(movies, title)),
    inverse: (library, { collectionId, title }) => {
      const movies = findCollection(library, collectionId)?.movies ?? [];
      const index = indexOfTitle(movies, title);
      const movie = movies[index];
      return movie ? { kind: 'movie-added-to-collection', collectionId, title: movie, index } : NOTHING;
    },
  },
  'title-viewed': {
    // Here, not where views are recorded: that may be before it is known that no history is kept.
    apply: (library, { title }) =>
      library.preferences.keepsHistory === false
        ? library
        : withPart(
            library,
            'viewingHistory',
            [title, ...removeTitle(library.viewingHistory, title)].slice(0, HISTORY_LIMIT),
          ),
    inverse: ({ viewingHistory }) => ({ kind: 'history-replaced', viewingHistory }),
  },
  'history-replaced': {
    apply: (library, { viewingHistory }) => withPart(library, 'viewingHistory', viewingHistory.slice(0, HISTORY_LIMIT)),
    inverse: ({ viewingHistory }) => ({ kind: 'history-replaced', viewingHistory }),
  },
  'title-marked': {
    apply: (library, action) => withPart(library, 'marks', changeMarks(library.marks, action)),
    inverse: ({ marks }, action) => changeMarksBack(marks, action),
  },
  'choices-set': {
    apply: (library, { set, clear }) => withPart(library, 'preferences', patched(library.preferences, { set, clear })),
    inverse: ({ preferences }, { set, clear }) => ({
      kind: 'choices-set',
      ...patchBack<Choices>(preferences, { set, clear }),
    }),
  },
  'theme-set': {
    apply: (library, { theme }) =>
      theme === library.preferences.theme ? library : { ...library, preferences: { ...library.preferences, theme } },
    inverse: ({ preferences }) => ({ kind: 'theme-set', theme: preferences.theme }),
  },
  'username-set': {
    apply: (library, { username }) => withPart(library, 'username', username),
    inverse: ({ username }) => ({ kind: 'username-set', username }),
  },
  'library-replaced': {
    apply: (_, { library }) => library,
    inverse: (library) => ({ kind: 'library-replaced', library }),
  },
  batch: {
    apply: (library, { actions }) => actions.reduce(apply, library),
    inverse: (library, { actions }) => {
      const undone: LibraryAction[] = [];
      let before = library;
      for (const action of actions) {
        undone.unshift(inverse(before, action));
        before = apply(before, action);
      }
      return batch(undone);
    },
  },
};

// One entry for each kind: the table's type makes sure of it, but a lookup by a union loses which is which.
const rulesOf = ({ kind }: LibraryAction) => ACTIONS[kind] as Rules<LibraryAction>;

/** The library after an action: the same reference when nothing changes. */
export const apply = (library: Library, action: LibraryAction): Library => rulesOf(action).apply(library, action);

/** The action that undoes `action`, which is about to be applied to `library`: everything returns to its place. */
export const inverse = (library: Library, action: LibraryAction): LibraryAction =>
  apply(library, action) === library ? NOTHING : rulesOf(action).inverse(library, action);
