import { NOTE_SEPARATOR } from '../../library/mark-limits.ts';

const contains = (whole: string, part: string): boolean =>
  `${NOTE_SEPARATOR}${whole}${NOTE_SEPARATOR}`.includes(`${NOTE_SEPARATOR}${part}${NOTE_SEPARATOR}`);

/** Both notes in one, whole, with a blank line between them: just the one where it has the other (product.md, Marks: joined notes). */
export const joinedNote = (first: string, second: string): string => {
  if (contains(first, second)) return first;
  return contains(second, first) ? second : `${first}${NOTE_SEPARATOR}${second}`;
};
