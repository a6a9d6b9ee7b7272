import { injectable } from 'inversify';
import type { Checkpoint, Journal, JournalEntry, Recalled } from '#application/ports/journal.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { IndexedDbConnection } from '../store/indexed-db-connection.ts';
import { inTransaction } from '../store/in-transaction.ts';
import { addItems, type Addition } from './add-items.ts';
import { digestOf } from './digest-of.ts';
import { entriesFrom, JOURNAL_DATABASE, STORES, type JournalTransaction } from './journal-database.ts';
import { NO_HEAD, toEntry, toItem, WAITING } from './journal-record.ts';
import { Notes } from './notes.ts';
import { entriesOf, partClaimed, type Numbered } from './number-items.ts';
import { putCheckpoint } from './put-checkpoint.ts';

/**
 * Over IndexedDB, whose transactions are the arbiter between tabs. Their durability is the browser's default: a
 * transaction that has completed was measured to survive a browser killed at once, though not a power cut.
 */
@injectable()
export class IndexedDbJournal implements Journal {
  constructor(
    private readonly connection = new IndexedDbConnection(JOURNAL_DATABASE),
    private readonly notes = new Notes(),
  ) {}

  async note(changes: readonly LibraryChange[], signal?: AbortSignal): Promise<void> {
    const items = changes.map(toItem);
    await this.notes.write({ items, signal });
    if (signal?.aborted) await this.notes.crossOut(items);
    signal?.throwIfAborted();
  }

  async append(identifier: Identifier, changes: readonly LibraryChange[], signal?: AbortSignal): Promise<readonly JournalEntry[]> {
    const items = changes.map(toItem);
    const numbered = await this.number(identifier, { items, signal });
    // What stays there is not claimed a second time.
    const removed = this.notes.crossOut(items).catch(() => undefined);
    if (signal?.aborted) await removed;
    signal?.throwIfAborted();
    return entriesOf(changes, numbered);
  }

  async claim(identifier: Identifier): Promise<readonly string[]> {
    const noted = await this.notes.read();
    const waiting = entriesFrom(WAITING, 0);
    const known = await this.write(async (transaction) => {
      const entries = transaction.objectStore('entries');
      const heads = await transaction.objectStore('heads').getAll();
      // An earlier release had them wait among the entries.
      const { claimed, unclaimed } = partClaimed([...(await entries.getAll(waiting)), ...noted.items], heads);
      await addItems(transaction, identifier, { items: unclaimed });
      await entries.delete(waiting);
      return claimed.map(({ id }) => id);
    });
    await this.notes.remove(noted.keys);
    return known;
  }

  async recall(identifier: Identifier, text?: string): Promise<Recalled> {
    const hash = text === undefined ? undefined : await digestOf(text);
    return this.read(async (transaction) => {
      const checkpoint = await transaction.objectStore('checkpoints').get(identifier);
      const hashes = (await transaction.objectStore('hashes').get(identifier)) ?? [];
      const records = await transaction.objectStore('entries').getAll(entriesFrom(identifier, 0));
      const isNewest = checkpoint !== undefined && checkpoint.text === text;
      const isOwn = isNewest || (hash !== undefined && hashes.includes(hash));
      return { ...(checkpoint && { checkpoint }), isOwn, entries: records.map(toEntry) };
    });
  }

  since(identifier: Identifier, counter: number): Promise<readonly JournalEntry[] | undefined> {
    return this.read(async (transaction) => {
      const { checkpoint } = (await transaction.objectStore('heads').get(identifier)) ?? NO_HEAD;
      if (counter < checkpoint) return undefined;
      return (await transaction.objectStore('entries').getAll(entriesFrom(identifier, counter + 1))).map(toEntry);
    });
  }

  async checkpoint(identifier: Identifier, checkpoint: Checkpoint): Promise<void> {
    // Before there is a transaction, which would end while this is awaited.
    const hash = await digestOf(checkpoint.text);
    await this.write((transaction) => putCheckpoint(transaction, identifier, { ...checkpoint, hash }));
  }

  async forget(identifier: Identifier): Promise<void> {
    await this.write((transaction) =>
      Promise.all([
        transaction.objectStore('entries').delete(entriesFrom(identifier, 0)),
        ...(['heads', 'checkpoints', 'hashes'] as const).map((name) => transaction.objectStore(name).delete(identifier)),
      ]),
    );
  }

  async isEmpty(): Promise<boolean> {
    const { keys } = await this.notes.read();
    const counts = await this.read((transaction) => Promise.all(STORES.map((name) => transaction.objectStore(name).count())));
    return [keys.length, ...counts].every((count) => count === 0);
  }

  async erase(): Promise<void> {
    await this.notes.erase();
    await this.write((transaction) => Promise.all(STORES.map(async (name) => transaction.objectStore(name).clear())));
  }

  private number<Change>(identifier: Identifier, addition: Addition<Change>): Promise<Numbered<Change>> {
    return this.write(async (transaction) => {
      const added = await addItems(transaction, identifier, addition);
      // By itself it would commit once it has heard of each request.
      transaction.commit();
      return added;
    });
  }

  private read<Result>(act: (transaction: JournalTransaction<'readonly'>) => Promise<Result>): Promise<Result> {
    return this.connection.run((database) => inTransaction(database, { stores: STORES, mode: 'readonly', act }));
  }

  private write<Result>(act: (transaction: JournalTransaction<'readwrite'>) => Promise<Result>): Promise<Result> {
    return this.connection.run((database) => inTransaction(database, { stores: STORES, mode: 'readwrite', act }));
  }
}
