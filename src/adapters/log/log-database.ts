import type { Identifier } from '#domain/library/bundle.ts';

/** No identifier is empty: this stands for entries without an owner. */
export const NO_OWNER: Identifier = '';

/** An entry as it is kept; `sequence` is the database's own. */
export interface LogRecord {
  readonly sequence: number;
  readonly owner: Identifier;
  readonly id: string;
  /** As it was written, be it by a newer release. */
  readonly change: unknown;
}

export type NewRecord = Omit<LogRecord, 'sequence'>;

/** What is to be known of an owner without reading a text of millions of characters. */
export interface Head {
  /** That of the newest checkpoint. */
  readonly checkpoint: number;
  /** That of the newest entry that is gone: a tab that knows it can read on from entries alone. */
  readonly pruned: number;
}

export const NO_HEAD: Head = { checkpoint: 0, pruned: 0 };

const NAME = 'matinee-log';
export const STORES = ['entries', 'heads', 'checkpoints', 'names'] as const;

const create = (database: IDBDatabase): void => {
  const entries = database.createObjectStore('entries', { keyPath: 'sequence', autoIncrement: true });
  entries.createIndex('id', 'id', { unique: true });
  entries.createIndex('owner', ['owner', 'sequence']);
  database.createObjectStore('heads');
  database.createObjectStore('checkpoints');
  // A database that was cleared and made again counts from one again: its name tells it from the one before.
  database.createObjectStore('names').add(Math.random().toString(36).slice(2), 'log');
};

/** As a promise: resolves with the answer to a request. */
export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')));
  });

/** Resolves once a transaction is durable; rejects when it was aborted. */
export const completionOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new DOMException('Aborted.', 'AbortError')));
  });

/** The entries of an owner from one number on, and up to another where given: both are in it. */
export const entriesOf = (owner: Identifier, first: number, last = Number.POSITIVE_INFINITY): IDBKeyRange =>
  IDBKeyRange.bound([owner, first], [owner, last]);

/**
 * Opens the log's database. Plain IndexedDB: it belongs to the first code of the page, which no package is to make larger.
 * @param lost is called when another tab upgrades or deletes the database, which waits for this connection.
 */
export const openLogDatabase = async (lost: () => void = () => undefined): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => create(request.result));
  const database = await answerOf(request);
  for (const type of ['versionchange', 'close']) database.addEventListener(type, () => lost());
  return database;
};
