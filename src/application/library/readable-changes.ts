import type { LibraryChange } from '#domain/library/library-change.ts';
import type { TabEntry } from '../ports/tab-channel.ts';

/** The changes of entries, without those that this release cannot read. */
export const readableChanges = (entries: readonly TabEntry[]): readonly LibraryChange[] =>
  entries.flatMap(({ change }) => (change ? [change] : []));
