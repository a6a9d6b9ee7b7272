import type { SavedSearch } from '../discovery/saved-search.ts';
import type { Fields } from '../fields.ts';
import type { CollectionHead, CollectionMovie } from '../library/collection.ts';
import type { MarkedTitle, MarkField, Viewing } from '../library/marks/mark.ts';
import { ofSavedLists, type SavedListName } from '../library/saved-lists.ts';
import { isTitleField, type SavedTitle, type ViewedTitle } from '../library/saved-title.ts';
import type { WatchedShow } from '../shows/watched-show.ts';

/** A show without its episodes: each of these has a register of its own. */
export type ShowHead = Omit<WatchedShow, 'seasons'>;

/** An episode that was seen: on a day since 1970, or some time. */
export interface SeenEpisode {
  readonly day?: number;
}

/** What the registers of each list hold (product.md, Devices: registers). */
export interface RegisterItems extends Readonly<Record<SavedListName, SavedTitle>> {
  readonly marks: MarkedTitle;
  readonly viewings: Viewing;
  readonly hidden: MarkedTitle;
  readonly collections: CollectionHead;
  readonly movies: CollectionMovie;
  readonly views: ViewedTitle;
  readonly searches: SavedSearch;
  readonly shows: ShowHead;
  readonly episodes: SeenEpisode;
}

export type RegisterList = keyof RegisterItems;

/** What there is to know of the registers of a list. A value is an item, or what the library has of it. */
interface ListRules<Item> {
  /**
   * What of it counts as a change, by its names: what the provider says of a title does not. Its `rank` is the place on all devices
   * (shared-ranks.ts): that of a library is its device's own.
   */
  readonly facts: (value: Item) => Fields;
  /** What of an item its key says, where it is no title: of a title that is given which the provider says. */
  readonly keyNames?: readonly (keyof Item & string)[];
  /** The item as it is shared: without what other lists hold of it. */
  readonly toItem: (value: Item) => Item;
  /** When it was written, as an ISO time, where that is known: never when something was seen. */
  readonly time: (value: Item) => string | null | undefined;
}

const itself = <Item>(value: Item): Item => value;
const without = <Item extends object>(value: Item, ...names: readonly (keyof Item & string)[]): Item =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !(names as readonly string[]).includes(name))) as Item;

/** What each of the two lists over the marks says of a title. */
export const MARK_FIELDS_OF: Readonly<Record<'marks' | 'hidden', readonly MarkField[]>> = {
  marks: ['seenAt', 'rating', 'note'],
  hidden: ['hiddenAt'],
};

/** Each of them has a register of its own. */
const VIEWINGS = 'viewings';

const SAVED: ListRules<SavedTitle> = {
  facts: ({ addedAt }) => ({ addedAt }),
  toItem: itself,
  time: ({ addedAt }) => addedAt,
};

const RULES: { readonly [List in RegisterList]: ListRules<RegisterItems[List]> } = {
  ...ofSavedLists(() => SAVED),
  marks: {
    facts: ({ seenAt, rating, note }) => ({ seenAt, rating, note }),
    toItem: (title) => without(title, ...MARK_FIELDS_OF.hidden, VIEWINGS),
    // The day on which a title was seen is not the time of writing, which is unknown.
    time: () => undefined,
  },
  viewings: { facts: ({ rating, note }) => ({ rating, note }), keyNames: [], toItem: itself, time: () => undefined },
  hidden: {
    facts: ({ hiddenAt }) => ({ hiddenAt }),
    toItem: (title) => without(title, ...MARK_FIELDS_OF.marks, VIEWINGS),
    time: ({ hiddenAt }) => hiddenAt,
  },
  collections: {
    facts: ({ name, description, cover, rank }) => ({ name, description, cover, rank }),
    keyNames: ['id'],
    toItem: (collection) => without<CollectionHead & { readonly movies?: unknown }>(collection, 'movies'),
    time: () => undefined,
  },
  movies: { facts: ({ rank }) => ({ rank }), toItem: itself, time: () => undefined },
  searches: { facts: ({ address }) => ({ address }), keyNames: ['name'], toItem: itself, time: () => undefined },
  views: { facts: ({ viewedAt }) => ({ viewedAt }), toItem: itself, time: ({ viewedAt }) => viewedAt },
  shows: {
    facts: ({ stoppedAt }) => ({ stoppedAt }),
    toItem: (show) => without<ShowHead & { readonly seasons?: unknown }>(show, 'seasons'),
    time: ({ stoppedAt }) => stoppedAt,
  },
  // As of marks, the day on which an episode was seen is not the time of writing.
  episodes: { facts: ({ day }) => ({ day }), keyNames: [], toItem: itself, time: () => undefined },
};

/** The lists that this release knows; a newer one may have others. */
export const REGISTER_LISTS = Object.keys(RULES) as readonly RegisterList[];

export const isRegisterList = (list: string): list is RegisterList => Object.hasOwn(RULES, list);

// One entry for each list: the table's type makes sure of it, but a lookup by a union loses which is which.
export const rulesOf = (list: RegisterList) => RULES[list] as ListRules<object>;

/** Whether a field is given with the thing itself: it follows what the library has, and nobody says it. */
export const isGivenIn = (list: string, name: string): boolean =>
  isRegisterList(list) &&
  ((rulesOf(list).keyNames as readonly string[] | undefined)?.includes(name) ?? isTitleField(name));

/** The fact that says where an item is among the others of its list. */
export const PLACE = 'rank';

/** What is said of a value of a list, whatever its place is. */
const factsWithoutPlace = (list: RegisterList, value: object): Fields =>
  Object.fromEntries(Object.entries(rulesOf(list).facts(value)).filter(([name]) => name !== PLACE));

/** Whether two values of a list are the same but for their places, and for what the provider says. */
export const isSameItem = (list: RegisterList, a: object, b: object): boolean => {
  const others = factsWithoutPlace(list, b);
  return Object.entries(factsWithoutPlace(list, a)).every(([name, fact]) => fact === others[name]);
};

const FACT_NAMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  REGISTER_LISTS.map((list) => [list, Object.keys(rulesOf(list).facts({}))]),
);

/** The names of the facts of a list; of an unknown one, none. */
export const factNamesOf = (list: string): readonly string[] =>
  (isRegisterList(list) ? FACT_NAMES[list] : undefined) ?? [];
