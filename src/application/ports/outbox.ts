import type { LibraryChange } from '#domain/library/library-change.ts';

/** Where changes go that nothing but the page's memory holds, for the next visit to make. */
export interface Outbox {
  /** Keeps each change once. Never throws. @returns whether all are there, durably: else the device keeps nothing. */
  put(changes: readonly LibraryChange[]): boolean;
}

/** The outbox with what was put into it, by visits before or by this one. */
export interface OutboxContents extends Outbox {
  /** In the order in which they were made, those left out that this release cannot read. Never throws. */
  read(): readonly LibraryChange[];
  /** Forgets those of them that are there. Never throws. */
  remove(changes: readonly LibraryChange[]): void;
}
