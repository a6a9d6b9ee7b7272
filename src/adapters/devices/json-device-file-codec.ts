import * as v from 'valibot';
import {
  DEVICE_FILE_MAX,
  type DecodedDeviceFile,
  type DeviceFile,
  type DeviceFileCodec,
  type DeviceFileFault,
} from '#application/ports/devices/device-file.ts';
import type { Known } from '#domain/devices/known.ts';
import { isRegisterList, type RegisterItems, type RegisterList } from '#domain/devices/register-lists.ts';
import {
  compareRegisters,
  registerId,
  type Register,
  type Registers,
  collectionIdOf,
  episodeOf,
  movieKey,
  viewingOf,
} from '#domain/devices/register.ts';
import { isStamp, type Stamp } from '#domain/devices/stamp.ts';
import { isFields } from '#domain/fields.ts';
import { collectionKey } from '#domain/library/collection.ts';
import { ofSavedLists } from '#domain/library/saved-lists.ts';
import { showKey } from '#domain/shows/watched-show.ts';
import type { Steps } from '#domain/steps.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { titleKey } from '#domain/title.ts';
import { MARKED_TITLES, VIEWING } from '../store/codec/marked-titles.ts';
import { optional } from '../store/codec/read-fields.ts';
import { COLLECTION_MOVIES, STORED_COLLECTIONS } from '../store/codec/stored-collections.ts';
import { SAVED_SEARCH } from '../store/codec/stored-preferences.ts';
import { SAVED_TITLES, VIEWED_TITLES } from '../store/codec/stored-titles.ts';
import { WATCHED_SHOWS } from '../store/codec/watched-shows.ts';
import { isSaidEntry, readSaid, saidEntryOf } from './said-entry.ts';

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
  ...ofSavedLists(() => SAVED_TITLES),
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
const withReadItem = (register: Register): Register => {
  const { list, key, item: raw } = register;
  const item = raw === null && isRegisterList(list) ? null : readRegisterItem(list, key, raw);
  return item === undefined ? { ...register, isUnread: true } : { ...register, item };
};

const KIND = 'devices';
const KNOWN = 'devices-known';
const VERSION = 1;

const text = v.pipe(v.string(), v.nonEmpty());
const Own = v.object({ matinee: v.literal(KIND), version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });
const Current = v.object({
  device: text,
  name: v.string(),
  clock: v.pipe(v.string(), v.isoTimestamp()),
  entries: v.array(v.unknown()),
});
const Kept = v.object({ matinee: v.literal(KNOWN), version: v.literal(VERSION), entries: v.array(v.unknown()) });

type Entry = readonly [
  list: string,
  key: string,
  stamp: Stamp,
  device: string,
  item: unknown,
  ...more: readonly unknown[],
];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isEntry = (raw: unknown): raw is Entry => {
  if (!Array.isArray(raw) || raw.length < 5) return false;
  const [list, key, stamp, device] = raw as readonly unknown[];
  return isText(list) && !/\s/.test(list) && isText(key) && isStamp(stamp) && isText(device);
};

/** A file that was cut off is no longer JSON, but begins as our files do. One that has only just been made is empty. */
const BEGINNING = /^\s*(?:\{\s*"matinee"\s*:\s*"devices"|$)/;

/** How our files name their device, also where they were cut off behind it. */
const DEVICE = /^\s*\{\s*"matinee"\s*:\s*"devices"\s*,\s*"version"\s*:\s*\d+\s*,\s*"device"\s*:\s*"([^"\\]+)"/;

const refused = (fault: DeviceFileFault): DecodedDeviceFile => ({ kind: 'refused', fault });

/** The texts of registers, which never change: a file has thousands of them, and most are as they were. */
const texts = new WeakMap<Register, string>();

const write = ({ list, key, stamp, device, item }: Register, ...more: readonly unknown[]): string =>
  JSON.stringify([list, key, stamp, device, item, ...more]);

const saidTextOf = (register: Register): string => {
  const entry = saidEntryOf(register);
  return entry ? `,\n${write(entry)}` : '';
};

/** The entry, and behind it the one that says when each fact of it was said. */
const textOf = (register: Register): string => {
  const known = texts.get(register) ?? write(register) + saidTextOf(register);
  texts.set(register, known);
  return known;
};

interface ReadEntry {
  readonly register: Register;
  readonly more: readonly unknown[];
}

const readEntry = (raw: unknown): ReadEntry | undefined => {
  if (!isEntry(raw)) return undefined;
  const [list, key, stamp, device, item, ...more] = raw;
  return { register: withReadItem({ list, key, stamp, device, item }), more };
};

