import type { LibraryChange } from '#domain/library/library-change.ts';

export const without = (changes: readonly LibraryChange[], ids: ReadonlySet<string>): readonly LibraryChange[] =>
  changes.some(({ id }) => ids.has(id)) ? changes.filter(({ id }) => !ids.has(id)) : changes;

export const idsOf = (changes: readonly LibraryChange[]): ReadonlySet<string> => new Set(changes.map(({ id }) => id));
