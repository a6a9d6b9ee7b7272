import type { LibraryChange } from '#domain/library/library-change.ts';
import type { LogEntry } from '../ports/change-log.ts';

/** The changes of entries, without those that this release cannot read. */
export const changesOf = (entries: readonly LogEntry[]): readonly LibraryChange[] =>
  entries.flatMap(({ change }) => (change ? [change] : []));
