import { addressOf } from '../addresses/screens.ts';
import type { CalendarDay } from '../days/calendar-day.ts';
import type { DiaryEntry } from './diary-entries.ts';

/** A year of four digits as a text, or all time. */
export type YearName = string;

export const ALL_TIME = 'all';

const YEAR = /^[1-9]\d{3}$/;
const YEAR_LENGTH = 4;

/** What the address of the screen names; undefined where it is no year (product.md, Your year: years). */
export const readYear = (text = ''): YearName | undefined => (YEAR.test(text) || text === ALL_TIME ? text : undefined);

/** The year of a day, and of some time in a year; empty for some time. */
export const yearOfDay = (day: string): string => day.slice(0, YEAR_LENGTH);

/** The lines of a year, in their order; all of them for all time. */
export const entriesOfYear = (entries: readonly DiaryEntry[], year: YearName): readonly DiaryEntry[] =>
  year === ALL_TIME ? entries : entries.filter(({ day }) => yearOfDay(day) === year);

/** The years that there is something of, with this one and the one that is shown, the latest first; then all time. */
export const yearsToShow = (
  entries: readonly DiaryEntry[],
  shown: YearName,
  today: CalendarDay,
): readonly YearName[] => {
  const years = new Set([...entries.map(({ day }) => yearOfDay(day)), yearOfDay(today), shown]);
  return [
    ...[...years]
      .filter((year) => YEAR.test(year))
      .toSorted()
      .toReversed(),
    ALL_TIME,
  ];
};

/** The address of the screen. */
export const yearPath = (year: YearName): string => addressOf('year', { year });
