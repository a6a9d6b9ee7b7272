import { lazy } from '../util/lazy.ts';

const longDate = lazy(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }));
const timeOfDay = lazy(() => new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }));

/** 'November 21, 2026', where the visitor is; undefined for what is no time. */
export const formatDayOf = (iso: string): string | undefined => {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? undefined : longDate().format(time);
};

/** '14:02:31', where the visitor is. */
export const formatTime = (date: Date): string => timeOfDay().format(date);
