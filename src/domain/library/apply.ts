import type { TitleRef } from '../title.ts';
import { changeMarks, changeMarksBack } from './change-marks.ts';
import { findCollection, findIn, withPart, withTitles } from './change-parts.ts';
import { addTitle, insert, removeTitle } from './change-titles.ts';
import { collectionKey } from './collection.ts';
import { refreshTitles, refreshTitlesBack } from './facts/refresh-titles.ts';
import type { TitlePlace } from './facts/title-place.ts';
import type { LibraryAction } from './library-change.ts';
import type { Choices, Library } from './library.ts';
import { patchBack, patched } from './patch.ts';
import type { SavedTitle, StoredTitle } from './saved-title.ts';

/** product.md, Lists: history cap. */
const HISTORY_LIMIT = 50;

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

type Addressed<Title> = TitlePlace & { readonly title: Title };

const addTo = (library: Library, action: Addressed<StoredTitle> & { readonly index?: number }): Library =>
  withTitles(library, action, (titles) => addTitle(titles, action.title, action.index));

const removeFrom = (library: Library, action: Addressed<TitleRef>): Library =>
  withTitles(library, action, (titles) => removeTitle(titles, action.title));

/** Ignores what is there already, and what is missing (product.md, Lists: duplicates). */
const ACTIONS: ActionTable = {
  'title-saved': {
    apply: addTo,
    inverse: (_, { list, title }) => ({ kind: 'title-removed', list, title }),
  },
  'title-removed': {
    apply: removeFrom,
    inverse: (library, { list, title }) => {
      const found = findIn(library, { list }, title);
      return found ? { kind: 'title-saved', list, title: found.title as SavedTitle, index: found.index } : NOTHING;
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
    apply: addTo,
    inverse: (_, { collectionId, title }) => ({ kind: 'movie-removed-from-collection', collectionId, title }),
  },
  'movie-removed-from-collection': {
    apply: removeFrom,
    inverse: (library, { collectionId, title }) => {
      const found = findIn(library, { collectionId }, title);
      return found ? { kind: 'movie-added-to-collection', collectionId, ...found } : NOTHING;
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
  'titles-refreshed': { apply: refreshTitles, inverse: refreshTitlesBack },
  'choices-set': {
    apply: (library, patch) => withPart(library, 'preferences', patched(library.preferences, patch)),
    inverse: ({ preferences }, { kind, ...patch }) => ({ kind, ...patchBack<Choices>(preferences, patch) }),
  },
  'theme-set': {
    apply: (library, { theme }) =>
      withPart(library, 'preferences', patched(library.preferences, { set: { theme }, clear: [] })),
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
