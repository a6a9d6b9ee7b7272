import { apply } from '#domain/library/apply.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';

export const applyAll = (library: Library, changes: readonly LibraryChange[]): Library =>
  changes.reduce((before, { action }) => apply(before, action), library);

export const without = (changes: readonly LibraryChange[], ids: ReadonlySet<string>): readonly LibraryChange[] =>
  changes.some(({ id }) => ids.has(id)) ? changes.filter(({ id }) => !ids.has(id)) : changes;

export const idsOf = (changes: readonly LibraryChange[]): ReadonlySet<string> => new Set(changes.map(({ id }) => id));
