import { COLLECTION_DESCRIPTION_MAX, COLLECTION_NAME_MAX } from '../../library/names/collection-name.ts';
import { cutText, lengthOf } from '../../library/names/text-length.ts';
import { shorten } from '../cells/shorten.ts';

const GAP = ' … ';
/** How much of a name's end is kept where its beginning does not tell it from another. */
const END_LENGTH = 24;

/** The beginning and the end of a text. */
const bothEnds = (text: string, max: number): string => {
  const end = text.slice(cutText(text, lengthOf(text) - END_LENGTH).length).trim();
  return `${shorten(text, max - END_LENGTH - GAP.length).text}${GAP}${end}`;
};

/** Whether a collection cannot have all of a list's name. */
export const isNameCut = (list: string): boolean => shorten(list, COLLECTION_NAME_MAX).isCut;

/** What a list of the file is called as a collection (product.md, Import: collections). */
export const collectionName = (list: string): string => shorten(list, COLLECTION_NAME_MAX).text;

/** What it is called where other collections have these names: lists whose names differ only at their ends stay apart. */
export const freeCollectionName = (list: string, taken: ReadonlySet<string>): string => {
  const names = [collectionName(list), ...(isNameCut(list) ? [bothEnds(list, COLLECTION_NAME_MAX)] : [])];
  const free = names.find((name) => !taken.has(name));
  if (free !== undefined) return free;
  for (let count = 2; ; count += 1) {
    const number = ` (${count})`;
    const name = `${shorten(list, COLLECTION_NAME_MAX - number.length).text}${number}`;
    if (!taken.has(name)) return name;
  }
};

/** The first line of the description of a collection whose name is cut: by it the list finds its collection again. */
export const wholeNameLine = (list: string): string =>
  shorten(list, COLLECTION_DESCRIPTION_MAX).isCut ? bothEnds(list, COLLECTION_DESCRIPTION_MAX) : list;
