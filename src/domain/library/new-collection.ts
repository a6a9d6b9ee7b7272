import { collectionKey, type Collection, type CollectionTexts } from './collection.ts';
import type { Library } from './library.ts';
import type { StoredTitle } from './saved-title.ts';

/** For a new collection: the time of its creation (product.md, Collections: collection id), or the next millisecond that no other has. */
export const freeCollectionId = (taken: ReadonlySet<string>, time: number): string => {
  let free = time;
  while (taken.has(`${free}`)) free += 1;
  return `${free}`;
};

/** A collection of the visitor's, as it is made now. @param texts as they are to be */
export const newCollection = (
  { collections }: Pick<Library, 'collections'>,
  texts: CollectionTexts & { readonly movies: readonly StoredTitle[] },
  now: Date,
): Collection => ({
  id: freeCollectionId(new Set(collections.map(collectionKey)), now.getTime()),
  ...texts,
  createdAt: now.toISOString(),
});
