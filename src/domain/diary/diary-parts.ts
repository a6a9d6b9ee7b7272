import { isCalendarDay } from '../days/day-of-time.ts';
import type { TitleFacts } from '../library/filters/title-facts.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import { groupBy } from '../util/group-by.ts';
import { episodesIn, isFilm, type DiaryEntry } from './diary-entries.ts';

/** What some lines of a diary add up to. */
export interface DiarySum {
  readonly films: number;
  readonly episodes: number;
  /** Of those whose runtime is known. */
  readonly minutes: number;
  /** So many films and episodes count in the minutes, of so many. */
  readonly known: number;
  readonly total: number;
}

/** What stands under one heading: a month, some time in a year, or some time. */
export interface DiaryPart {
  /** `YYYY-MM`, a year, or the empty text. */
  readonly when: string;
  readonly entries: readonly DiaryEntry[];
}

const MONTH_LENGTH = 7;

const partOf = (day: string): string => (isCalendarDay(day) ? day.slice(0, MONTH_LENGTH) : day);

/** Lines by months, as they come (product.md, Diary: months). */
export const diaryParts = (entries: readonly DiaryEntry[]): readonly DiaryPart[] =>
  [...groupBy(entries, ({ day }) => partOf(day))].map(([when, own]) => ({ when, entries: own }));

/** The films and episodes of a line: a show that was marked as a whole is neither. */
const countIn = (entry: DiaryEntry): number => (isFilm(entry) ? 1 : episodesIn(entry));

/** How long the titles of a line take; undefined where that is not known. A show that was marked as a whole takes no known time. */
export const minutesOf = (entry: DiaryEntry, factsOf: (title: StoredTitle) => TitleFacts): number | undefined => {
  const count = countIn(entry);
  const { runtime } = factsOf(entry.title);
  return count > 0 && runtime ? runtime * count : undefined;
};

/** What lines add up to: movies, and episodes that were ticked (product.md, Diary: months) (product.md, Your year: hours). */
export const diarySum = (entries: readonly DiaryEntry[], factsOf: (title: StoredTitle) => TitleFacts): DiarySum => {
  let [films, episodes, minutes, known] = [0, 0, 0, 0];
  for (const entry of entries) {
    const length = minutesOf(entry, factsOf);
    if (isFilm(entry)) films += 1;
    episodes += episodesIn(entry);
    minutes += length ?? 0;
    known += length === undefined ? 0 : countIn(entry);
  }
  return { films, episodes, minutes, known, total: films + episodes };
};
