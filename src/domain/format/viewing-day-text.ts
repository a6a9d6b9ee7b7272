import { isCalendarDay } from '../days/day-of-time.ts';
import { SOME_TIME } from '../library/marks/viewings.ts';
import { countOf } from './format-count.ts';
import { formatLongDate } from './format-long-date.ts';

/** 'November 22, 2026', 'some time in 2024', 'some time'. */
export const viewingDayText = (day: string): string => {
  if (isCalendarDay(day)) return formatLongDate(day) ?? day;
  return day === SOME_TIME ? 'some time' : `some time in ${day}`;
};

/** 'on November 22, 2026', 'some time in 2024', 'some time'. */
export const onViewingDay = (day: string): string =>
  isCalendarDay(day) ? `on ${viewingDayText(day)}` : viewingDayText(day);

/** 'Seen 3 times, last on November 22, 2026'. @param days of all viewings, the newest first */
export const viewingsText = (days: readonly string[]): string => {
  const [last = SOME_TIME] = days;
  if (days.length === 1) return `Seen ${onViewingDay(last)}`;
  const times = `Seen ${countOf(days.length, 'time')}`;
  return last === SOME_TIME ? times : `${times}, last ${onViewingDay(last)}`;
};
