import type { CalendarDay } from '../days/calendar-day.ts';
import { DAYS_A_WEEK, dayNumber, dayOfNumber, mondayOf } from '../days/day-of-time.ts';
import { titleKey, titleName } from '../title.ts';
import { RELEASE_KINDS, type CalendarEntry } from './calendar-entry.ts';

/** What comes out in one week. */
export interface CalendarWeek {
  /** Its first and its last day: a Monday and a Sunday. */
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly entries: readonly CalendarEntry[];
}

/** The calendar as it is shown. */
export interface CalendarView {
  /** What is out already, the newest first. */
  readonly justOut: readonly CalendarEntry[];
  /** What is to come, by weeks. A week in which nothing comes out is left out. */
  readonly weeks: readonly CalendarWeek[];
}

const placeOf = (entry: CalendarEntry): readonly [number, number] =>
  entry.type === 'release' ? [0, RELEASE_KINDS.indexOf(entry.kind)] : [entry.season, entry.number];

/** Tells a line from every other. */
export const entryKey = (entry: CalendarEntry): string =>
  `${titleKey(entry.title)} ${entry.type === 'release' ? entry.kind : `${entry.season}/${entry.number}`}`;

/** By name, then by title, then as the kinds are listed, or by the number of the episode: the same order each time. */
const compareOnDay = (a: CalendarEntry, b: CalendarEntry): number => {
  const [[a1, a2], [b1, b2]] = [placeOf(a), placeOf(b)];
  return (
    titleName(a.title).localeCompare(titleName(b.title), 'en') ||
    titleKey(a.title).localeCompare(titleKey(b.title), 'en') ||
    a1 - b1 ||
    a2 - b2
  );
};

const compareDays = (a: CalendarEntry, b: CalendarEntry): number => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1);

/** Lines in the order in which they are shown (product.md, Calendar: order). */
export const inCalendarOrder = (entries: readonly CalendarEntry[]): readonly CalendarEntry[] =>
  entries.toSorted((a, b) => compareDays(a, b) || compareOnDay(a, b));

/** What is out, and the weeks to come. A day is out from its beginning, where the visitor is (product.md, Calendar: weeks). */
export const calendarView = (entries: readonly CalendarEntry[], today: CalendarDay): CalendarView => {
  const weeks = new Map<CalendarDay, CalendarEntry[]>();
  for (const entry of inCalendarOrder(entries.filter(({ day }) => day > today))) {
    const first = mondayOf(entry.day);
    const week = weeks.get(first);
    if (week) week.push(entry);
    else weeks.set(first, [entry]);
  }
  const out = entries.filter(({ day }) => day <= today);
  return {
    justOut: out.toSorted((a, b) => compareDays(b, a) || compareOnDay(a, b)),
    weeks: [...weeks].map(([first, own]) => ({
      first,
      last: dayOfNumber(dayNumber(first) + DAYS_A_WEEK - 1),
      entries: own,
    })),
  };
};
