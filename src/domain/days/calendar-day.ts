/** A day of the calendar, without a place and a time: `YYYY-MM-DD`. Days sort as texts. */
export type CalendarDay = string;

/** With two digits at least. */
export const pad = (value: string | number): string => String(value).padStart(2, '0');

/** The day that it is at a time where the visitor is: never that of UTC. */
export const dayOf = (time: Date): CalendarDay =>
  [String(time.getFullYear()).padStart(4, '0'), pad(time.getMonth() + 1), pad(time.getDate())].join('-');

/**
 * The day that a date names, in UTC, where every day has 24 hours; undefined for what is no date. JavaScript reads February 30 as
 * March 1: a day that is not in the calendar is no date.
 */
export const parseDay = (date: string): Date | undefined => {
  const parsed = new Date(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
  return isReal ? parsed : undefined;
};