function* readEntries(raws: readonly unknown[], moreAtMost: number): Steps<readonly ReadEntry[] | undefined> {
  const entries: ReadEntry[] = [];
  for (const raw of raws) {
    yield;
    const entry = readEntry(raw);
    if (!entry || entry.more.length > moreAtMost) return undefined;
    entries.push(entry);
  }
  return entries;
}

/** The greater one counts where a file that was put together by hand has two of one list and key. */
function* byId(entries: readonly ReadEntry[]): Steps<Registers> {
  const registers = new Map<string, Register>();
  const said: Register[] = [];
  for (const { register } of entries) {
    yield;
    const other = registers.get(registerId(register));
    if (isSaidEntry(register)) said.push(register);
    else if (!other || compareRegisters(register, other) > 0) registers.set(registerId(register), register);
  }
  for (const entry of said) {
    yield;
    const register = registers.get(entry.key);
    const read = register && readSaid(register, entry);
    if (read) registers.set(entry.key, { ...register, said: read });
  }
  return registers;
}

const START = '"entries":[';
const END = ']}';

/** An object as JSON, with its entries at the end, each in a line of its own. */
const joinLines = (head: object, entries: readonly string[]): string =>
  `${JSON.stringify(head).slice(0, -1)},${START}\n${entries.join(',\n')}\n${END}`;

const withoutComma = (line: string): string => (line.endsWith(',') ? line.slice(0, -1) : line);

function* parseEach(head: unknown, lines: readonly string[]): Steps<unknown> {
  const entries: unknown[] = [];
  for (const line of lines) {
    yield;
    const entry = parseJson(withoutComma(line));
    if (entry === undefined) return undefined;
    entries.push(entry);
  }
  return { ...(head as object), entries };
}

/**
 * The value of a JSON text. One as `joinLines` writes it is read line by line, as parsing megabytes at once holds the page up;
 * any other at once. Undefined for what is no JSON.
 */
function* parseLines(stored: string): Steps<unknown> {
  const lines = stored.trimEnd().split('\n');
  const [first = '', last] = [lines[0], lines.at(-1)];
  const entries = lines.slice(1, -1).filter((line) => line !== '');
  const head = first.endsWith(START) && last === END ? parseJson(`${first}${END}`) : undefined;
  return (head === undefined ? undefined : yield* parseEach(head, entries)) ?? parseJson(stored);
}

/** Files of devices as JSON (data-format.md). */
export class JsonDeviceFileCodec implements DeviceFileCodec {
  *encode({ device, name, writtenAt, registers }: DeviceFile): Steps<string> {
    const entries: string[] = [];
    for (const register of registers.values()) {
      yield;
      entries.push(textOf(register));
    }
    return joinLines({ matinee: KIND, version: VERSION, device, name, clock: writtenAt }, entries);
  }

  *decode(stored: string): Steps<DecodedDeviceFile> {
    if (stored.length > DEVICE_FILE_MAX) return refused('too-large');
    const raw = yield* parseLines(stored);
    if (!v.is(Own, raw)) return refused(BEGINNING.test(stored) ? 'damaged' : 'foreign');
    if (raw.version > VERSION) return refused('newer');
    const entries = v.is(Current, raw) ? yield* readEntries(raw.entries, 0) : undefined;
    if (!v.is(Current, raw) || !entries) return refused('damaged');
    const { device, name, clock: writtenAt } = raw;
    return { kind: 'read', file: { device, name, writtenAt, registers: yield* byId(entries) } };
  }

  *deviceOf(stored: string): Steps<string | undefined> {
    const [, device] = DEVICE.exec(stored) ?? [];
    if (device !== undefined) return device;
    const decoded = yield* this.decode(stored);
    return decoded.kind === 'read' ? decoded.file.device : undefined;
  }

  /** An entry that is not applied yet has one value more: what the library had before. */
  *encodeKnown({ registers, unapplied }: Known): Steps<string> {
    const entries: string[] = [];
    for (const [id, register] of registers) {
      yield;
      const before = unapplied.get(id);
      entries.push(before === undefined ? textOf(register) : write(register, before) + saidTextOf(register));
    }
    return joinLines({ matinee: KNOWN, version: VERSION }, entries);
  }

  *decodeKnown(stored: string): Steps<Known | undefined> {
    const raw = yield* parseLines(stored);
    const entries = v.is(Kept, raw) ? yield* readEntries(raw.entries, 1) : undefined;
    if (!entries) return undefined;
    const registers = yield* byId(entries);
    const unapplied = entries.flatMap(({ register, more }) =>
      more.length > 0 && registers.has(registerId(register))
        ? [[registerId(register), more[0] as object | null] as const]
        : [],
    );
    return { registers, unapplied: new Map(unapplied) };
  }
}
