import * as v from 'valibot';
import { apply } from '#domain/library/apply.ts';
import type { Bundle } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY, type Library, type Preferences } from '#domain/library/library.ts';
import { isTheme } from '#domain/theme.ts';
import { COLLECTIONS } from './bundle-collection.ts';
import { SAVED_TITLES, VIEWED_TITLES } from './bundle-title.ts';
import { isFields, readFields, type Fields } from './read-fields.ts';
import { readList } from './read-list.ts';

const list = v.array(v.unknown());
const PARTS = {
  watchlist: list,
  favorites: list,
  collections: list,
  viewingHistory: list,
  preferences: v.custom<Fields>(isFields),
  username: v.nullable(v.string()),
  lastUpdated: v.string(),
  ipAddress: v.string(),
};
const PREFERENCES = { theme: v.custom(isTheme), preferredGenres: v.array(v.union([v.string(), v.number()])) };

type Parts = { readonly [Part in keyof typeof PARTS]?: v.InferOutput<(typeof PARTS)[Part]> };

const parseObject = (text: string): Fields | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const readLists = ({ watchlist = [], favorites = [], collections, viewingHistory = [] }: Parts) => ({
  watchlist: readList(watchlist, SAVED_TITLES),
  favorites: readList(favorites, SAVED_TITLES),
  collections: collections
    ? readList(collections, COLLECTIONS)
    : { items: EMPTY_LIBRARY.collections, unreadable: [] },
  viewingHistory: readList(viewingHistory, VIEWED_TITLES),
});

const itemsOf = (lists: ReturnType<typeof readLists>): Pick<Library, keyof typeof lists> => ({
  watchlist: lists.watchlist.items,
  favorites: lists.favorites.items,
  collections: lists.collections.items,
  viewingHistory: lists.viewingHistory.items,
});

const unreadableOf = (lists: ReturnType<typeof readLists>): Bundle['remainder']['items'] =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([name, { unreadable }]) => (unreadable.length > 0 ? [[name, unreadable]] : [])),
  );

const readPreferences = (raw: Fields = {}, defaults: Preferences): Preferences => {
  const read = readFields(raw, PREFERENCES) as Partial<Preferences>;
  const { theme, preferredGenres } = { ...defaults, ...read };
  return { ...read, theme, preferredGenres };
};

/**
 * The bundle that a stored text holds; undefined when the text is no JSON object. Never throws.
 * Any object will do (contract.md: a bundle written by hand must always load): a missing part has the default of an
 * empty library, preferences those given, and whatever is unknown or unreadable comes back as the remainder. Fields stay in the order they are in.
 */
export const decodeBundle = (stored: string, { preferences: defaults }: Library = EMPTY_LIBRARY): Bundle | undefined => {
  const raw = parseObject(stored);
  if (!raw) return undefined;
  const { watchlist, favorites, collections, viewingHistory, preferences, username, lastUpdated, ipAddress: _, ...fields } =
    readFields(raw, PARTS) as Parts & Fields;
  const lists = readLists({ watchlist, favorites, collections, viewingHistory } as Parts);
  const library = { ...itemsOf(lists), preferences: readPreferences(preferences, defaults), username: username ?? null };
  return {
    // Through the rule that knows how long a history may be.
    library: apply(library, { kind: 'history-replaced', viewingHistory: library.viewingHistory }),
    remainder: { fields, items: unreadableOf(lists) },
    ...(lastUpdated !== undefined && { lastUpdated }),
  };
};
