import type { DiaryEntry } from '../diary/diary-entries.ts';
import { durationText, hoursOf } from '../diary/diary-texts.ts';
import type { YearFigures } from '../diary/year-figures.ts';
import { ALL_TIME, type YearName } from '../diary/year-of.ts';
import { yearTitle } from '../diary/year-texts.ts';
import { titlesIn } from '../diary/year-titles.ts';
import { checkedText } from '../format/checked-text.ts';
import { countOf, formatCount } from '../format/format-count.ts';
import { viewingDayText } from '../format/viewing-day-text.ts';
import { titleName } from '../title.ts';
import { isolated } from './fitted-text.ts';
import type { PictureFigure, PictureLine } from './picture-words.ts';

/** What is printed of a year that was seen (product.md, As a picture: year). */
export interface YearPicture {
  readonly kind: 'year';
  /** '2026', or 'All time'. */
  readonly year: string;
  /** Three at most are printed. */
  readonly figures: readonly PictureFigure[];
  /** Paths of posters: five at most. */
  readonly posters: readonly string[];
  /** Three at most are printed. */
  readonly lines: readonly PictureLine[];
  /** Beside the picture: how many of its titles are known. Absent once all are. */
  readonly unchecked?: string;
}

interface YearToPrint {
  readonly year: YearName;
  readonly figures: YearFigures;
  /** Those of the year, the newest first. */
  readonly entries: readonly DiaryEntry[];
  /** How far titles are asked about; undefined before that begins. */
  readonly check: { readonly checked: number; readonly total: number } | undefined;
}

const TWICE = 2;
const POSTERS_MAX = 5;

const counted = (count: number, one: string): PictureFigure => ({
  value: formatCount(count),
  label: count === 1 ? one : `${one}s`,
});

/** No more than is so: it is drawn before all runtimes are known, too. */
const hoursFigure = ({ minutes, known, total }: YearFigures): PictureFigure => {
  const { value, label } = counted(hoursOf(minutes), 'hour');
  return { value, label: known < total ? `${label}, at least` : label };
};

const directorLine = ({ titles }: YearFigures): readonly PictureLine[] =>
  titles.directors.slice(0, 1).map(({ value }) => ({ label: 'Most seen director', value: isolated(value.name) }));

const againLine = ({ extremes }: YearFigures): readonly PictureLine[] =>
  extremes.again.slice(0, 1).map(({ value, count }) => ({
    label: 'Seen again',
    value: `${isolated(titleName(value))}, ${count === TWICE ? 'twice' : countOf(count, 'time')}`,
  }));

const dayLine = ({ longestDay }: YearFigures, year: YearName): readonly PictureLine[] => {
  if (!longestDay) return [];
  const day = viewingDayText(longestDay.day);
  const short = year === ALL_TIME ? day : day.replace(`, ${year}`, '');
  return [{ label: 'The longest day', value: `${short}, ${durationText(longestDay.minutes)}` }];
};

/** The posters of the titles that the visitor rates highest come first, then those that were seen last. */
const postersOf = (entries: readonly DiaryEntry[]): readonly string[] => {
  const byRating = entries.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
  return titlesIn(byRating)
    .flatMap(({ poster_path }) => (poster_path ? [poster_path] : []))
    .slice(0, POSTERS_MAX);
};

const uncheckedText = ({ entries, check }: YearToPrint): string | undefined => {
  const { checked, total } = check ?? { checked: 0, total: titlesIn(entries).length };
  if (checked === total) return undefined;
  return `${checkedText(checked, total)} titles so far: what depends on the others is not on it.`;
};

/** A year, or all time, as a picture. Until all of its titles are known, it leaves out the director and the longest day, which may still change. */
export const yearPicture = (printed: YearToPrint): YearPicture => {
  const { year, figures, entries } = printed;
  const unchecked = uncheckedText(printed);
  return {
    kind: 'year',
    year: yearTitle(year),
    figures: [counted(figures.films, 'film'), counted(figures.episodes, 'episode'), hoursFigure(figures)],
    posters: postersOf(entries),
    lines: [
      ...(unchecked ? [] : directorLine(figures)),
      ...againLine(figures),
      ...(unchecked ? [] : dayLine(figures, year)),
    ],
    ...(unchecked && { unchecked }),
  };
};
