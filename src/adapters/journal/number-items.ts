import type { JournalEntry } from '#application/ports/journal.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { toEntry, type Head, type Item, type JournalRecord } from './journal-record.ts';

const recentOf = ({ recent = [] }: Head): readonly string[] => recent;

export interface Numbering<Change> {
  readonly identifier: Identifier;
  readonly head: Head;
  readonly items: readonly Item<Change>[];
  /** The records that are there already of these ids. */
  readonly kept: readonly JournalRecord[];
}

export interface Numbered<Change> {
  /** Those that are new. */
  readonly fresh: readonly JournalRecord<Change>[];
  readonly kept: readonly JournalRecord[];
}

/** Gives each item that is not there, and was not of late, the next place. */
export const numberItems = <Change>({ identifier, head, items, kept }: Numbering<Change>): Numbered<Change> => {
  const known = new Set([...kept.map(({ id }) => id), ...recentOf(head)]);
  const fresh: JournalRecord<Change>[] = [];
  for (const { id, change } of items) {
    if (known.has(id)) continue;
    known.add(id);
    fresh.push({ identifier, counter: head.counter + fresh.length + 1, id, change });
  }
  return { fresh, kept };
};

/** More than other tabs are likely to do before the next visit to what a page has left behind. */
const RECENT = 500;

/** The head once there are fresh entries. */
export const headAfter = (head: Head, fresh: readonly JournalRecord[]): Head => ({
  ...head,
  counter: head.counter + fresh.length,
  recent: [...recentOf(head), ...fresh.map(({ id }) => id)].slice(-RECENT),
});

/** Tells those that have an entry, or had one of late, from the others. */
export const partClaimed = <Each extends Item>(items: readonly Each[], heads: readonly Head[]) => {
  const known = new Set(heads.flatMap(recentOf));
  return { claimed: items.filter(({ id }) => known.has(id)), unclaimed: items.filter(({ id }) => !known.has(id)) };
};

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
