import { dayNumber, isCalendarDay, mondayOf } from '../days/day-of-time.ts';
import { SOME_TIME } from '../library/marks/viewings.ts';
import type { DiaryEntry } from './diary-entries.ts';

/** Stands for an unknown day in an address. */
export const SOME_WHEN = 'some';

const WHEN = /^[1-9]\d{3}(?:-(?:0[1-9]|1[0-2]))?$/;

/** Whether it is a year, a month of one, a day, or 'some'. */
export const isWhen = (text: string): boolean => text === SOME_WHEN || WHEN.test(text) || isCalendarDay(text);

/** 1 for Monday to 7 for Sunday (ISO 8601); undefined for what is no day of the calendar. */
export const weekdayOf = (day: string): number | undefined =>
  isCalendarDay(day) ? dayNumber(day) - dayNumber(mondayOf(day)) + 1 : undefined;

/** Which lines of a diary are shown (product.md, Diary: filter). What is absent lets everything through. */
export interface ViewingFilter {
  /** A year, a month of one, a day, or 'some'. */
  readonly when?: string | undefined;
  /** 1 for Monday to 7 for Sunday. */
  readonly weekday?: number | undefined;
  /** Whether the title had been seen before. */
  readonly again?: boolean | undefined;
  /** The visitor's rating of that time, at least and at most. */
  readonly rating?: number | undefined;
  readonly most?: number | undefined;
}

const isIn = (day: string, when: string): boolean => (when === SOME_WHEN ? day === SOME_TIME : day.startsWith(when));

/** Whether a line is shown. */
export const isShown =
  ({ when, weekday, again, rating: least = 0, most = Infinity }: ViewingFilter) =>
  ({ day, time, rating }: Pick<DiaryEntry, 'day' | 'time' | 'rating'>): boolean =>
    (rating === undefined ? least === 0 && most === Infinity : rating >= least && rating <= most) &&
    (when === undefined || isIn(day, when)) &&
    (weekday === undefined || weekdayOf(day) === weekday) &&
    (again === undefined || time > 1 === again);
