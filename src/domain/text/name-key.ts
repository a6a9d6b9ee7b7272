import { plainLetters } from './plain-letters.ts';

/**
 * What most people leave out when they write: accents of Latin, Greek and Cyrillic letters, points of Hebrew, vowels of Arabic and Syriac and the line
 * that makes an Arabic word longer; and what chooses how an emoji is drawn. Other marks of other scripts tell words apart.
 */
const MARKS = new RegExp(
  `[${[
    String.raw`\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f`,
    String.raw`\u0591-\u05c7`,
    String.raw`\u0610-\u061a\u0640\u064b-\u0652\u0656-\u065f\u0670\u06d6-\u06ed\u0711\u0730-\u074a`,
    String.raw`\ufe00-\ufe0f`,
  ].join('')}]`,
  'g',
);
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
