import { isCalendarDay } from '../days/day-of-time.ts';
import { SOME_TIME } from '../library/viewings.ts';
import { formatLongDate } from './format-long-date.ts';

/** 'November 22, 2026', 'some time in 2024', 'some time'. */
export const viewingDayText = (day: string): string => {
  if (isCalendarDay(day)) return formatLongDate(day) ?? day;
  return day === SOME_TIME ? 'some time' : `some time in ${day}`;
};
