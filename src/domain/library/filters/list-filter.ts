import type { CalendarDay } from '../../days/calendar-day.ts';
import { DAYS_A_WEEK } from '../../days/day-of-time.ts';
import { isWhen } from '../../diary/viewing-filter.ts';
import { isCountry } from '../../discovery/countries.ts';
import {
  type AddressParams,
  eachOn,
  type Filter,
  filterNames,
  filterOf,
  type FilterParams,
  readEach,
  writeEach,
  type ValuesOf,
} from '../../discovery/filter-table.ts';
import { isLanguage } from '../../discovery/original-languages.ts';
import { releaseYear } from '../../format/release-year.ts';
import { releaseDateOf, type TitleRef } from '../../title.ts';
import { isSeen, type Mark, RATING_MAX } from '../marks/mark.ts';
import { cutText } from '../names/text-length.ts';
import type { StoredTitle } from '../saved-title.ts';
import { FIND_MAX, foundTitles } from './found-titles.ts';
import { hasPerson, type TitleFacts, type ToldFact } from './title-facts.ts';

/** What must be known of titles that are filtered. */
export interface FilterKnowledge {
  /** Undefined where there is none. */
  readonly markOf: (title: TitleRef) => Mark | undefined;
  /** The visitor's ratings that count for a title, of which one has to pass; else it is that of its mark. */
  readonly ratingsOf?: ((title: TitleRef) => readonly number[]) | undefined;
  readonly factsOf: (title: StoredTitle) => TitleFacts;
  /** Whether it came to one of the visitor's services lately; of none it is known unless given. */
  readonly isNewOn?: ((title: TitleRef) => boolean) | undefined;
  /** Whether a show is being watched again; none is unless given. */
  readonly isWatchedAgain?: ((title: TitleRef) => boolean) | undefined;
  /** Where the visitor is. */
  readonly today: CalendarDay;
}

interface Rule<Value> extends Filter<Value> {
  /** Whether a title is like what is asked for. What is not known of it is like nothing. */
  readonly passes: (asked: Value, knowledge: FilterKnowledge) => (title: StoredTitle) => boolean;
  /** What has to be known of a title beyond what all lists keep. */
  readonly fact?: ToldFact | undefined;
}

const rule = <Value>(filter: Filter<Value>, passes: Rule<Value>['passes'], fact?: ToldFact): Rule<Value> => ({
  ...filter,
  passes,
  fact,
});

/** Of viewings, not of titles: the diary leaves out what does not pass (product.md, Diary: filter). */
const ofViewings = <Value>(filter: Filter<Value>): Rule<Value> => rule(filter, () => () => true);

const yearOf = (title: StoredTitle): number => Number(releaseYear(title) ?? Number.NaN);

const ratingsOf = (of: FilterKnowledge, title: TitleRef): readonly number[] => {
  if (of.ratingsOf) return of.ratingsOf(title);
  const { rating } = of.markOf(title) ?? {};
  return rating === undefined ? [] : [rating];
};

/** Whether it was seen is so by any round; whether it was not, by the one that runs (product.md, Shows: rounds). */
const isSeenAs = (asked: boolean, of: FilterKnowledge, title: TitleRef): boolean =>
  isSeen(of.markOf(title) ?? {}) === asked || (!asked && (of.isWatchedAgain?.(title) ?? false));

const isOut = (title: StoredTitle, today: CalendarDay): boolean => {
  const date = releaseDateOf(title);
  return date !== undefined && date <= today;
};

/** What an address says of the visitor's services. */
const MINE = 'mine';

/** A filter is an entry here; the compiler names what the screens lack of it (docs/extending.md, A filter). */
const FILTERS = {
  /** Ids: all of these. */
  genre: rule(
    filterOf.ids('genre'),
    (ids, of) => (title) => {
      const { genreIds = [] } = of.factsOf(title);
      return ids.every((id) => genreIds.includes(id));
    },
    'genreIds',
  ),
  /** Ids: none of these. */
  not: rule(
    filterOf.ids('not'),
    (ids, of) => (title) => {
      const { genreIds } = of.factsOf(title);
      return genreIds !== undefined && !ids.some((id) => genreIds.includes(id));
    },
    'genreIds',
  ),
  /** The first year and the last one, both of them included. */
  from: rule(filterOf.year('from'), (year) => (title) => yearOf(title) >= year),
  to: rule(filterOf.year('to'), (year) => (title) => yearOf(title) <= year),
  seen: rule(filterOf.yesOrNo('seen'), (seen, of) => (title) => isSeenAs(seen, of, title)),
  out: rule(filterOf.yesOrNo('out'), (out, of) => (title) => isOut(title, of.today) === out),
  /** The provider's, at least. */
  min: rule(filterOf.rating('min'), (least) => (title) => (title.vote_average ?? 0) >= least),
  /** At most, in minutes. */
  runtime: rule(
    filterOf.minutes('runtime'),
    (most, of) => (title) => (of.factsOf(title).runtime ?? Infinity) <= most,
    'runtime',
  ),
  /** The original one: a code of ISO 639-1. */
  language: rule(
    filterOf.code('language', isLanguage),
    (code, of) => (title) => of.factsOf(title).language === code,
    'language',
  ),
  /** One of those that made it: a code of ISO 3166-1. */
  country: rule(
    filterOf.code('country', isCountry),
    (code, of) => (title) => of.factsOf(title).countries?.includes(code) ?? false,
    'countries',
  ),
  /** The provider's id: of one who directed it, or is among the first of its cast. */
  person: rule(filterOf.id('person'), (id, of) => (title) => hasPerson(of.factsOf(title), id), 'people'),
  /** The visitor's own, 1 to 10: at least, and at most. */
  rating: rule(
    filterOf.within('rating', 1, RATING_MAX),
    (least, of) => (title) => ratingsOf(of, title).some((rating) => rating >= least),
  ),
  most: rule(
    filterOf.within('most', 1, RATING_MAX),
    (most, of) => (title) => ratingsOf(of, title).some((rating) => rating <= most),
  ),
  /** On the visitor's services. */
  new: rule(
    filterOf.code('new', (text) => text === MINE),
    (_, { isNewOn }) =>
      (title) =>
        isNewOn?.(title) ?? false,
  ),
  /** A year, a month of one, a day, or 'some'. */
  when: ofViewings(filterOf.code('when', isWhen)),
  /** 1 for Monday to 7 for Sunday. */
  weekday: ofViewings(filterOf.within('weekday', 1, DAYS_A_WEEK)),
  /** Whether it had been seen before. */
  again: ofViewings(filterOf.yesOrNo('again')),
};

