import { COLLECTION_DESCRIPTION_MAX, COLLECTION_NAME_MAX } from '../../library/names/collection-name.ts';
import { cutText, lengthOf } from '../../library/names/text-length.ts';

const GAP = ' … ';
/** How much of a name's end is kept where its beginning does not tell it from another. */
const END_LENGTH = 24;

// Counting characters takes a while: most names need no counting.
const isLongerThan = (text: string, max: number): boolean => text.length > max && lengthOf(text) > max;

const beginning = (text: string, max: number): string => (isLongerThan(text, max) ? cutText(text, max).trim() : text);

/** The beginning and the end of a text. */
const bothEnds = (text: string, max: number): string => {
  const end = text.slice(cutText(text, lengthOf(text) - END_LENGTH).length).trim();
  return `${beginning(text, max - END_LENGTH - GAP.length)}${GAP}${end}`;
};

/** Whether a collection cannot have all of a list's name. */
export const isNameCut = (list: string): boolean => isLongerThan(list, COLLECTION_NAME_MAX);

/** What a list of the file is called as a collection (product.md, Import: collections). */
export const collectionName = (list: string): string => beginning(list, COLLECTION_NAME_MAX);

/** What it is called where other collections have these names: lists whose names differ only at their ends stay apart. */
export const freeCollectionName = (list: string, taken: ReadonlySet<string>): string => {
  const names = [collectionName(list), ...(isNameCut(list) ? [bothEnds(list, COLLECTION_NAME_MAX)] : [])];
  const free = names.find((name) => !taken.has(name));
  if (free !== undefined) return free;
  for (let count = 2; ; count += 1) {
    const number = ` (${count})`;
    const name = `${beginning(list, COLLECTION_NAME_MAX - number.length)}${number}`;
    if (!taken.has(name)) return name;
  }
};

/** The first line of the description of a collection whose name is cut: by it the list finds its collection again. */
export const wholeNameLine = (list: string): string =>
  isLongerThan(list, COLLECTION_DESCRIPTION_MAX) ? bothEnds(list, COLLECTION_DESCRIPTION_MAX) : list;
