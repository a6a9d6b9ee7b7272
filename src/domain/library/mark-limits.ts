import { RATING_MAX } from './mark.ts';
import { lengthOf } from './names/text-length.ts';

export const NOTE_MAX = 500;

/** product.md, Marks: rating. */
export const isRating = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= RATING_MAX;

/** product.md, Marks: note. Counting characters takes a while: most notes need no counting. */
export const isNote = (text: string): boolean => text !== '' && (text.length <= NOTE_MAX || lengthOf(text) <= NOTE_MAX);
