/** As English has them: what other languages call them is told to nobody here. */
const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const LETTERS_AT_LEAST = 3;

/** The number of the month that an English word is the name of, in full or shortened; undefined for no month. */
const monthOf = (word: string): number | undefined => {
  const at = MONTHS.findIndex((month) => word.length >= LETTERS_AT_LEAST && month.startsWith(word.toLowerCase()));
  return at < 0 ? undefined : at + 1;
};

/** Which of year, month and day comes first, where three numbers are written. */
export type NumberOrder = 'year-first' | DateOrder;
export type DateOrder = 'day-first' | 'month-first';

/** A day as a cell has it. */
export type WrittenDay =
  | {
      readonly kind: 'numbers';
      readonly numbers: readonly [string, string, string];
      /** Months are never first where dots are between them. */
      readonly isDotted: boolean;
      /** A dot is behind each, as in Korean, and no number has a 0 before it. */
      readonly isKorean: boolean;
    }
  | { readonly kind: 'named'; readonly year: string; readonly month: number; readonly day: string }
  /** Days since the last of 1899, as spreadsheets count them. */
  | { readonly kind: 'serial'; readonly days: number };

/** A time of day behind a day, or within one, with its zone. */
const TIME_OF_DAY =
  /[T,]? ?(?:(?:at|um|à|a las|alle|às|kl\.?|klo) )?\d{1,2}[:h]\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[ap]\.? ?m\b\.?)?(?: uhr)?(?: ?(?:z|utc|gmt)\b)?(?: ?[+-]\d{2}:?\d{2})?(?: \([^()]*\))?/i;
/** With dots, only behind a year: '14.03' is a day. */
const DOTTED_TIME = /(?<=\d{4}\.?),? (?:(?:kl|klo|ore|alle|um)\.? )?\d{1,2}\.\d{2}(?:\.\d{2})?(?: uhr)?$/i;
const WEEKDAY = /^\p{L}+\.?,? (?=\d)/u;
const WEEKDAY_BEHIND = / ?[(（]\p{L}+\.?[)）]/u;
/** As programs write it to sort by: '20240314'. */
const COMPACT = /^((?:19|20)\d{2})(0[1-9]|1[0-2])([0-3]\d)$/;
const NUMBERS = /^(\d{1,4})([-/. ])(\d{1,2})\2(\d{1,4})(\.?)$/;
const SPACED = / ?([-/.]) ?/g;
const EAST_ASIAN = /^(\d{2,4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]?$/;
const SERIAL = /^\d{5}(?:[.,]\d+)?$/;
/** What is between the words of a day. */
const WORD = /\p{L}+|\d+/gu;
const ORDINAL = /(\d)(?:st|nd|rd|th|er|º|ª|\.)(?![\p{L}\d])/giu;

const withoutTime = (text: string): string =>
  text.replace(WEEKDAY_BEHIND, '').replace(DOTTED_TIME, '').replace(TIME_OF_DAY, '').replace(/,$/, '').trim();

const ofNumbers = (text: string): WrittenDay | undefined => {
  const [, first = '', separator, second = '', third = '', end] =
    NUMBERS.exec(text.replace(WEEKDAY, '').replaceAll(SPACED, '$1')) ?? [];
  if (separator === undefined) return undefined;
  const numbers = [first, second, third] as const;
  const isDotted = separator === '.';
  const isKorean = isDotted && end === '.' && !numbers.some((each) => each.startsWith('0'));
  return { kind: 'numbers', numbers, isDotted, isKorean };
};

const ofOneShape = (text: string): WrittenDay | undefined => {
  const [, year, month, day] = EAST_ASIAN.exec(text) ?? COMPACT.exec(text) ?? [];
  return year === undefined || day === undefined ? undefined : { kind: 'named', year, month: Number(month), day };
};

/** A weekday, the month, and small words. */
const WORDS_AT_MOST = 4;

const isNumber = (word: string): boolean => /^\d/.test(word);

/** Whether one of them is a year: it has four digits, or stands behind the month. '14-15 March' has none. */
const haveYear = (numbers: readonly string[], words: readonly string[]): boolean => {
  const month = words.findLastIndex((word) => monthOf(word) !== undefined);
  return numbers.some((number) => number.length > 2) || words.findLastIndex(isNumber) > month;
};

const ofWords = (text: string): WrittenDay | undefined => {
  const words: readonly string[] = text.replaceAll(ORDINAL, '$1').match(WORD) ?? [];
  const numbers = words.filter(isNumber);
  const month = words.flatMap((word) => monthOf(word) ?? []).at(-1);
  const [first = '', second = ''] = numbers;
  if (month === undefined || numbers.length !== 2 || words.length - 2 > WORDS_AT_MOST) return undefined;
  if (!haveYear(numbers, words)) return undefined;
  const isYearFirst = first.length === 4;
  return { kind: 'named', month, year: isYearFirst ? first : second, day: isYearFirst ? second : first };
};

/** The day that is written in a cell, whatever stands for its time; undefined for what is none. */
export const writtenDayIn = (cell: string): WrittenDay | undefined => {
  if (SERIAL.test(cell)) return { kind: 'serial', days: Math.floor(Number(cell.replace(',', '.'))) };
  const text = withoutTime(cell);
  return ofNumbers(text) ?? ofOneShape(text) ?? ofWords(text);
};
