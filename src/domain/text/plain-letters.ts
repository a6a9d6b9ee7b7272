const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ƒ: 'f',
  ƶ: 'z',
  ǥ: 'g',
  ɨ: 'i',
  ʉ: 'u',
  ƀ: 'b',
  ə: 'a',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ς: 'σ',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

const DIGIT = /\p{Nd}/u;
const OTHER_DIGITS = /[^\P{Nd}0-9]/gu;

/** The digits of each script stand in a row from its zero on. */
const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
};

/** Letters and digits that Unicode does not take apart, in lower case, as people write them who lack the key. */
export const plainLetters = (text: string): string =>
  text.replaceAll(SPECIAL, (letter) => PLAIN[letter] ?? letter).replaceAll(OTHER_DIGITS, digitOf);

const OTHERWISE: Readonly<Record<string, string>> = { þ: 'p', ð: 'th', ŋ: 'ng', ø: 'oe', ß: 's' };

/** Letters as others write them who lack the key. */
export const otherLetters = (text: string): string =>
  text.replaceAll(/[þðŋøß]/gi, (letter) => OTHERWISE[letter.toLowerCase()] ?? 's');

const LOOSE: Readonly<Record<string, string>> = {
  // Arabic: forms of alef, yeh, heh and kaf, also Persian and Urdu ones, and hamza by itself.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ے: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ک: 'ك',
  ء: '',
  // Hebrew: what a letter looks like at a word's end.
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
};
/** With the hamza and the madda that Unicode takes off their letters. */
const SPELT = new RegExp(`[${Object.keys(LOOSE).join('')}\u0653-\u0655]`, 'g');
const KATAKANA = /[\u30a1-\u30f6]/g;
const FROM_HIRAGANA = 0x60;

/**
 * Letters of a script that are written in one way or another, as one: for finding, where one too many does no harm. What says whether two
 * names are of one title does without it.
 */
export const looseLetters = (text: string): string =>
  text
    .replaceAll(SPELT, (letter) => LOOSE[letter] ?? '')
    .replaceAll(KATAKANA, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - FROM_HIRAGANA));
