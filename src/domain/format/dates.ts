import { releaseDateOf, type Title } from '../title.ts';

type Dated = Pick<Title, 'release_date' | 'first_air_date'>;

const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

// Dates of release are calendar days without a place: formatted in UTC, so that no time zone moves them.
const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

// JavaScript reads February 30 as March 1: a day that is not in the calendar is no date.
const parse = (date: string): Date | undefined => {
  const parsed = new Date(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
  return isReal ? parsed : undefined;
};

/** 'June 20, 2025'; undefined for what is no date. */
export const formatLongDate = (date: string): string | undefined => {
  const parsed = parse(date);
  return parsed && LONG.format(parsed);
};

/** '14:02:31', where the visitor is. */
export const formatTime = (date: Date): string => TIME.format(date);

/** YYYY (spec section 9); undefined when the date is unknown. */
export const releaseYear = (title: Dated): string | undefined => {
  const date = releaseDateOf(title);
  return date && parse(date) ? date.slice(0, 4) : undefined;
};

/** The year, or 'Coming Soon' for what has no date or one in the future (spec section 2, Cards). */
export const yearOrComingSoon = (title: Dated, now: Date): string => {
  const date = releaseDateOf(title);
  const isOut = date !== undefined && date <= now.toISOString().slice(0, 10);
  return (isOut ? releaseYear(title) : undefined) ?? 'Coming Soon';
};
