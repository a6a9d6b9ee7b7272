import type { CalendarDay } from '../../days/calendar-day.ts';
import { releaseYear } from '../../format/release-year.ts';
import { releaseDateOf, type TitleRef } from '../../title.ts';
import { isSeen, type Mark } from '../mark.ts';
import type { StoredTitle } from '../saved-title.ts';
import { foundTitles } from './found-titles.ts';
import type { TitleFacts } from './title-facts.ts';

/** What a list is narrowed down to (product.md, Lists: filters). What is absent lets everything through. */
export interface ListFilter {
  /** Words of the names, as they were typed. */
  readonly find: string;
  /** A genre's id. */
  readonly genre?: number | undefined;
  /** The first year and the last one, both of them included. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly seen?: boolean | undefined;
  readonly out?: boolean | undefined;
  /** At most, in minutes. */
  readonly runtime?: number | undefined;
  /** The visitor's own, 1 to 10: at least. */
  readonly rating?: number | undefined;
}

export type FilterName = Exclude<keyof ListFilter, 'find'>;

export const NO_FILTER: ListFilter = { find: '' };

/** What must be known of titles that are filtered. */
export interface FilterKnowledge {
  /** Undefined where there is none. */
  readonly markOf: (title: TitleRef) => Mark | undefined;
  readonly factsOf: (title: StoredTitle) => TitleFacts;
  /** Where the visitor is. */
  readonly today: CalendarDay;
}

/** Undefined where the filter does not ask for it. What is not known of a title is like nothing that is asked for. */
type TestOf = (filter: ListFilter, knowledge: FilterKnowledge) => ((title: StoredTitle) => boolean) | undefined;

const yearOf = (title: StoredTitle): number => Number(releaseYear(title) ?? Number.NaN);

const isOut = (title: StoredTitle, today: CalendarDay): boolean => {
  const date = releaseDateOf(title);
  return date !== undefined && date <= today;
};

const TESTS: Readonly<Record<FilterName, TestOf>> = {
  genre: ({ genre }, { factsOf }) =>
    genre === undefined ? undefined : (title) => factsOf(title).genreIds?.includes(genre) ?? false,
  from: ({ from }) => (from === undefined ? undefined : (title) => yearOf(title) >= from),
  to: ({ to }) => (to === undefined ? undefined : (title) => yearOf(title) <= to),
  seen: ({ seen }, { markOf }) => (seen === undefined ? undefined : (title) => isSeen(markOf(title) ?? {}) === seen),
  out: ({ out }, { today }) => (out === undefined ? undefined : (title) => isOut(title, today) === out),
  runtime: ({ runtime }, { factsOf }) =>
    runtime === undefined ? undefined : (title) => (factsOf(title).runtime ?? Infinity) <= runtime,
  rating: ({ rating }, { markOf }) =>
    rating === undefined ? undefined : (title) => (markOf(title)?.rating ?? 0) >= rating,
};

const FILTER_NAMES = Object.keys(TESTS) as readonly FilterName[];

/** Whether anything is looked for, or left out. */
export const isFiltering = (filter: ListFilter): boolean =>
  filter.find.trim() !== '' || FILTER_NAMES.some((name) => filter[name] !== undefined);

/** The titles that a filter lets through, in their order; the same list where it lets everything through. */
export const filteredTitles = <Item extends StoredTitle>(
  titles: readonly Item[],
  filter: ListFilter,
  knowledge: FilterKnowledge,
): readonly Item[] => {
  const found = foundTitles(titles, filter.find);
  const tests = FILTER_NAMES.flatMap((name) => TESTS[name](filter, knowledge) ?? []);
  return tests.length === 0 ? found : found.filter((title) => tests.every((passes) => passes(title)));
};

/** Whether a filter asks for what lists do not keep of every title. */
export const needsTitleFacts = ({ genre, runtime }: ListFilter): boolean =>
  genre !== undefined || runtime !== undefined;

/** Whether enough is known of a title to tell whether a filter lets it through. */
export const isKnownFor = ({ genreIds, runtime }: TitleFacts, filter: ListFilter): boolean =>
  (filter.genre === undefined || genreIds !== undefined) && (filter.runtime === undefined || runtime !== undefined);

/** The years of titles, each once, the latest first. */
export const yearsOf = (titles: readonly StoredTitle[]): readonly number[] =>
  [...new Set(titles.map(yearOf))].filter((year) => !Number.isNaN(year)).toSorted((a, b) => b - a);
