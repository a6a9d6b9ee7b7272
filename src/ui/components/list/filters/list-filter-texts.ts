import { weekdayName, whenText } from '#domain/diary/diary-texts.ts';
import { countryName } from '#domain/discovery/countries.ts';
import { eachOn } from '#domain/discovery/filter-table.ts';
import { formatRuntime } from '#domain/format/format-runtime.ts';
import { inCountry } from '#domain/format/in-country.ts';
import { languageName } from '#domain/format/language-name.ts';
import type { FilterName, ListFilter, ListFilters, ListValues } from '#domain/library/filters/list-filter.ts';
import type { Genre } from '#domain/title-details.ts';

/** Years that are both included; undefined where there is neither. */
export const yearsText = ({ from, to }: Pick<ListFilter, 'from' | 'to'>): string | undefined => {
  if (from === undefined) return to === undefined ? undefined : `Until ${to}`;
  if (to === undefined) return `From ${from}`;
  return from === to ? `${from}` : `${from} to ${to}`;
};

/** Lengths that are said in halves of hours, by their minutes. */
const HALVES: Readonly<Record<number, string>> = { 60: '1 hour', 90: '1½ hours', 120: '2 hours', 150: '2½ hours' };

export const runtimeText = (minutes: number): string => `Up to ${HALVES[minutes] ?? formatRuntime(minutes)}`;

export const ratedText = (rating: number): string => `Rated ${rating} or more`;

export const genreText = (id: number, genres: readonly Genre[]): string =>
  genres.find((genre) => genre.id === id)?.name ?? `Genre ${id}`;

export const languageText = (code: string): string => `In ${languageName(code)}`;

export const countryText = (code: string): string => `Made ${inCountry(countryName(code))}`;

/** The names behind ids, as far as they are known. */
export interface KnownNames {
  readonly genres: readonly Genre[];
  /** Of whom titles are asked for. */
  readonly person?: string | undefined;
}

/** A filter that is on, in words, and what takes it away. */
export interface FilterOn {
  readonly key: string;
  readonly text: string;
  readonly without: ListFilters;
}

interface On extends KnownNames {
  readonly filter: ListFilter;
}

type Chips<Value> = (asked: Value, on: On, name: FilterName) => readonly FilterOn[];

const one =
  <Value>(textOf: (asked: Value, on: On) => string): Chips<Value> =>
  (asked, on, name) => [{ key: name, text: textOf(asked, on), without: { [name]: undefined } }];

const each =
  (textOf: (id: number, genres: readonly Genre[]) => string): Chips<readonly number[]> =>
  (ids, { genres }, name) =>
    ids.map((id) => {
      const left = ids.filter((other) => other !== id);
      const without = { [name]: left.length > 0 ? left : undefined };
      return { key: `${name} ${id}`, text: textOf(id, genres), without };
    });

/** What is said of each filter of a list, in the order of the chips (product.md, Lists: filters). */
const CHIPS: { readonly [Name in FilterName]: Chips<ListValues[Name]> } = {
  genre: each(genreText),
  not: each((id, genres) => `Not ${genreText(id, genres)}`),
  from: (_, { filter }, key) => [{ key, text: yearsText(filter) ?? '', without: { from: undefined, to: undefined } }],
  // The chip of the first year says both.
  to: (to, on, name) => (on.filter.from === undefined ? one(() => yearsText({ to }) ?? '')(to, on, name) : []),
  seen: one((seen) => (seen ? 'Seen' : 'Not seen')),
  out: one((out) => (out ? 'Out already' : 'Not out yet')),
  min: one(ratedText),
  runtime: one(runtimeText),
  language: one(languageText),
  country: one(countryText),
  person: one((_, { person = 'this person' }) => `With ${person}`),
  // The chip of the highest rating says both where it is the lowest, too.
  rating: (rating, on, name) =>
    rating === on.filter.most ? [] : one(() => `Your rating from ${rating}`)(rating, on, name),
  most: (most, on, key) =>
    most === on.filter.rating
      ? [{ key, text: `Your rating: ${most}`, without: { rating: undefined, most: undefined } }]
      : one(() => `Your rating: at most ${most}`)(most, on, key),
  new: one(() => 'New on my services'),
  when: one(whenText),
  weekday: one((weekday) => `On a ${weekdayName(weekday)}`),
  again: one((again) => (again ? 'Seen again' : 'For the first time')),
};

/** The filters that are on (product.md, Lists: filters). */
export const filtersOn = (filter: ListFilter, known: KnownNames): readonly FilterOn[] => {
  const on: ListFilters = filter;
  return eachOn(CHIPS, on, (chips, asked, name) => chips(asked, { ...known, filter }, name)).flat();
};
