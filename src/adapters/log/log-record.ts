import type { Identifier } from '#domain/library/bundle.ts';

/** An entry as the log stores it. The database gives it its `sequence`. */
export interface LogRecord {
  readonly sequence: number;
  readonly owner: Identifier;
  readonly id: string;
  /** The change as it was written, possibly by a newer release. */
  readonly change: unknown;
}

export type NewRecord = Omit<LogRecord, 'sequence'>;

/** Facts about an owner's entries that can be read without a checkpoint's text of millions of characters. */
export interface Head {
  /** The sequence of the newest checkpoint; 0 for a library that came along from elsewhere, and has no entry yet. */
  readonly checkpoint: number;
  /**
   * The sequence of the newest entry that was removed; 0 when there is none. A tab that knows this entry can read on
   * from entries alone.
   */
  readonly pruned: number;
}

/** Where there is no checkpoint. */
export const NO_HEAD: Head = { checkpoint: 0, pruned: 0 };

export const OBJECT_STORES = ['entries', 'heads', 'checkpoints', 'names'] as const;

/** The range of an owner's entries from `first` to `last`, both included. */
export const entriesOf = (owner: Identifier, first: number, last = Number.POSITIVE_INFINITY): IDBKeyRange =>
  IDBKeyRange.bound([owner, first], [owner, last]);

/** The records in the order in which they are claimed: those with the ids in `last` come after the others. */
export const inClaimOrder = (records: readonly LogRecord[], last: readonly string[]): readonly LogRecord[] => {
  const ids = new Set(last);
  return [...records.filter(({ id }) => !ids.has(id)), ...records.filter(({ id }) => ids.has(id))];
};
