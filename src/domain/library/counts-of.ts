import { EMPTY_LIBRARY, type Library } from './library.ts';
import { mapParts } from './map-parts.ts';
import type { LibraryCounts } from './parts/part.ts';

/** Without the collections that come with the app. */
export const NO_COLLECTIONS: Library = { ...EMPTY_LIBRARY, collections: [] };

/** What a library has that it had not before. */
export const countsAdded = (before: Library, after: Library): LibraryCounts =>
  Object.assign({}, ...mapParts(({ added }, name) => added(before[name], after[name]))) as LibraryCounts;

export const countsOf = (library: Library): LibraryCounts => countsAdded(NO_COLLECTIONS, library);

/** product.md, Frame: total items. */
export const totalItems = (library: Library): number =>
  mapParts(({ total }, name) => total(library[name])).reduce((sum, count) => sum + count, 0);
