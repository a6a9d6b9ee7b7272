import type { TitleKey } from '../../title.ts';
import type { ImportedList } from '../imported-title.ts';
import { collectionName, isNameCut, wholeNameLine } from './imported-collection-name.ts';
import { describedKey, type IndexedCollection, type LibraryIndex } from './library-index.ts';
import { listName } from './list-name.ts';

/** Whether a collection is described otherwise than a list of its name, and has none of its titles: it is another's. */
const isOfAnother = (collection: IndexedCollection, said: string, titles: readonly TitleKey[]): boolean =>
  said !== '' &&
  collection.description !== '' &&
  collection.description !== said &&
  !titles.some((title) => collection.titles.has(title));

/**
 * The collection that a list of the file fills, as far as there is one (product.md, Import: collections).
 * @param titles those of the list
 */
export const collectionOf = (
  { collections, byWholeName, byDescription }: LibraryIndex,
  { name, filedName = name, description }: ImportedList,
  titles: readonly TitleKey[],
): IndexedCollection | undefined => {
  const [list, said] = [listName(name), description.trim()];
  const named = collections.get(collectionName(list));
  if (!isNameCut(list)) {
    // Of several of one name it is the one that is described so, whatever number is behind the name.
    const described = said === '' ? undefined : byDescription.get(describedKey(listName(filedName), said));
    return described ?? (named && isOfAnother(named, said, titles) ? undefined : named);
  }
  // One of the same beginning may be that of another list, and says so.
  return byWholeName.get(wholeNameLine(list)) ?? (named?.isCutFrom === undefined ? named : undefined);
};
