import { findCollection, withPart } from './change-parts.ts';
import { insert, removeTitle } from './change-titles.ts';
import { collectionKey } from './collection.ts';
import { refreshTitles, refreshTitlesBack } from './facts/refresh-titles.ts';
import { HISTORY_LIMIT } from './history-limit.ts';
import type { LibraryAction } from './library-change.ts';
import type { Choices, Library } from './library.ts';
import { changeList, type ListRun } from './list-actions/change-list.ts';
import { isListAction, type ListAction } from './list-actions/list-rules.ts';
import { runsOf } from './list-actions/runs-of.ts';
import { patchBack, patched } from './patch.ts';

export const batch = (actions: readonly LibraryAction[]): LibraryAction => ({ kind: 'batch', actions });
/** Undoes what changed nothing. */
const NOTHING = batch([]);

/** What there is to know of one kind of action. */
interface Rules<Action extends LibraryAction> {
  /** The library after it: the same reference when nothing changes. */
  readonly apply: (library: Library, action: Action) => Library;
  /** The action that undoes it. Asked of the library before it, and only where it changes something. */
  readonly inverse: (library: Library, action: Action) => LibraryAction;
}

type OtherAction = Exclude<LibraryAction, ListAction>;
type ActionTable = {
  readonly [Kind in OtherAction['kind']]: Rules<Extract<OtherAction, { readonly kind: Kind }>>;
};

/** All but those about one title of one list, which have rules of their own. */
const ACTIONS: ActionTable = {
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
    apply: (library, { actions }) => applyAll(library, actions),
    inverse: (library, { actions }) => {
      const undone: LibraryAction[] = [];
      applyAll(library, actions, undone);
      return batch(undone.toReversed());
    },
  },
};

// One entry for each kind: the table's type makes sure of it, but a lookup by a union loses which is which.
const rulesOf = ({ kind }: OtherAction) => ACTIONS[kind] as Rules<OtherAction>;

const isListRun = (run: readonly LibraryAction[]): run is ListRun => run.some(isListAction);

/** @param undone takes what undoes each action, or each run of them, that changes something */
const applyAll = (library: Library, actions: readonly LibraryAction[], undone?: LibraryAction[]): Library =>
  runsOf(actions).reduce((before, run) => {
    if (isListRun(run)) return changeList(before, run, undone);
    undone?.push(...run.map((action) => inverse(before, action)));
    return run.reduce(apply, before);
  }, library);

/** The library after an action: the same reference when nothing changes. */
export const apply = (library: Library, action: LibraryAction): Library =>
  isListAction(action) ? changeList(library, [action]) : rulesOf(action).apply(library, action);

/** The action that undoes `action`, which is about to be applied to `library`: everything returns to its place. */
export const inverse = (library: Library, action: LibraryAction): LibraryAction => {
  const undone: LibraryAction[] = [];
  if (isListAction(action)) changeList(library, [action], undone);
  else if (rulesOf(action).apply(library, action) !== library) return rulesOf(action).inverse(library, action);
  return undone[0] ?? NOTHING;
};
