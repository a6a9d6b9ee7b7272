import type { LibraryAction } from './library-change.ts';
import type { Library } from './library.ts';
import { mapParts } from './map-parts.ts';

/**
 * The actions that bring into `library` what `other` has and it lacks: titles, collections and their movies, views, and a
 * name where there is none. What both have stays as it is in `library`, and nothing is removed.
 */
export const missingActions = (library: Library, other: Library): readonly LibraryAction[] =>
  mapParts(({ missing }, name) => missing(library[name], other[name])).flat();
