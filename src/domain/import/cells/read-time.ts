import { pad, type CalendarDay } from '../../days/calendar-day.ts';
import { isCalendarDay } from '../../days/day-of-time.ts';
import { noonOf } from '../../library/marks/seen-day.ts';
import { textOf } from './json-fields.ts';

const DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
/** What is not known of a day is 0: its month, too, or else nothing but the day. */
const OF_YEAR = /^(?:(\d{4})[-/.]\d{1,2}[-/.]00?|00[-/.]\d{1,2}[-/.](\d{4}))$/;
/** Java puts the name of the zone behind its hours. */
const TIME =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)\d* ?(?:Z|UTC|([+-]\d{2}):?(\d{2})?)?(?:\[[^[\]]*\])?$/;
/** Seconds or milliseconds since 1970, of this century. */
const EPOCH = /^(\d{10})(\d{3})?$/;
/** IMDb's until 2016: 'Sat Apr 23 08:36:35 2011'. */
const SPOKEN = /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) +(\d{1,2}) (\d{2}:\d{2}:\d{2}) (\d{4})$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const ofSpoken = (text: string): Date | undefined => {
  const [, month = '', day = '', time, year] = SPOKEN.exec(text) ?? [];
  return year === undefined ? undefined : new Date(`${year}-${pad(MONTHS.indexOf(month) + 1)}-${pad(day)}T${time}Z`);
};

const ofTime = (text: string): Date | undefined => {
  const [, day, time, hours = '+00', minutes = '00'] = TIME.exec(text) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${time}${hours}:${minutes}`);
};

const ofEpoch = (text: string): Date | undefined => {
  const [, seconds, ms = '000'] = EPOCH.exec(text) ?? [];
  return seconds === undefined ? undefined : new Date(Number(seconds + ms));
};

/** Some time in a year is its first moment. */
const ofYear = (text: string): Date | undefined => {
  const [, first, last = first] = OF_YEAR.exec(text) ?? [];
  return last === undefined ? undefined : new Date(`${last}-01-01T00:00:00Z`);
};

const dayIn = (text: string): CalendarDay | undefined => {
  const [, year, month = '', day = ''] = DAY.exec(text) ?? [];
  return year === undefined ? undefined : `${year}-${pad(month)}-${pad(day)}`;
};

/**
 * What services write where they do not know the time: the first day of a computer's calendar, which is the evening before it west of UTC;
 * the year 1. Years of more than four digits begin with a sign, which comes before any digit.
 */
const isStandIn = (written: string): boolean => /^(?:1970-01-01|1969-12-31)/.test(written) || written < '1900';

/** As ISO; undefined for what is no time, or stands for an unknown one. */
const isoOf = (time: Date | undefined): string | undefined => {
  if (!time || Number.isNaN(time.getTime())) return undefined;
  const iso = time.toISOString();
  return isStandIn(iso) ? undefined : iso;
};

/** A time as services write it (product.md, Import: times). A day is its noon here; a time without a zone is UTC. */
export const readTime = (value: unknown): string | undefined => {
  const text = textOf(value);
  const [year, day] = [ofYear(text), dayIn(text)];
  return year || day === undefined ? isoOf(year ?? ofTime(text) ?? ofSpoken(text) ?? ofEpoch(text)) : timeOfDay(day);
};

/**
 * The time that is kept for a day, `YYYY-MM-DD`. At noon here it may be another day in UTC: what counts is the day. It is never midnight in UTC:
 * that of a January 1 stands for its year.
 */
export const timeOfDay = (day: CalendarDay): string | undefined => (isStandIn(day) ? undefined : ownTimeOfDay(day));

/** The same of a day that stands for no unknown one. Undefined for what is no day. */
export const ownTimeOfDay = (day: CalendarDay): string | undefined =>
  isCalendarDay(day) ? noonOf(day)?.toISOString().replace('T00:00:00', 'T00:00:01') : undefined;

/** The time of so many milliseconds since 1970. */
export const timeOfEpoch = (ms: number): string | undefined => isoOf(new Date(ms));
