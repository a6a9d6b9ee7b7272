import { lengthOf } from '../names/text-length.ts';
import { RATING_MAX } from './mark.ts';

export const NOTE_MAX = 500;

/** product.md, Marks: rating. */
export const isRating = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= RATING_MAX;

/** What separates two notes that were joined to one. */
export const NOTE_SEPARATOR = '\n\n';

/** product.md, Marks: note. Counting characters takes a while: most notes need no counting. */
export const isNote = (text: string): boolean => text !== '' && (text.length <= NOTE_MAX || lengthOf(text) <= NOTE_MAX);

/**
 * Whether a mark may have it: a note, or several of which joining has made one. So may be any paragraph as long as a note
 * (product.md, Marks: joined notes).
 */
export const isKeptNote = (text: string): boolean =>
  text !== '' && text.split(NOTE_SEPARATOR).every((part) => part === '' || isNote(part));
