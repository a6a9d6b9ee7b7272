import type { DBSchema, IDBPObjectStore } from 'idb';
import { IndexedDbConnection, type DatabaseShape } from '../store/indexed-db-connection.ts';
import { inTransaction } from '../store/in-transaction.ts';
import type { Addition } from './add-items.ts';
import type { Item } from './journal-record.ts';

type Key = number;

export interface NotesSchema extends DBSchema {
  readonly notes: { readonly key: Key; readonly value: Item };
}

/** Apart from the journal's, where a transaction waits for those before it, and each of them for the page to hear what it read. */
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

type NotesStore = IDBPObjectStore<NotesSchema, 'notes'[], 'notes', 'readwrite'>;

/** Of one request: the transaction fails with it, and says so. */
const heard = <T>(answer: Promise<T>): Promise<T> => {
  answer.catch(() => {});
  return answer;
};

/** Changes on their way into the journal, noted down at once, so that a browser killed at once has them. */
export class Notes {
  /** Of those written here, by their changes' ids; a key is missing where it could not be written. */
  private readonly keys = new Map<string, readonly Promise<Key | undefined>[]>();

  constructor(private readonly connection = new IndexedDbConnection(NOTES_DATABASE)) {}

  /** Durable when it resolves. */
  async write({ items, signal }: Addition<unknown>): Promise<void> {
    const written = this.run((notes) => (signal?.aborted ? [] : items).map((item) => heard(notes.add(item))));
    const keys = written.catch(() => []);
    for (const [at, { id }] of items.entries()) {
      this.keys.set(id, [...(this.keys.get(id) ?? []), keys.then((known) => known[at])]);
    }
    await written;
  }

  /** Removes those of these items that were written here. */
  async crossOut(items: readonly Item[]): Promise<void> {
    const keys = await Promise.all(items.flatMap(({ id }) => this.keys.get(id) ?? []));
    await this.remove(keys.filter((key) => key !== undefined));
    items.forEach(({ id }) => this.keys.delete(id));
  }

  async read(): Promise<Noted> {
    const [keys, items] = await this.run((notes) => [notes.getAllKeys(), notes.getAll()]);
    return { keys, items };
  }

  async remove(keys: readonly Key[]): Promise<void> {
    if (keys.length > 0) await this.run((notes) => keys.map((key) => notes.delete(key)));
  }

  async erase(): Promise<void> {
    await this.run((notes) => [notes.clear()]);
  }

  /** Asked and committed in one turn: what is written next need not wait until the page hears the answers. */
  private run<const Answers extends readonly Promise<unknown>[]>(
    ask: (notes: NotesStore) => Answers,
  ): Promise<{ -readonly [Each in keyof Answers]: Awaited<Answers[Each]> }> {
    return this.connection.run((database) =>
      inTransaction(database, {
        stores: ['notes'],
        mode: 'readwrite',
        act: async (transaction) => {
          const asked = ask(transaction.objectStore('notes'));
          transaction.commit();
          return Promise.all(asked);
        },
      }),
    );
  }
}
