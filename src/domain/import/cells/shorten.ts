import { cutText, lengthOf } from '../../library/names/text-length.ts';

interface Shortened {
  readonly text: string;
  readonly isCut: boolean;
}

/** More than any text of so many characters takes; a file may have texts of megabytes, which take long to count. */
const UNITS_PER_CHARACTER = 40;

/** A text of at most `max` characters, as people count them, without spaces around it. */
export const shorten = (text: string, max: number): Shortened => {
  const trimmed = text.toWellFormed().trim();
  if (trimmed.length <= max) return { text: trimmed, isCut: false };
  const beginning = trimmed.slice(0, max * UNITS_PER_CHARACTER).toWellFormed();
  if (beginning.length === trimmed.length && lengthOf(trimmed) <= max) return { text: trimmed, isCut: false };
  return { text: cutText(beginning, max).trim(), isCut: true };
};
