import type { LibraryAction } from '../library-change.ts';
import type { MarkedTitle } from '../marks/mark.ts';
import type { SavedTitle, StoredTitle } from '../saved-title.ts';
import { lateRulesOf } from './late-rules.ts';

/** The kinds of action that are about one title of one list, and what such a list consists of. */
interface Items {
  'title-saved': SavedTitle;
  'title-removed': SavedTitle;
  'movie-added-to-collection': StoredTitle;
  'movie-removed-from-collection': StoredTitle;
  'title-marked': MarkedTitle;
  'viewings-changed': MarkedTitle;
}

export type ListAction = Extract<LibraryAction, { readonly kind: keyof Items }>;

/** What there is to know of one kind of them. `item` is what the list has of the title, if it has it. */
interface ListRules<Item, Action> {
  /** What the list has of the title then: the same reference when nothing changes. */
  readonly change: (item: Item | undefined, action: Action) => Item | undefined;
  /** The action that undoes it. Asked only where it changes something. @param place of the item in the list */
  readonly back: (item: Item | undefined, action: Action, place: () => number) => ListAction;
  /** Puts an item at a place of a list that may have an order of its own; as `toSpliced` does where it is absent. */
  readonly insert?: (list: readonly StoredTitle[], item: StoredTitle, index: number) => readonly StoredTitle[];
  /** Gives the items of a list, several of which were put at its end, ranks that say their order. */
  readonly arrange?: (list: readonly StoredTitle[]) => readonly StoredTitle[];
}

export type ListRulesTable<Kinds extends keyof Items> = {
  readonly [Kind in Kinds]: ListRules<Items[Kind], Extract<ListAction, { readonly kind: Kind }>>;
};

type EarlyKind = 'title-saved' | 'title-removed';

/** Their rules come late. */
export type LateListKind = Exclude<keyof Items, EarlyKind>;

/** Ignores what is there already, and what is missing (product.md, Lists: duplicates). */
const EARLY: ListRulesTable<EarlyKind> = {
  'title-saved': {
    change: (item, { title }) => item ?? title,
    back: (_, { list, title }) => ({ kind: 'title-removed', list, title }),
  },
  'title-removed': {
    change: () => undefined,
    back: (item, { list }, place) => ({ kind: 'title-saved', list, title: item as SavedTitle, index: place() }),
  },
};

const LATE: ReadonlySet<string> = new Set<LateListKind>([
  'movie-added-to-collection',
  'movie-removed-from-collection',
  'title-marked',
  'viewings-changed',
]);

const isEarly = (kind: string): kind is EarlyKind => Object.hasOwn(EARLY, kind);

export const isListAction = (action: LibraryAction): action is ListAction =>
  isEarly(action.kind) || LATE.has(action.kind);

// One entry for each kind: the table's type makes sure of it, but a lookup by a union loses which is which.
export const listRulesOf = ({ kind }: ListAction) =>
  (isEarly(kind) ? EARLY[kind] : lateRulesOf(kind)) as ListRules<StoredTitle, ListAction>;
