import type { CalendarDay } from '../days/calendar-day.ts';
import { DAYS_A_WEEK, dayNumber, dayOfNumber, mondayOf } from '../days/day-of-time.ts';
import type { LanguageTag } from '../languages/language-tag.ts';
import { compareTexts } from '../text/compare-texts.ts';
import { titleKey, titleName } from '../title.ts';
import { groupBy } from '../util/group-by.ts';
import { RELEASE_KINDS, type CalendarEntry } from './calendar-entry.ts';

/** What comes out in one week. */
export interface CalendarWeek {
  /** Its first and its last day: a Monday and a Sunday. */
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly entries: readonly CalendarEntry[];
}

/** What comes out in one month. */
export type CalendarMonth = Omit<CalendarWeek, 'last'>;

/** What comes out on one day. */
export interface CalendarDate {
  readonly day: CalendarDay;
  readonly entries: readonly CalendarEntry[];
}

/** The calendar as it is shown. */
export interface CalendarView {
  /** What is out already, the newest first. */
  readonly justOut: readonly CalendarEntry[];
  /** What comes out in this week and in the seven that follow, by weeks. A week in which nothing comes out is left out. */
  readonly weeks: readonly CalendarWeek[];
  /** What comes out after them, by months. */
  readonly months: readonly CalendarMonth[];
}

/** So many weeks are told of by themselves (product.md, Calendar: weeks). */
const WEEKS = 8;

const placeOf = (entry: CalendarEntry): readonly [number, number] => {
  if (entry.type === 'release') return [0, RELEASE_KINDS.indexOf(entry.kind)];
  return entry.type === 'episode' ? [entry.season, entry.number] : [Infinity, entry.service.id];
};

/** Tells a line from every other. */
export const entryKey = (entry: CalendarEntry): string =>
  `${titleKey(entry.title)} ${entry.type === 'release' ? entry.kind : placeOf(entry).join('/')}`;

type Compare = (a: CalendarEntry, b: CalendarEntry) => number;

/** By name, then by title, then as the kinds are listed, or by the number of the episode: the same order each time. */
const comparingOnDay =
  (language: LanguageTag): Compare =>
  (a, b) => {
    const [[a1, a2], [b1, b2]] = [placeOf(a), placeOf(b)];
    return (
      titleName(a.title).localeCompare(titleName(b.title), language) ||
      titleKey(a.title).localeCompare(titleKey(b.title), 'en') ||
      a1 - b1 ||
      a2 - b2
    );
  };

/**
 * Lines in the order in which they are shown (product.md, Calendar: order).
 * @param language that of the titles, by which names are in order
 */
export const inCalendarOrder = (
  entries: readonly CalendarEntry[],
  language: LanguageTag = 'en',
): readonly CalendarEntry[] => {
  const compareOnDay = comparingOnDay(language);
  return entries.toSorted((a, b) => compareTexts(a.day, b.day) || compareOnDay(a, b));
};

/** Lines by their days, in the order in which they come. */
export const byDay = (entries: readonly CalendarEntry[]): readonly CalendarDate[] =>
  [...groupBy(entries, ({ day }) => day)].map(([day, own]) => ({ day, entries: own }));

const firstOfMonth = ({ day }: CalendarEntry): CalendarDay => `${day.slice(0, 7)}-01`;

/**
 * What is out, and what is to come. A day is out from its beginning, where the visitor is (product.md, Calendar: weeks).
 * @param language as in `inCalendarOrder`
 */
export const calendarView = (
  entries: readonly CalendarEntry[],
  today: CalendarDay,
  language: LanguageTag = 'en',
): CalendarView => {
  const end = dayOfNumber(dayNumber(mondayOf(today)) + WEEKS * DAYS_A_WEEK);
  const out = entries.filter(({ day }) => day <= today);
  const coming = inCalendarOrder(
    entries.filter(({ day }) => day > today),
    language,
  );
  const compareOnDay = comparingOnDay(language);
  const near = coming.filter(({ day }) => day < end);
  return {
    justOut: out.toSorted((a, b) => compareTexts(b.day, a.day) || compareOnDay(a, b)),
    weeks: [...groupBy(near, ({ day }) => mondayOf(day))].map(([first, own]) => ({
      first,
      last: dayOfNumber(dayNumber(first) + DAYS_A_WEEK - 1),
      entries: own,
    })),
    months: [...groupBy(coming.slice(near.length), firstOfMonth)].map(([first, own]) => ({ first, entries: own })),
  };
};
