import type { Identifier } from '#domain/library/bundle.ts';

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

export const STORES = ['entries', 'heads', 'checkpoints', 'names'] as const;

/** The entries of an owner from one number on, and up to another where given: both are in it. */
export const entriesOf = (owner: Identifier, first: number, last = Number.POSITIVE_INFINITY): IDBKeyRange =>
  IDBKeyRange.bound([owner, first], [owner, last]);

/** Those with these ids after the others. */
export const inClaimOrder = (records: readonly LogRecord[], last: readonly string[]): readonly LogRecord[] => {
  const ids = new Set(last);
  return [...records.filter(({ id }) => !ids.has(id)), ...records.filter(({ id }) => ids.has(id))];
};
