import type { LibraryAction } from '../library-change.ts';
import type { MarkedTitle } from '../mark.ts';
import type { SavedTitle, StoredTitle } from '../saved-title.ts';
import { changeMark, changeMarkBack } from './change-mark.ts';

/** The kinds of action that are about one title of one list, and what such a list consists of. */
interface Items {
  'title-saved': SavedTitle;
  'title-removed': SavedTitle;
  'movie-added-to-collection': StoredTitle;
  'movie-removed-from-collection': StoredTitle;
  'title-marked': MarkedTitle;
}

export type ListAction = Extract<LibraryAction, { readonly kind: keyof Items }>;

/** What there is to know of one kind of them. `item` is what the list has of the title, if it has it. */
interface ListRules<Item, Action> {
  /** What the list has of the title then: the same reference when nothing changes. */
  readonly change: (item: Item | undefined, action: Action) => Item | undefined;
  /** The action that undoes it. Asked only where it changes something. @param place of the item in the list */
  readonly back: (item: Item | undefined, action: Action, place: () => number) => ListAction;
}

type ListRulesTable = {
  readonly [Kind in keyof Items]: ListRules<Items[Kind], Extract<ListAction, { readonly kind: Kind }>>;
};

/** Ignores what is there already, and what is missing (product.md, Lists: duplicates). */
const RULES: ListRulesTable = {
  'title-saved': {
    change: (item, { title }) => item ?? title,
    back: (_, { list, title }) => ({ kind: 'title-removed', list, title }),
  },
  'title-removed': {
    change: () => undefined,
    back: (item, { list }, place) => ({ kind: 'title-saved', list, title: item as SavedTitle, index: place() }),
  },
  'movie-added-to-collection': {
    change: (item, { title }) => item ?? title,
    back: (_, { collectionId, title }) => ({ kind: 'movie-removed-from-collection', collectionId, title }),
  },
  'movie-removed-from-collection': {
    change: () => undefined,
    back: (item, { collectionId }, place) => ({
      kind: 'movie-added-to-collection',
      collectionId,
      title: item as StoredTitle,
      index: place(),
    }),
  },
  'title-marked': { change: changeMark, back: changeMarkBack },
};

export const isListAction = (action: LibraryAction): action is ListAction => Object.hasOwn(RULES, action.kind);

// One entry for each kind: the table's type makes sure of it, but a lookup by a union loses which is which.
export const listRulesOf = ({ kind }: ListAction) => RULES[kind] as ListRules<StoredTitle, ListAction>;
