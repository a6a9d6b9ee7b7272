import { plainLetters } from '../text/plain-letters.ts';

// Latin accents alone: the marks of other scripts tell words apart.
const ACCENTS = /[\u0300-\u036f]/g;

/** A name without case, accents and punctuation: what two files call alike has the same. */
export const nameKey = (name: string): string => {
  const folded = plainLetters(name.normalize('NFKD').toLowerCase().replaceAll(ACCENTS, ''));
  const words = folded.match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join(' ') ?? folded.trim();
};
