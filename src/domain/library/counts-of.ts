import { EMPTY_LIBRARY, type Library } from './library.ts';
import { mapParts } from './map-parts.ts';
import type { LibraryCounts } from './parts/part.ts';

const NOTHING: Library = { ...EMPTY_LIBRARY, collections: [] };

/** What a library has that it had not before. */
export const countsAdded = (before: Library, after: Library): LibraryCounts =>
  Object.assign({}, ...mapParts(({ added }, name) => added(before[name], after[name]))) as LibraryCounts;

export const countsOf = (library: Library): LibraryCounts => countsAdded(NOTHING, library);

/** product.md, Frame: total items. */
export const totalItems = (library: Library): number =>
  mapParts(({ total }, name) => total(library[name])).reduce((sum, count) => sum + count, 0);
