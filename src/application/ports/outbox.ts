import type { LibraryChange } from '#domain/library/library-change.ts';

/** Where a page that is left puts the changes that nothing but its memory holds, for the next visit to make. */
export interface Outbox {
  /** Durable when it returns. Keeps each change once. Never throws: where the device keeps nothing, they are lost. */
  put(changes: readonly LibraryChange[]): void;
}

/** What was put into the outbox by visits before, or by this one. */
export interface OutboxContents {
  /** In the order in which they were made, those left out that this release cannot read. Never throws. */
  read(): readonly LibraryChange[];
  /** Forgets those of them that are there. Never throws. */
  remove(changes: readonly LibraryChange[]): void;
}
