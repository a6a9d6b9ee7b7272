import type { DBSchema, IDBPTransaction } from 'idb';
import { IndexedDbConnection, type DatabaseShape } from '../store/indexed-db-connection.ts';
import { inTransaction } from '../store/in-transaction.ts';
import type { Addition } from './add-items.ts';
import type { Item } from './journal-record.ts';

type Key = number;

export interface NotesSchema extends DBSchema {
  readonly notes: { readonly key: Key; readonly value: Item };
}

/** Apart from the journal's: there a transaction waits for those before it, each of which waits for the page to hear of it. */
export const NOTES_DATABASE: DatabaseShape<NotesSchema> = {
  name: 'matinee-journal-notes',
  version: 1,
  upgrade: (database) => void database.createObjectStore('notes', { autoIncrement: true }),
};

export interface Noted {
  readonly keys: readonly Key[];
  /** In the order in which they were noted down. */
  readonly items: readonly Item[];
}

type Transaction = IDBPTransaction<NotesSchema, 'notes'[], 'readwrite'>;

/** Changes on their way into the journal, noted down without reading anything, so that a browser killed at once has them. */
export class Notes {
  /** Of those written here; a key is missing where it could not be written. */
  private readonly keys = new Map<string, Promise<Key | undefined>>();

  constructor(private readonly connection = new IndexedDbConnection(NOTES_DATABASE)) {}

  /** Durable when it resolves. */
  async write({ items, signal }: Addition<unknown>): Promise<void> {
    const written = this.run(async (transaction) => {
      const store = transaction.objectStore('notes');
      const noted = signal?.aborted ? [] : items;
      const keys = noted.map((item) => {
        const key = store.add(item);
        // Where one that follows cannot be kept, the transaction says so.
        key.catch(() => {});
        return key;
      });
      transaction.commit();
      return Promise.all(keys);
    });
    const keys = written.catch(() => []);
    items.forEach(({ id }, at) => this.keys.set(id, keys.then((known) => known[at])));
    await written;
  }

  /** Removes those of these items that were written here. */
  async crossOut(items: readonly Item[]): Promise<void> {
    const keys = await Promise.all(items.map(async ({ id }) => this.keys.get(id)));
    items.forEach(({ id }) => this.keys.delete(id));
    await this.remove(keys.filter((key) => key !== undefined));
  }

  read(): Promise<Noted> {
    return this.run(async (transaction) => {
      const store = transaction.objectStore('notes');
      const [keys, items] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return { keys, items };
    });
  }

  async remove(keys: readonly Key[]): Promise<void> {
    if (keys.length === 0) return;
    await this.run(async (transaction) => Promise.all(keys.map(async (key) => transaction.objectStore('notes').delete(key))));
  }

  async erase(): Promise<void> {
    await this.run(async (transaction) => transaction.objectStore('notes').clear());
  }

  private run<Result>(act: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.connection.run((database) => inTransaction(database, { stores: ['notes'], mode: 'readwrite', act }));
  }
}
