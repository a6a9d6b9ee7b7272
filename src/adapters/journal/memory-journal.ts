import { injectable } from 'inversify';
import type { Checkpoint, Journal, JournalEntry, Recalled } from '#application/ports/journal.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { JournalMemory } from './journal-memory.ts';
import { NO_HEAD, toEntry, toItem, WAITING, type Item } from './journal-record.ts';
import { entriesOf, headAfter, numberItems, partClaimed, type Numbered } from './number-items.ts';
import { remember } from './remember.ts';

/** Ends with the window. Each call has its turn when it is made, and answers later, as one over IndexedDB does. */
@injectable()
export class MemoryJournal implements Journal {
  /** @param memory shared with other journals of the device. */
  constructor(private readonly memory: JournalMemory = new JournalMemory()) {}

  async note(changes: readonly LibraryChange[], signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.add(WAITING, structuredClone(changes).map(toItem));
  }

  async append(identifier: Identifier, changes: readonly LibraryChange[], signal?: AbortSignal): Promise<readonly JournalEntry[]> {
    const items = structuredClone(changes).map(toItem);
    this.crossOut(items);
    signal?.throwIfAborted();
    return entriesOf(changes, this.add(identifier, items));
  }

  async claim(identifier: Identifier): Promise<readonly string[]> {
    const { records } = this.memory.get(WAITING);
    // Over IndexedDB it takes more than one turn, too.
    await Promise.resolve();
    const { claimed, unclaimed } = partClaimed(records, this.memory.heads(WAITING));
    this.add(identifier, unclaimed);
    this.crossOut(records);
    return claimed.map(({ id }) => id);
  }

  async recall(identifier: Identifier, text?: string): Promise<Recalled> {
    const { checkpoint, records, texts } = this.memory.get(identifier);
    const isOwn = text !== undefined && (text === checkpoint?.text || texts.includes(text));
    return { ...(checkpoint && { checkpoint }), isOwn, entries: records.map(toEntry) };
  }

  async since(identifier: Identifier, counter: number): Promise<readonly JournalEntry[] | undefined> {
    const { head, records } = this.memory.get(identifier);
    return counter < head.checkpoint ? undefined : records.filter((record) => record.counter > counter).map(toEntry);
  }

  async checkpoint(identifier: Identifier, { text, counter }: Checkpoint): Promise<void> {
    const shelf = this.memory.get(identifier);
    const known = { ...shelf, texts: remember(shelf.texts, text) };
    const isOlder = counter < shelf.head.checkpoint;
    this.memory.set(identifier, isOlder ? known : {
      ...known,
      head: { ...shelf.head, counter: Math.max(shelf.head.counter, counter), checkpoint: counter },
      checkpoint: { text, counter },
      records: shelf.records.filter((record) => record.counter > counter),
    });
  }

  async forget(identifier: Identifier): Promise<void> {
    this.memory.delete(identifier);
  }

  async isEmpty(): Promise<boolean> {
    return this.memory.isEmpty;
  }

  async erase(): Promise<void> {
    this.memory.clear();
  }

  private crossOut(items: readonly Item[]): void {
    const ids = new Set(items.map(({ id }) => id));
    const waiting = this.memory.get(WAITING);
    this.memory.set(WAITING, { ...waiting, head: NO_HEAD, records: waiting.records.filter(({ id }) => !ids.has(id)) });
  }

  private add<Change>(identifier: Identifier, items: readonly Item<Change>[]): Numbered<Change> {
    const shelf = this.memory.get(identifier);
    const ids = new Set(items.map(({ id }) => id));
    const kept = shelf.records.filter(({ id }) => ids.has(id));
    const numbered = numberItems({ identifier, head: shelf.head, items, kept });
    const { fresh } = numbered;
    const head = headAfter(shelf.head, fresh);
    this.memory.set(identifier, { ...shelf, head, records: [...shelf.records, ...fresh] });
    return numbered;
  }
}
