import { collectionKey, type Collection } from './collection.ts';

/** For a new collection: the time of its creation (product.md, Collections: collection id), or the next millisecond that no other has. */
export const freeCollectionId = (collections: readonly Collection[], now: Date): string => {
  let time = now.getTime();
  const isTaken = (collection: Collection) => collectionKey(collection) === `${time}`;
  while (collections.some(isTaken)) time += 1;
  return `${time}`;
};
