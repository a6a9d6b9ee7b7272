import type { DBSchema, IDBPTransaction, StoreNames } from 'idb';
import type { Checkpoint } from '#application/ports/journal.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { DatabaseShape } from '../store/indexed-db-connection.ts';
import type { Head, JournalRecord } from './journal-record.ts';

export interface JournalSchema extends DBSchema {
  readonly entries: {
    readonly key: [Identifier, number];
    readonly value: JournalRecord;
    readonly indexes: { readonly id: [Identifier, string] };
  };
  readonly heads: { readonly key: Identifier; readonly value: Head };
  /** Apart from the heads: a text may have millions of characters, and only recalling needs it. */
  readonly checkpoints: { readonly key: Identifier; readonly value: Checkpoint };
  /** Of every text that was a checkpoint of late, newest last. */
  readonly hashes: { readonly key: Identifier; readonly value: readonly string[] };
}

export const STORES: StoreNames<JournalSchema>[] = ['entries', 'heads', 'checkpoints', 'hashes'];

export type JournalTransaction<Mode extends 'readonly' | 'readwrite'> = IDBPTransaction<
  JournalSchema,
  StoreNames<JournalSchema>[],
  Mode
>;

/** Apart from the store's: either can be had, or lost, without the other. */
export const JOURNAL_DATABASE: DatabaseShape<JournalSchema> = {
  name: 'matinee-journal',
  version: 1,
  upgrade: (database) => {
    const entries = database.createObjectStore('entries', { keyPath: ['identifier', 'counter'] });
    entries.createIndex('id', ['identifier', 'id'], { unique: true });
    database.createObjectStore('heads');
    database.createObjectStore('checkpoints');
    database.createObjectStore('hashes');
  },
};

/** The entries of an identifier from one counter on and, where given, up to another: both are in it. */
export const entriesFrom = (identifier: Identifier, first: number, last = Number.POSITIVE_INFINITY): IDBKeyRange =>
  IDBKeyRange.bound([identifier, first], [identifier, last]);
