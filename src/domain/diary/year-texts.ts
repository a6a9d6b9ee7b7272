import type { CalendarDay } from '../days/calendar-day.ts';
import { countOf, formatCount } from '../format/format-count.ts';
import { formatLongDate } from '../format/format-long-date.ts';
import { hoursOf, MONTHS, WEEKDAYS } from './diary-texts.ts';
import type { YearFigures } from './year-figures.ts';
import { ALL_TIME, type YearName, yearOfDay } from './year-of.ts';
import type { RatingFigures } from './year-ratings.ts';

/** A figure in large print, and what it is about. */
export interface LargeFigure {
  readonly value: string;
  readonly text: string;
}

/** The heading: '2026', 'All time'. */
export const yearTitle = (year: YearName): string => (year === ALL_TIME ? 'All time' : year);

/** 'Your year, to November 28' of the one that goes on, else 'Your year'. */
export const yearText = (year: YearName, today: CalendarDay): string => {
  if (year === ALL_TIME) return 'All that you have seen';
  const day = formatLongDate(today) ?? today;
  return year === yearOfDay(today) ? `Your year, to ${day.slice(0, day.lastIndexOf(','))}` : 'Your year';
};

/** What is said where nothing was seen (product.md, Your year: empty). */
export const nothingText = (year: YearName, today: CalendarDay): string => {
  if (year === ALL_TIME) return 'Nothing seen yet';
  return year >= yearOfDay(today) ? `Nothing seen in ${year} yet` : `Nothing seen in ${year}`;
};

const filmsFigure = ({ films, again }: YearFigures): LargeFigure => {
  const named = films === 1 ? 'film' : 'films';
  const text = again === 0 ? named : `${named}, ${formatCount(again)} of them again`;
  return { value: formatCount(films), text };
};

const episodesFigure = ({ episodes, shows }: YearFigures): LargeFigure => ({
  value: formatCount(episodes),
  text: `${episodes === 1 ? 'episode' : 'episodes'}${shows === 0 ? '' : ` of ${countOf(shows, 'show')}`}`,
});

/** 'hours, of 512 of 530 known' (product.md, Your year: hours). */
const hoursFigure = ({ minutes, known, total }: YearFigures): LargeFigure => {
  const hours = hoursOf(minutes);
  const named = hours === 1 ? 'hour' : 'hours';
  const text = known === total ? named : `${named}, of ${formatCount(known)} of ${formatCount(total)} known`;
  return { value: formatCount(hours), text };
};

/** 'your average, of 96 ratings'. A dash where nothing is rated. */
const averageFigure = ({ average, rated }: RatingFigures): LargeFigure =>
  average === undefined
    ? { value: '–', text: 'no rating of yours' }
    : { value: average.toFixed(1), text: `your average, of ${countOf(rated, 'rating')}` };

/** The four figures at the top (product.md, Your year: figures). */
export const largeFigures = (
  figures: YearFigures,
): Readonly<Record<'films' | 'episodes' | 'hours' | 'average', LargeFigure>> => ({
  films: filmsFigure(figures),
  episodes: episodesFigure(figures),
  hours: hoursFigure(figures),
  average: averageFigure(figures.ratings),
});

/** A column of a chart: what it stands for, and how much of it there is. */
export interface ChartColumn {
  /** In full, for those who listen. */
  readonly name: string;
  /** What is printed below it. */
  readonly label: string;
  readonly count: number;
}

/** 'Films by month: January 22, the most' (product.md, Your year: charts). */
export const chartText = (title: string, columns: readonly ChartColumn[]): string => {
  const [most] = columns.toSorted((a, b) => b.count - a.count);
  if (!most || most.count === 0) return `${title}: none`;
  return `${title}: ${most.name} ${formatCount(most.count)}, the most`;
};

const NUMBERS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 5: 'five', 10: 'ten', 20: 'twenty' };

/** 'a dot is a film', 'a dot is three films', 'a dot is 50 films'. */
export const dotText = (unit: number, one: string): string =>
  unit === 1 ? `a dot is a ${one}` : `a dot is ${NUMBERS[unit] ?? formatCount(unit)} ${one}s`;

/** How much a dot stands for, so that the highest column has room: 1, 2, 3, 5, 10 and so on. */
export const dotUnit = (columns: readonly Pick<ChartColumn, 'count'>[], mostDots: number): number => {
  const highest = Math.max(0, ...columns.map(({ count }) => count));
  for (let power = 1; ; power *= 10)
    for (const step of [1, 2, 3, 5]) if (highest <= step * power * mostDots) return step * power;
};

const SHORT = 3;

/** Films by month: 'J', 'F'. */
export const monthColumns = ({ months }: Pick<YearFigures, 'months'>): readonly ChartColumn[] =>
  MONTHS.map((name, at) => ({ name, label: name.slice(0, 1), count: months[at] ?? 0 }));

/** Films by weekday: 'Mon', 'Tue'. */
export const weekdayColumns = ({ weekdays }: Pick<YearFigures, 'weekdays'>): readonly ChartColumn[] =>
  WEEKDAYS.map((name, at) => ({ name, label: name.slice(0, SHORT), count: weekdays[at] ?? 0 }));

/** Titles by the visitor's rating. */
export const ratingColumns = ({ byRating }: RatingFigures): readonly ChartColumn[] =>
  byRating.map((count, at) => ({ name: `${at + 1} of 10`, label: `${at + 1}`, count }));

/** The last twelve years in which a film was seen. */
export const yearColumns = ({ years }: Pick<YearFigures, 'years'>): readonly ChartColumn[] =>
  [...years].slice(-MONTHS.length).map(([year, count]) => ({ name: year, label: year, count }));
