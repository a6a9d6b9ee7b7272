import type { CalendarDay } from '../days/calendar-day.ts';
import { DAYS_A_WEEK, isCalendarDay } from '../days/day-of-time.ts';
import { type DiaryEntry, isFilm } from './diary-entries.ts';
import { minutesOf } from './diary-parts.ts';
import type { TitleKnowledge } from './title-knowledge.ts';
import { weekdayOf } from './viewing-filter.ts';
import { yearOfDay } from './year-of.ts';

/** A day with what was seen on it. */
export interface LongDay {
  readonly day: CalendarDay;
  readonly minutes: number;
}

const MONTHS_A_YEAR = 12;
const MONTH_AT = 5;

/** The films that were seen on a day that is known. */
export const datedFilms = (entries: readonly DiaryEntry[]): readonly DiaryEntry[] =>
  entries.filter((entry) => isFilm(entry) && isCalendarDay(entry.day));

/** How often each place comes up. */
const countsAt = (places: readonly number[], length: number): readonly number[] => {
  const counts = Array.from({ length }, () => 0);
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
};

/** Films by their months: January comes first (product.md, Your year: months and weekdays). */
export const filmsByMonth = (films: readonly DiaryEntry[]): readonly number[] =>
  countsAt(
    films.map(({ day }) => Number(day.slice(MONTH_AT, MONTH_AT + 2)) - 1),
    MONTHS_A_YEAR,
  );

/** Films by the days of the week: Monday comes first. */
export const filmsByWeekday = (films: readonly DiaryEntry[]): readonly number[] =>
  countsAt(
    films.map(({ day }) => (weekdayOf(day) ?? 0) - 1),
    DAYS_A_WEEK,
  );

/** Films by their years, the first year first, those of some time in a year with them. */
export const filmsByYear = (entries: readonly DiaryEntry[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { day } of entries.filter(isFilm)) counts.set(yearOfDay(day), (counts.get(yearOfDay(day)) ?? 0) + 1);
  counts.delete('');
  return new Map([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** The day of most minutes, of several the latest; undefined where none is known (product.md, Your year: longest day). */
export const longestDay = (entries: readonly DiaryEntry[], knowledge: TitleKnowledge): LongDay | undefined => {
  const minutes = new Map<CalendarDay, number>();
  for (const entry of entries)
    if (isCalendarDay(entry.day))
      minutes.set(entry.day, (minutes.get(entry.day) ?? 0) + (minutesOf(entry, knowledge.factsOf) ?? 0));
  let longest: LongDay = { day: '', minutes: 0 };
  for (const [day, sum] of minutes)
    if (sum > longest.minutes || (sum === longest.minutes && day > longest.day)) longest = { day, minutes: sum };
  return longest.minutes > 0 ? longest : undefined;
};
