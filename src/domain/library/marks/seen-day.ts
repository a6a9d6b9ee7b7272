import { dayOf, type CalendarDay } from '../../days/calendar-day.ts';
import { dayOfTime, isCalendarDay } from '../../days/day-of-time.ts';

/** The day on which a title was seen; empty where that is unknown (product.md, Marks: seen day). */
export const seenDayOf = (seenAt: string | null | undefined): CalendarDay => dayOfTime(seenAt ?? '');

/** Noon here of a day, also of one that a change of the zone left out here; undefined for a day that is none. */
export const noonOf = (day: CalendarDay): Date | undefined => {
  if (!isCalendarDay(day)) return undefined;
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number);
  const noon = new Date(year, month - 1, date, 12);
  // `Date` takes the years before 100 for those of 1900.
  noon.setFullYear(year);
  return noon;
};

/** What is kept for a day that was chosen: the day itself. Undefined for a day that is none, or is yet to come where the visitor is. */
export const seenOn = (day: string, now: Date): CalendarDay | undefined =>
  isCalendarDay(day) && day <= dayOf(now) ? day : undefined;
