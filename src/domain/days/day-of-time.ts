import { dayOf, parseDay, type CalendarDay } from './calendar-day.ts';
import { DAY_MS } from './day-ms.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
export const DAYS_A_WEEK = 7;
/** January 1, 1970 was a Thursday, and weeks begin on Mondays (ISO 8601). */
const FIRST_THURSDAY = 3;

export const isCalendarDay = (text: string): boolean => DAY.test(text) && parseDay(text) !== undefined;

/**
 * The day of what is kept of a time: a calendar day is itself, wherever it is read; an ISO time is the day that it is where the
 * visitor is. Empty for what is neither.
 */
export const dayOfTime = (text: string): CalendarDay => {
  if (isCalendarDay(text)) return text;
  const time = new Date(Date.parse(text));
  return Number.isNaN(time.getTime()) ? '' : dayOf(time);
};

/** The days since 1970 of a day that `parseDay` reads. */
export const dayNumber = (day: CalendarDay): number => (parseDay(day)?.getTime() ?? Number.NaN) / DAY_MS;

/** The day of a number as `dayNumber` gives it; empty for one that is in no year of four digits. */
export const dayOfNumber = (day: number): CalendarDay => {
  const time = new Date(day * DAY_MS);
  const text = Number.isNaN(time.getTime()) ? '' : time.toISOString().slice(0, 10);
  return isCalendarDay(text) ? text : '';
};

/** When a day begins where the visitor is, in milliseconds; NaN for what is no day. */
export const dayBegins = (day: CalendarDay): number => Date.parse(`${day}T00:00`);

/** The weeks since the one of January 1, 1970. @param day as `dayNumber` gives it */
export const weekNumber = (day: number): number => Math.floor((day + FIRST_THURSDAY) / DAYS_A_WEEK);

/** The Monday of a day's week: weeks begin on Mondays everywhere (ISO 8601). */
export const mondayOf = (day: CalendarDay): CalendarDay => {
  const number = dayNumber(day);
  return dayOfNumber(number - ((((number + FIRST_THURSDAY) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK));
};
