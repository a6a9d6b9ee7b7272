import { ownName } from '../browser/own-name.ts';

/** The log's deadline: IndexedDB may hang, as on iOS and on busy devices. */
export const LOG_LIMIT_MS = 2_000;

/** Stands for entries without an owner, because no identifier is empty. */
export const NO_OWNER = '';

const NAME = ownName('matinee-log');

const create = (database: IDBDatabase): void => {
  const entries = database.createObjectStore('entries', { keyPath: 'sequence', autoIncrement: true });
  entries.createIndex('id', 'id', { unique: true });
  entries.createIndex('owner', ['owner', 'sequence']);
  database.createObjectStore('heads');
  database.createObjectStore('checkpoints');
  // A database that was deleted and made again counts from one again. Its name distinguishes it from the one before.
  database.createObjectStore('names').add(Math.random().toString(36).slice(2), 'log');
};

/** A request as a promise: resolves with the request's result, and rejects with its error. */
export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')));
  });

/** Resolves once a transaction is durable; rejects when it was aborted. */
export const completionOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The transaction was aborted.')));
  });

/**
 * Opens the log's database. Rejects when it cannot be opened. It uses plain IndexedDB: it belongs to the first code of
 * the page, which no package should make larger.
 * @param lost is called once the connection is closed because another tab upgrades or deletes the database, which waits
 * for this connection.
 */
export const openLogDatabase = async (lost: () => void = () => undefined): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => {
    try {
      create(request.result);
    } catch {
      // Then the database does not open, and no tab takes half of it for the whole.
      request.transaction?.abort();
    }
  });
  const database = await answerOf(request);
  database.addEventListener('versionchange', () => database.close());
  for (const type of ['versionchange', 'close']) database.addEventListener(type, lost);
  return database;
};
