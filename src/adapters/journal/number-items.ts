import type { JournalEntry } from '#application/ports/journal.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { toEntry, type Head, type Item, type JournalRecord } from './journal-record.ts';

export interface Numbering<Change> {
  readonly identifier: Identifier;
  /** The counter of the newest entry. */
  readonly counter: number;
  readonly items: readonly Item<Change>[];
  /** The records that are there already of these ids. */
  readonly kept: readonly JournalRecord[];
}

export interface Numbered<Change> {
  /** Those that are new. */
  readonly fresh: readonly JournalRecord<Change>[];
  readonly kept: readonly JournalRecord[];
}

/** Gives each item that is not there yet the next place. */
export const numberItems = <Change>({ identifier, counter, items, kept }: Numbering<Change>): Numbered<Change> => {
  const known = new Set(kept.map(({ id }) => id));
  const fresh: JournalRecord<Change>[] = [];
  for (const { id, change } of items) {
    if (known.has(id)) continue;
    known.add(id);
    fresh.push({ identifier, counter: counter + fresh.length + 1, id, change });
  }
  return { fresh, kept };
};

/** More than other tabs are likely to do before the next visit to what a page has left behind. */
const RECENT = 200;

/** @param fresh what the entries' newest are now. */
export const headAfter = (head: Head, fresh: readonly JournalRecord[]): Head => ({
  ...head,
  counter: head.counter + fresh.length,
  recent: [...(head.recent ?? []), ...fresh.map(({ id }) => id)].slice(-RECENT),
});

/** Those that have no entry, and had none of late. */
export const unclaimed = <Each extends Item>(items: readonly Each[], { recent = [] }: Head): readonly Each[] =>
  items.filter(({ id }) => !recent.includes(id));

/** One entry for each of the changes, in their order. */
export const entriesOf = (
  changes: readonly LibraryChange[],
  { fresh, kept }: Numbered<LibraryChange>,
): readonly JournalEntry[] => {
  const entries = new Map<string, JournalEntry>();
  for (const record of kept) entries.set(record.id, toEntry(record));
  for (const { id, counter, change } of fresh) entries.set(id, { counter, change });
  return changes.flatMap(({ id }) => entries.get(id) ?? []);
};
