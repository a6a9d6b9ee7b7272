import * as v from 'valibot';
import { isFields, type Fields } from '#domain/fields.ts';
import type { Remainder } from '#domain/library/bundle.ts';
import type { Library, LibraryPart } from '#domain/library/library.ts';
import { isListName, LATER_PARTS, PART_NAMES } from '#domain/library/map-parts.ts';
import { byRank } from '#domain/library/order/rank.ts';
import { ofSavedLists } from '#domain/library/saved-lists.ts';
import { MARKED_TITLES } from './marked-titles.ts';
import { optional, type Schemas } from './read-fields.ts';
import { itemSchema, readList, type ListReader } from './read-list.ts';
import { STORED_COLLECTIONS } from './stored-collections.ts';
import { readPreferences, WHOLE_PREFERENCES } from './stored-preferences.ts';
import { SAVED_TITLES, VIEWED_TITLES } from './stored-titles.ts';
import { WATCHED_SHOWS } from './watched-shows.ts';

interface ReadPart<Value> {
  readonly value: Value;
  /** Items of a list that could not be read, as they were found. */
  readonly unreadable?: readonly unknown[];
}

/** How a part of the library is read from a bundle, and from a change in the log. */
interface StoredPart<Value> {
  /** The schema for a bundle's value of this part. Any other value is set aside. */
  readonly raw: v.GenericSchema;
  /** Reads a bundle's value, which may be missing. `absent` is the value of a missing part. */
  readonly read: (raw: unknown, absent: Value) => ReadPart<Value>;
  /** The schema for a change's value of this part. It is read whole or not at all. */
  readonly whole: v.GenericSchema<unknown, Value>;
}

const asRead = <Item>(items: readonly Item[]): readonly Item[] => items;

/** @param order in which the items are shown */
const listOf = <Item>(reader: ListReader<Item>, order = asRead<Item>): StoredPart<readonly Item[]> => ({
  raw: v.array(v.unknown()),
  read: (raw, absent) => {
    if (raw === undefined) return { value: absent };
    const { items, unreadable } = readList(raw as readonly unknown[], reader);
    return { value: order(items), unreadable };
  },
  whole: v.array(itemSchema(reader)),
});

type StoredParts = { readonly [Name in LibraryPart]: StoredPart<Library[Name]> };

/** The saved form of every part (product.md, Saving: bundle). */
const PARTS: StoredParts = {
  ...ofSavedLists(() => listOf(SAVED_TITLES)),
  collections: listOf(STORED_COLLECTIONS, byRank),
  viewingHistory: listOf(VIEWED_TITLES),
  preferences: {
    raw: v.custom<Fields>(isFields),
    read: (raw = {}, absent) => ({ value: readPreferences(raw as Fields, absent) }),
    whole: WHOLE_PREFERENCES,
  },
  username: {
    raw: v.nullable(v.string()),
    read: (raw, absent) => ({ value: raw === undefined ? absent : (raw as string | null) }),
    whole: v.nullable(v.string()),
  },
  marks: listOf(MARKED_TITLES),
  episodes: listOf(WATCHED_SHOWS),
};

/** The schemas for a bundle's values, by the names of the parts. */
export const RAW_PARTS: Schemas = Object.fromEntries(PART_NAMES.map((name) => [name, PARTS[name].raw]));

type Parts = Omit<Library, 'preferences'>;
const others: Schemas = Object.fromEntries(
  PART_NAMES.flatMap((name) => (name === 'preferences' ? [] : [[name, PARTS[name].whole]])),
);
/** The schema for parts in a change. */
export const WHOLE_PARTS = v.object(optional(others)) as unknown as v.GenericSchema<unknown, Partial<Parts>>;

type FormerLibrary = Pick<Library, 'preferences'> & Partial<Parts>;
/** The schema for a library in a change of a release until 1.2. The first one knew no later parts. */
export const FORMER_LIBRARY = v.object({
  ...others,
  ...optional(Object.fromEntries(LATER_PARTS.map((name) => [name, PARTS[name].whole]))),
  preferences: PARTS.preferences.whole,
}) as unknown as v.GenericSchema<unknown, FormerLibrary>;

/** The schema for a remainder in a change. */
export const REMAINDER = v.object({
  fields: v.custom<Fields>(isFields),
  items: v.object(
    optional(Object.fromEntries(PART_NAMES.filter(isListName).map((name) => [name, v.array(v.unknown())]))),
  ),
}) as unknown as v.GenericSchema<unknown, Remainder>;

/** The library that these fields hold, and the items of each list that could not be read. */
export const readParts = (
  fields: Fields,
  absent: Library,
): { readonly library: Library; readonly unreadable: Remainder['items'] } => {
  const read = PART_NAMES.map(<Name extends LibraryPart>(name: Name) => ({
    name,
    ...PARTS[name].read(fields[name], absent[name]),
  }));
  return {
    library: Object.fromEntries(read.map(({ name, value }) => [name, value])) as unknown as Library,
    unreadable: Object.fromEntries(
      read.flatMap(({ name, unreadable = [] }) => (unreadable.length > 0 ? [[name, unreadable]] : [])),
    ),
  };
};
