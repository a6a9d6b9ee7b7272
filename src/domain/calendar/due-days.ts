import type { CalendarDay } from '../days/calendar-day.ts';
import { dayNumber, dayOfNumber } from '../days/day-of-time.ts';
import { formatCount } from '../format/format-count.ts';
import { titleName } from '../title.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { entryText } from './calendar-texts.ts';
import { byDay } from './calendar-weeks.ts';

/** A day, and in words what is out then. */
export interface DueDay {
  readonly day: CalendarDay;
  /** A line for each thing. */
  readonly text: string;
}

/** For so long an app that is not opened tells of itself what is out. */
const DAYS = 60;
const NAMED = 5;

const textOf = (entries: readonly CalendarEntry[]): string => {
  const lines = entries.slice(0, NAMED).map((entry) => `${titleName(entry.title)}: ${entryText(entry)}`);
  const more = entries.length - NAMED;
  return [...lines, ...(more > 0 ? [`and ${formatCount(more)} more`] : [])].join('\n');
};

/**
 * What is out on which day, from today on (product.md, Calendar: out today).
 * @param entries in the calendar's order
 */
export const dueDays = (entries: readonly CalendarEntry[], today: CalendarDay): readonly DueDay[] => {
  const end = dayOfNumber(dayNumber(today) + DAYS);
  const due = entries.filter(({ day }) => day >= today && day < end);
  return byDay(due).map(({ day, entries: own }) => ({ day, text: textOf(own) }));
};
