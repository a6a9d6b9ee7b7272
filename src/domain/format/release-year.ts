import { releaseDateOf, type Title } from '../title.ts';

type Dated = Pick<Title, 'release_date' | 'first_air_date'>;

/**
 * The day that a date of TMDB's names, in UTC; undefined for what is no date. JavaScript reads February 30 as March 1: a day
 * that is not in the calendar is no date.
 */
export const parseDay = (date: string): Date | undefined => {
  const parsed = new Date(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
  return isReal ? parsed : undefined;
};

/** YYYY (product.md, Detail: year format); undefined when the date is unknown. */
export const releaseYear = (title: Dated): string | undefined => {
  const date = releaseDateOf(title);
  return date && parseDay(date) ? date.slice(0, 4) : undefined;
};

/** The year, or 'Coming Soon' for what has no date or one in the future (product.md, Cards: year). */
export const yearOrComingSoon = (title: Dated, now: Date): string => {
  const date = releaseDateOf(title);
  const isOut = date !== undefined && date <= now.toISOString().slice(0, 10);
  return (isOut ? releaseYear(title) : undefined) ?? 'Coming Soon';
};
