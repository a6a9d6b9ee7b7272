import { dayOf } from '../days/calendar-day.ts';
import { dayNumber } from '../days/day-of-time.ts';
import { lazy } from '../util/lazy.ts';
import { formatDayOf } from './format-time.ts';

const timeOfDay = lazy(() => new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }));

const NEAR_DAYS: Readonly<Record<number, string>> = { 0: 'Today', 1: 'Yesterday' };

/** 'Today, 14:02', 'Yesterday, 14:02' or 'November 21, 2026, 14:02', where the visitor is. @param iso a time */
export const formatMoment = (iso: string, now: Date): string => {
  const time = new Date(iso);
  const days = dayNumber(dayOf(now)) - dayNumber(dayOf(time));
  return `${NEAR_DAYS[days] ?? formatDayOf(iso)}, ${timeOfDay().format(time)}`;
};
