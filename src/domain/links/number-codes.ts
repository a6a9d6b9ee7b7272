import { DAY_MS } from '../days/day-ms.ts';

/** A whole number as one that is not negative: 0, -1, 1, -2, 2 … become 0, 1, 2, 3, 4 … */
const toUnsigned = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

const toSigned = (code: number): number => (code % 2 === 0 ? code / 2 : -(code + 1) / 2);

/**
 * An id as its distance from the one before, both ways in turn for as long as there are ids on both sides; then it is the id
 * itself that is left. So no code is larger than the id, none is wasted, and none stands for an id below 1.
 * @param before 0 where there is none.
 */
export const toIdCode = (id: number, before: number): number => (id < 2 * before ? toUnsigned(id - before) : id - 1);

export const fromIdCode = (code: number, before: number): number =>
  code < 2 * before - 1 ? before + toSigned(code) : code + 1;

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
