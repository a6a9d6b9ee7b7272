import { dayOf, parseDay } from '../days/calendar-day.ts';
import { releaseDateOf, type Dated } from '../title.ts';

/** YYYY (product.md, Detail: year format); undefined when the date is unknown. */
export const releaseYear = (title: Dated): string | undefined => {
  const date = releaseDateOf(title);
  return date && parseDay(date) ? date.slice(0, 4) : undefined;
};

/** The year, or 'Coming Soon' for what has no date, or one that is yet to come where the visitor is (product.md, Cards: year). */
export const yearOrComingSoon = (title: Dated, now: Date): string => {
  const date = releaseDateOf(title);
  const isOut = date !== undefined && date <= dayOf(now);
  return (isOut ? releaseYear(title) : undefined) ?? 'Coming Soon';
};
