import { parseDay } from '../days/calendar-day.ts';
import { lazy } from '../util/lazy.ts';

// Calendar days have no place: they are formatted in UTC, so that no time zone moves them.
const longDate = lazy(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }));

/** 'June 20, 2025'; undefined for what is no date. */
export const formatLongDate = (date: string): string | undefined => {
  const day = parseDay(date);
  return day && longDate().format(day);
};
