import { apply } from '#domain/library/apply.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';

/** The library after each of the changes. */
export const librariesAfter = (before: Library, actions: readonly LibraryAction[]): readonly Library[] => {
  let library = before;
  return actions.map((action) => (library = apply(library, action)));
};
