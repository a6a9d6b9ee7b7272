import { apply } from './apply.ts';
import { collectionKey } from './collection.ts';
import type { LibraryAction } from './library-change.ts';
import type { Library } from './library.ts';
import { indexOfTitle } from './saved-title.ts';

const batch = (actions: readonly LibraryAction[]): LibraryAction => ({ kind: 'batch', actions });
/** Undoes what changed nothing. */
const NOTHING = batch([]);

const collectionOf = (library: Library, collectionId: string) =>
  library.collections.find((each) => collectionKey(each) === collectionId);

type Inverses = {
  readonly [Kind in LibraryAction['kind']]: (
    library: Library,
    action: Extract<LibraryAction, { readonly kind: Kind }>,
  ) => LibraryAction;
};

const INVERSES: Inverses = {
  'title-saved': (_, { list, title }) => ({ kind: 'title-removed', list, title }),
  'title-removed': (library, { list, title }) => {
    const index = indexOfTitle(library[list], title);
    const saved = library[list][index];
    return saved ? { kind: 'title-saved', list, title: saved, index } : NOTHING;
  },
  'collection-created': (_, { collection }) => ({ kind: 'collection-removed', collectionId: collectionKey(collection) }),
  'collection-removed': (library, { collectionId }) => {
    const collection = collectionOf(library, collectionId);
    return collection
      ? { kind: 'collection-created', collection, index: library.collections.indexOf(collection) }
      : NOTHING;
  },
  'movie-added-to-collection': (_, { collectionId, title }) => ({
    kind: 'movie-removed-from-collection',
    collectionId,
    title,
  }),
  'movie-removed-from-collection': (library, { collectionId, title }) => {
    const movies = collectionOf(library, collectionId)?.movies ?? [];
    const index = indexOfTitle(movies, title);
    const movie = movies[index];
    return movie ? { kind: 'movie-added-to-collection', collectionId, title: movie, index } : NOTHING;
  },
  'title-viewed': ({ viewingHistory }) => ({ kind: 'history-replaced', viewingHistory }),
  'history-replaced': ({ viewingHistory }) => ({ kind: 'history-replaced', viewingHistory }),
  'theme-set': ({ preferences }) => ({ kind: 'theme-set', theme: preferences.theme }),
  'username-set': ({ username }) => ({ kind: 'username-set', username }),
  'library-replaced': (library) => ({ kind: 'library-replaced', library }),
  batch: (library, { actions }) => {
    const undone: LibraryAction[] = [];
    let before = library;
    for (const action of actions) {
      undone.unshift(inverse(before, action));
      before = apply(before, action);
    }
    return batch(undone);
  },
};

/** The action that undoes `action`, which is about to be applied to `library`: everything returns to its place. */
export const inverse = (library: Library, action: LibraryAction): LibraryAction => {
  if (apply(library, action) === library) return NOTHING;
  // One inverse for each kind: the table's type makes sure of it, but a lookup by a union loses which is which.
  const undo = INVERSES[action.kind] as (library: Library, action: LibraryAction) => LibraryAction;
  return undo(library, action);
};
