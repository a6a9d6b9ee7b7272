import { DAY_MS } from '../../day-ms.ts';
import { noonOf } from '../../library/seen-day.ts';
import type { NumberOrder, WrittenDay } from './written-day.ts';

/** A year of two digits is of this century up to now, or one of those before 2000. */
const FIRST_SHORT_YEAR = 70;
const CENTURY = 100;
/** The day 0 of spreadsheets. */
const SERIAL_ORIGIN = Date.UTC(1899, 11, 30);
/** Nobody has kept a list for longer. */
const FIRST_DAY = '1900-01-01';

const pad = (value: string | number): string => String(value).padStart(2, '0');

/** In full; undefined for what is no year: one is written with two digits or with four. */
const yearOf = (year: string, now: Date): number | undefined => {
  if (year.length === 4) return Number(year);
  if (year.length !== 2) return undefined;
  const thisYear = now.getFullYear();
  const century = thisYear - (thisYear % CENTURY);
  const short = Number(year);
  if (century + short <= thisYear) return century + short;
  return short >= FIRST_SHORT_YEAR ? century - CENTURY + short : undefined;
};

/** The same day in the calendar, if it is one that has been; time zones are a day apart. */
const checked = (day: string, now: Date): string | undefined => {
  const noon = noonOf(day);
  return noon && day >= FIRST_DAY && noon.getTime() < now.getTime() + DAY_MS ? day : undefined;
};

const ofParts = (parts: { year: string; month: string | number; day: string }, now: Date): string | undefined => {
  const year = yearOf(parts.year, now);
  if (year === undefined || parts.day.length > 2 || String(parts.month).length > 2) return undefined;
  return checked(`${String(year).padStart(4, '0')}-${pad(parts.month)}-${pad(parts.day)}`, now);
};

const inOrder = (
  { numbers: [first, second, third], isDotted }: Extract<WrittenDay, { readonly kind: 'numbers' }>,
  order: NumberOrder,
) => {
  if (order === 'year-first' || first.length === 4) return { year: first, month: second, day: third };
  if (order === 'day-first' || isDotted) return { year: third, month: second, day: first };
  return { year: third, month: first, day: second };
};

/** `YYYY-MM-DD` of a day as it is written; undefined for a day that is none, or is yet to come. */
export const calendarDay = (written: WrittenDay, order: NumberOrder, now: Date): string | undefined => {
  if (written.kind === 'named') return ofParts(written, now);
  if (written.kind === 'numbers') return ofParts(inOrder(written, order), now);
  return checked(new Date(SERIAL_ORIGIN + written.days * DAY_MS).toISOString().slice(0, 10), now);
};