export type ListValues = ValuesOf<typeof FILTERS>;

export type FilterName = keyof ListValues;

/** What the filters of a list ask for. */
export type ListFilters = { readonly [Name in FilterName]?: ListValues[Name] | undefined };

/** What a list is narrowed down to (product.md, Lists: filters). What is absent lets everything through. */
export interface ListFilter extends ListFilters {
  /** Words of the names, as they were typed. */
  readonly find: string;
}

export const LIST_FILTERS: { readonly [Name in FilterName]: Rule<ListValues[Name]> } = FILTERS;

export const NO_FILTER: ListFilter = { find: '' };

const ALL_FILTERS = filterNames(LIST_FILTERS);

const allBut = (...names: readonly FilterName[]): readonly FilterName[] =>
  ALL_FILTERS.filter((name) => !names.includes(name));

/** Which filters a list has (product.md, Lists: filters). */
export const SAVED_FILTERS = allBut('language', 'country', 'person', 'most', 'when', 'weekday', 'again');
/**
 * Which of them part what was seen: all of it is seen, and out, no mark keeps the provider's rating, and where
 * it can be watched is seldom asked (product.md, Diary: further filters).
 */
export const DIARY_FILTERS = allBut('seen', 'out', 'min', 'new');

/** Whether anything is looked for, or left out. */
export const isFiltering = (filter: ListFilter): boolean =>
  filter.find.trim() !== '' || ALL_FILTERS.some((name) => filter[name] !== undefined);

/** The titles that a filter lets through, in their order; the same list where it lets everything through. */
export const filteredTitles = <Item extends StoredTitle>(
  titles: readonly Item[],
  filter: ListFilter,
  knowledge: FilterKnowledge,
): readonly Item[] => {
  const found = foundTitles(titles, filter.find, (title) => knowledge.factsOf(title).names);
  const on: ListFilters = filter;
  const tests = eachOn(LIST_FILTERS, on, ({ passes }, asked) => passes(asked, knowledge));
  return tests.length === 0 ? found : found.filter((title) => tests.every((isPassed) => isPassed(title)));
};

/** What of a filter asks for what lists do not keep of every title. */
export const factFilter = (filter: ListFilter): ListFilters =>
  Object.fromEntries(
    ALL_FILTERS.flatMap((name) => (LIST_FILTERS[name].fact === undefined ? [] : [[name, filter[name]]])),
  );

/** What must be known of a title to tell whether a filter lets it through, each once. */
export const factsNeeded = (filter: ListFilters): readonly ToldFact[] => [
  ...new Set(eachOn(LIST_FILTERS, filter, ({ fact }) => fact).filter((fact) => fact !== undefined)),
];

/** The years of titles, each once, the latest first. */
export const yearsOf = (titles: readonly StoredTitle[]): readonly number[] =>
  [...new Set(titles.map(yearOf))].filter((year) => !Number.isNaN(year)).toSorted((a, b) => b - a);

const FIND = 'find';

const PAIRS = [
  ['from', 'to'],
  ['rating', 'most'],
] as const;

/**
 * Reads what a list is narrowed down to from its address (product.md, Lists: find). Invalid values are ignored, and so is what the list has
 * no filter for. Of two years the earlier one is the first, of two ratings the lower one.
 */
export const readListFilter = (params: AddressParams, names: readonly FilterName[]): ListFilter => {
  const pairs = PAIRS.filter((pair) => pair.every((name) => names.includes(name)));
  const read = readEach(LIST_FILTERS, params, pairs);
  const kept: ListFilters = Object.fromEntries(names.map((name) => [name, read[name]]));
  const find = cutText(params.get(FIND)?.toWellFormed() ?? '', FIND_MAX);
  return { ...kept, find };
};

/** What stands for it in an address. */
export const listFilterParams = (filter: ListFilter): FilterParams => ({
  [FIND]: filter.find || undefined,
  ...writeEach<ListValues>(LIST_FILTERS, filter),
});
