import { plainLetters } from './plain-letters.ts';

// Latin accents, and what chooses how an emoji is drawn. The marks of other scripts tell words apart.
const MARKS = /[\u0300-\u036f\ufe00-\ufe0f]/g;
const ASCII = /^[ -~]*$/;

// Most names are ASCII, where looking for letters of all scripts takes ten times as long.
const wordsOf = (folded: string): readonly string[] | null =>
  folded.match(ASCII.test(folded) ? /[a-z0-9]+/g : /[\p{L}\p{M}\p{N}]+/gu);

/** A name without case, accents and punctuation: what two files call alike has the same. */
export const nameKey = (name: string): string => {
  const folded = ASCII.test(name)
    ? name.toLowerCase()
    : plainLetters(name.normalize('NFKD').toLowerCase().replaceAll(MARKS, ''));
  return wordsOf(folded)?.join(' ') ?? folded.trim();
};
