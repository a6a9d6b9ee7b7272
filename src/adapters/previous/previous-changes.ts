import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { ownName } from '../browser/own-name.ts';
import type { JournalEntry, JournalOf } from './journal-entry.ts';

const JOURNAL = ownName('matinee-journal');
const NOTES = ownName('matinee-journal-notes');
/** Stands for entries that had no identifier yet, in a release before the previous one. */
const NOBODY = '';

type JournalRecord = JournalEntry & { readonly identifier: string };
interface Head {
  readonly recent?: readonly string[];
}

/** The contents of the databases when they were read. */
export interface PreviousChanges {
  readonly journals: readonly JournalOf[];
  /** Changes without an identifier, in order. */
  readonly notes: readonly Omit<JournalEntry, 'counter'>[];
  /** Removes everything that was read, and nothing that came later: a tab of the previous release may be open. */
  readonly forget: () => Promise<void>;
}

/**
 * Runs `act` with an existing database. Resolves with undefined where no database has that name: opening it would make
 * one.
 */
const withExisting = async <T>(name: string, act: (database: IDBPDatabase) => Promise<T>): Promise<T | undefined> => {
  if (!(await indexedDB.databases()).some((each) => each.name === name)) return undefined;
  const database = await openDB(name);
  try {
    return await act(database);
  } finally {
    database.close();
  }
};

interface Rows {
  readonly keys: readonly IDBValidKey[];
  readonly values: readonly unknown[];
}

const NO_ROWS: Rows = { keys: [], values: [] };

const readStores = (name: string, stores: readonly string[]): Promise<Readonly<Record<string, Rows>> | undefined> =>
  withExisting(name, async (database) => {
    const found = stores.filter((store) => database.objectStoreNames.contains(store));
    const rows = found.map(async (store) => {
      const transaction = database.transaction(store);
      const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
      return [store, { keys, values: values as unknown[] }] as const;
    });
    return Object.fromEntries(await Promise.all(rows));
  });

/**
 * Removes the rows that were read, then the database, unless rows have come in the meantime. An open tab makes the
 * database again when it needs it.
 */
const forget = async (name: string, read: Readonly<Record<string, Rows>>, last: string): Promise<void> => {
  const isEmpty = await withExisting(name, async (database) => {
    for (const [store, { keys }] of Object.entries(read)) {
      if (!database.objectStoreNames.contains(store)) continue;
      const transaction = database.transaction(store, 'readwrite');
      await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done]);
    }
    return !database.objectStoreNames.contains(last) || (await database.count(last)) === 0;
  });
  if (isEmpty) void deleteDB(name).catch(() => undefined);
};

/** Reads the journal and the notes of the previous release. Rejects when they cannot be read. */
export const readPreviousChanges = async (): Promise<PreviousChanges> => {
  const [journal = {}, { notes = NO_ROWS } = {}] = await Promise.all([
    readStores(JOURNAL, ['entries', 'heads', 'checkpoints', 'hashes']),
    readStores(NOTES, ['notes']),
  ]);
  const { entries = NO_ROWS, heads = NO_ROWS, checkpoints = NO_ROWS, hashes = NO_ROWS } = journal;
  const of = ({ keys, values }: Rows, identifier: string): unknown => values[keys.indexOf(identifier)];
  const records = entries.values as readonly JournalRecord[];
  const identifiers = new Set([...heads.keys, ...records.map(({ identifier }) => identifier)] as string[]);
  identifiers.delete(NOBODY);
  return {
    journals: [...identifiers].map((identifier) => ({
      identifier,
      checkpoint: of(checkpoints, identifier) as JournalOf['checkpoint'],
      hashes: (of(hashes, identifier) as readonly string[] | undefined) ?? [],
      entries: records.filter((record) => record.identifier === identifier),
      recent: (of(heads, identifier) as Head | undefined)?.recent ?? [],
    })),
    notes: [...records.filter(({ identifier }) => identifier === NOBODY), ...(notes.values as readonly JournalEntry[])],
    forget: async () => {
      // The heads stay for a tab that is open. They are removed with the database.
      await forget(JOURNAL, { entries, checkpoints }, 'entries');
      await forget(NOTES, { notes }, 'notes');
    },
  };
};
