import type { Identifier } from '#domain/library/bundle.ts';
import { ownName } from '../browser/own-name.ts';
import type { Entries } from '../store/storage-medium.ts';
import type { LogRecord } from './log-record.ts';

const PREFIX = ownName('matinee_log_');
const ENTRY = /^(\d{12})_(.+)$/s;
const DIGITS = 12;
/** Under this key is the greatest number of an entry that was removed. */
export const LAST_KEY = `${PREFIX}last`;

interface EntryKey {
  readonly sequence: number;
  /** The id of the change. */
  readonly id: string;
}

/** The key of an entry in localStorage. */
export const logEntryKey = ({ sequence, id }: EntryKey): string =>
  `${PREFIX}${`${sequence}`.padStart(DIGITS, '0')}_${id}`;

/** The number and id in a key of localStorage; undefined when the key is none of the log's entries. */
export const readEntryKey = (key: string | null): EntryKey | undefined => {
  const [, sequence, id] = (key?.startsWith(PREFIX) && ENTRY.exec(key.slice(PREFIX.length))) || [];
  return id === undefined ? undefined : { sequence: Number(sequence), id };
};

/** The keys of all entries, in the order of the log. */
export const entryKeys = (storage: Entries): readonly EntryKey[] =>
  Array.from({ length: storage.length }, (_, at) => readEntryKey(storage.key(at)) ?? [])
    .flat()
    .toSorted((a, b) => a.sequence - b.sequence || (a.id < b.id ? -1 : 1));

/** A number as `remove` writes it; 0 for a damaged text: an entry under another key would never be read. */
const readLast = (text: string | null): number => (/^\d{1,12}$/.test(text ?? '') ? Number(text) : 0);

/** The number of the newest entry that there ever was. */
export const lastSequence = (storage: Entries): number =>
  Math.max(entryKeys(storage).at(-1)?.sequence ?? 0, readLast(storage.getItem(LAST_KEY)));

/**
 * Appends changes as the newest entries, except those with an id that is already there. Writes all of them or none.
 * @returns what it has written
 * @throws where there is no room
 */
export const appendEntries = <Change extends { readonly id: string }>(
  storage: Entries,
  changes: readonly Change[],
  owner: Identifier,
): readonly (LogRecord & { readonly change: Change })[] => {
  const known = new Set(entryKeys(storage).map(({ id }) => id));
  let sequence = lastSequence(storage);
  const added: (LogRecord & { readonly change: Change })[] = [];
  try {
    for (const change of changes) {
      if (known.has(change.id)) continue;
      known.add(change.id);
      const record = { sequence: (sequence += 1), id: change.id, owner, change };
      added.push(record);
      storage.setItem(logEntryKey(record), JSON.stringify({ owner, change }));
    }
  } catch (error) {
    for (const record of added) storage.removeItem(logEntryKey(record));
    throw error;
  }
  return added;
};
