import { DAY_MS } from '../days/day-ms.ts';
import { toSigned, toUnsigned } from './signed-code.ts';

/** Most days on which titles are seen are near: two bytes reach 22 years either way. */
const FIRST_DAY = Date.UTC(2020, 0, 1) / DAY_MS;
/** The year 1800. */
const DAYS_MIN = Date.UTC(1800, 0, 1) / DAY_MS - FIRST_DAY;
/** The end of the year 2199. */
const DAYS_MAX = Date.UTC(2199, 11, 31) / DAY_MS - FIRST_DAY;

const isDay = (days: number): boolean => days >= DAYS_MIN && days <= DAYS_MAX;

const dayAt = (days: number): string => new Date((days + FIRST_DAY) * DAY_MS).toISOString().slice(0, 10);

/** @param day `YYYY-MM-DD`. Undefined for what is no day of these centuries. */
export const toDayCode = (day: string): number | undefined => {
  const days = Date.parse(`${day}T00:00Z`) / DAY_MS - FIRST_DAY;
  return isDay(days) && dayAt(days) === day ? toUnsigned(days) : undefined;
};

export const fromDayCode = (code: number): string | undefined => {
  const days = toSigned(code);
  return isDay(days) ? dayAt(days) : undefined;
};
