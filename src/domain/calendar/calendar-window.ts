import type { CalendarDay } from '../days/calendar-day.ts';
import { dayNumber, dayOfNumber, isCalendarDay } from '../days/day-of-time.ts';

/** So many days a release counts as just out (product.md, Calendar: just out). */
const JUST_OUT_DAYS = 14;
/** A date that is further away stands for one that is not known (product.md, Calendar: bad dates). */
const YEARS_AHEAD = 20;

const yearOf = (day: CalendarDay): number => Number(day.slice(0, 4));

/** The first day of which the calendar still tells. @param today where the visitor is */
export const calendarBegins = (today: CalendarDay): CalendarDay => dayOfNumber(dayNumber(today) - JUST_OUT_DAYS);

/** Whether a text is a day on which something may come out: providers write '', 9999 and others where they know none. */
export const isReleaseDay = (text: string | undefined, today: CalendarDay): text is CalendarDay =>
  text !== undefined && isCalendarDay(text) && yearOf(text) <= yearOf(today) + YEARS_AHEAD;

/** Whether the calendar tells of a day: one to come, or of the last 14. */
export const isInCalendar = (day: string | undefined, today: CalendarDay): day is CalendarDay =>
  isReleaseDay(day, today) && day >= calendarBegins(today);
