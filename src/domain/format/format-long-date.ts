import { lazy } from '../lazy.ts';
import { parseDay } from './release-year.ts';

// Dates of release are calendar days without a place: formatted in UTC, so that no time zone moves them.
const longDate = lazy(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }));

/** 'June 20, 2025'; undefined for what is no date. */
export const formatLongDate = (date: string): string | undefined => {
  const day = parseDay(date);
  return day && longDate().format(day);
};
