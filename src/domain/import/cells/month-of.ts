import { lazy } from '../../lazy.ts';
import { nameKey } from '../../text/name-key.ts';

/** Of two languages that call two months alike, the first counts. */
const LANGUAGES = 'en de fr es it pt nl sv da nb fi pl cs hu ro tr ru uk el bg sk ca id'.split(' ');
/** What spreadsheets and people write besides. */
const OTHERS: Readonly<Record<string, number>> = { sept: 9, janner: 1, feber: 2, mrz: 3, fev: 2, avr: 4, dez: 12 };
const STYLES = ['long', 'short'] as const;
const MONTHS = 12;
const MID_MONTH = 15;
const ANY_YEAR = 2024;

/** A month as a language has it by itself and within a date: Polish has two words for each. */
const wordsOf = (language: string, month: number): readonly string[] => {
  const day = new Date(Date.UTC(ANY_YEAR, month - 1, MID_MONTH));
  return STYLES.flatMap((style) =>
    [{ month: style }, { month: style, day: 'numeric' } as const].map((fields) => {
      const parts = new Intl.DateTimeFormat(language, { ...fields, timeZone: 'UTC' }).formatToParts(day);
      return nameKey(parts.find(({ type }) => type === 'month')?.value ?? '');
    }),
  );
};

const months = lazy(() => {
  const words = LANGUAGES.flatMap((language) =>
    Array.from({ length: MONTHS }, (_, at) => wordsOf(language, at + 1).map((word) => [word, at + 1] as const)).flat(),
  );
  return new Map([...words.toReversed(), ...Object.entries(OTHERS)]);
});

/** The number of the month that a word is the name of, in 23 languages, in full or shortened; undefined for no month. */
export const monthOf = (word: string): number | undefined => {
  const key = nameKey(word);
  return /^\p{L}+$/u.test(key) ? months().get(key) : undefined;
};
