import { collectionName, isNameCut, wholeNameLine } from './collection-name.ts';
import type { IndexedCollection, LibraryIndex } from './library-index.ts';

/** The collection that a list of the file fills, as far as there is one (product.md, Import: collections). */
export const collectionOf = (
  { collections, byWholeName }: LibraryIndex,
  list: string,
): IndexedCollection | undefined => {
  const named = collections.get(collectionName(list));
  if (!isNameCut(list)) return named;
  // One of the same beginning may be that of another list, and says so.
  return byWholeName.get(wholeNameLine(list)) ?? (named?.isCutFrom === undefined ? named : undefined);
};
