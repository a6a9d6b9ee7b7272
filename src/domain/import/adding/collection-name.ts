import { COLLECTION_NAME_MAX } from '../../library/names/collection-name.ts';
import { cutText } from '../../library/names/text-length.ts';

/** For a list of the file that has no name. */
const NAMELESS = 'Imported list';

/** What a list of the file is called as a collection (product.md, Import: collections). */
export const collectionName = (listName: string): string => {
  const name = listName.trim() || NAMELESS;
  // Counting characters takes a while: most names need no counting.
  return name.length <= COLLECTION_NAME_MAX ? name : cutText(name, COLLECTION_NAME_MAX).trim();
};
