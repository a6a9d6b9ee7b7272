import type { Checkpoint } from '#application/ports/journal.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { NO_HEAD, type Head, type JournalRecord } from './journal-record.ts';

export interface Shelf {
  readonly head: Head;
  /** In order. */
  readonly records: readonly JournalRecord[];
  readonly checkpoint?: Checkpoint;
  /** Every text that was a checkpoint of late, newest last. */
  readonly texts: readonly string[];
}

const EMPTY: Shelf = { head: NO_HEAD, records: [], texts: [] };

/** What journals in memory share: the tabs and visits of one device. */
export class JournalMemory {
  private readonly shelves = new Map<Identifier, Shelf>();

  get(identifier: Identifier): Shelf {
    return this.shelves.get(identifier) ?? EMPTY;
  }

  set(identifier: Identifier, shelf: Shelf): void {
    this.shelves.set(identifier, shelf);
  }

  /** Of every identifier but that one. */
  heads(except: Identifier): readonly Head[] {
    return [...this.shelves].flatMap(([identifier, { head }]) => (identifier === except ? [] : [head]));
  }

  get isEmpty(): boolean {
    return [...this.shelves.values()].every(({ records, checkpoint }) => records.length === 0 && !checkpoint);
  }

  delete(identifier: Identifier): void {
    this.shelves.delete(identifier);
  }

  clear(): void {
    this.shelves.clear();
  }
}
