import * as v from 'valibot';
import { isRegisterList, type RegisterItems, type RegisterList } from '#domain/devices/register-lists.ts';
import { collectionIdOf, episodeOf, movieKey, viewingOf, type Register } from '#domain/devices/register.ts';
import { isFields } from '#domain/fields.ts';
import { collectionKey } from '#domain/library/collection.ts';
import { showKey } from '#domain/shows/watched-show.ts';
import { titleKey } from '#domain/title.ts';
import { MARKED_TITLES, VIEWING } from '../store/codec/marked-titles.ts';
import { optional } from '../store/codec/read-fields.ts';
import { COLLECTION_MOVIES, STORED_COLLECTIONS } from '../store/codec/stored-collections.ts';
import { SAVED_SEARCH } from '../store/codec/stored-preferences.ts';
import { SAVED_TITLES, VIEWED_TITLES } from '../store/codec/stored-titles.ts';
import { WATCHED_SHOWS } from '../store/codec/watched-shows.ts';

interface ItemReader<Item> {
  /** Undefined for what breaks a rule of the item. */
  readonly readItem: (raw: unknown) => Item | undefined;
  /** The key that it has to have. @param key the one that it has */
  readonly keyOf: (item: Item, key: string) => string;
}

const Viewing = v.object(optional(VIEWING));

const marked = (...fields: readonly (keyof RegisterItems['marks'])[]): ItemReader<RegisterItems['marks']> => ({
  readItem: (raw) => {
    const title = MARKED_TITLES.readItem(raw);
    return title && fields.some((field) => Object.hasOwn(title, field)) ? title : undefined;
  },
  keyOf: titleKey,
});

const READERS: { readonly [List in RegisterList]: ItemReader<RegisterItems[List]> } = {
  watchlist: SAVED_TITLES,
  favorites: SAVED_TITLES,
  marks: marked('seenAt', 'rating', 'note'),
  viewings: {
    readItem: (raw) => (isFields(raw) && v.is(Viewing, raw) ? raw : undefined),
    keyOf: (_, key) => (viewingOf(key) ? key : ''),
  },
  hidden: marked('hiddenAt'),
  collections: {
    readItem: (raw) => {
      const { movies: _, ...head } = STORED_COLLECTIONS.readItem(raw) ?? {};
      return 'id' in head ? head : undefined;
    },
    keyOf: collectionKey,
  },
  movies: { readItem: COLLECTION_MOVIES.readItem, keyOf: (title, key) => movieKey(collectionIdOf(key), title) },
  searches: {
    readItem: (raw) => (v.is(SAVED_SEARCH, raw) ? raw : undefined),
    keyOf: ({ name }) => name,
  },
  views: VIEWED_TITLES,
  shows: {
    readItem: (raw) => {
      const show = isFields(raw) ? WATCHED_SHOWS.readItem({ ...raw, seasons: {} }) : undefined;
      if (!show) return undefined;
      const { seasons: _, ...head } = show;
      return head;
    },
    keyOf: showKey,
  },
  episodes: {
    readItem: (raw) => {
      if (!isFields(raw)) return undefined;
      const { day } = raw;
      return day === undefined || Number.isSafeInteger(day) ? raw : undefined;
    },
    keyOf: (_, key) => (episodeOf(key) ? key : ''),
  },
};

// One entry for each list: the table's type makes sure of it, but a lookup by a union loses which is which.
const readerOf = (list: RegisterList) => READERS[list] as ItemReader<object>;

/** The item of a list as this release reads it; undefined where it cannot. */
const readRegisterItem = (list: string, key: string, raw: unknown): object | undefined => {
  if (!isRegisterList(list)) return undefined;
  const { readItem, keyOf } = readerOf(list);
  const item = readItem(raw);
  return item && keyOf(item, key) === key ? item : undefined;
};

/** A register with its item as it is read, or as it was written where it cannot be. */
export const withReadItem = (register: Register): Register => {
  const { list, key, item: raw } = register;
  const item = raw === null && isRegisterList(list) ? null : readRegisterItem(list, key, raw);
  return item === undefined ? { ...register, isUnread: true } : { ...register, item };
};
