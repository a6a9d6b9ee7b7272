import { countryName } from '#domain/discovery/countries.ts';
import { eachOn } from '#domain/discovery/filter-table.ts';
import type { ListingFilterName, ListingFilters, ListingValues } from '#domain/discovery/listing-filters.ts';
import { namedFilterKey, type NamedFilterKind } from '#domain/discovery/named-filter.ts';
import { countOf, formatCount } from '#domain/format/format-count.ts';
import { inCountry } from '#domain/format/in-country.ts';
import { joinWords } from '#domain/format/join-words.ts';
import type { Genre } from '#domain/title-details.ts';
import type { MediaType } from '#domain/title.ts';
import type { Option } from '../../../components/form/options.ts';
import {
  countryText,
  genreText,
  languageText,
  ratedText,
  runtimeText,
  yearsText,
} from '../../../components/list/filters/list-filter-texts.ts';

/** What an option is called. */
const labelIn = (options: readonly Option<string>[], chosen: number): string =>
  options.find(({ value }) => value === `${chosen}`)?.label ?? '';

/** By TMDB's number, as text; empty means any. */
export const STATUSES: readonly Option<string>[] = [
  { value: '', label: 'Any status' },
  { value: '0', label: 'Returning' },
  { value: '1', label: 'Planned' },
  { value: '2', label: 'In production' },
  { value: '3', label: 'Ended' },
  { value: '4', label: 'Cancelled' },
  { value: '5', label: 'Pilot' },
];

/** What a kind is called with a number, while its name is not known. */
export const KIND_NAMES: Readonly<Record<NamedFilterKind, string>> = {
  keyword: 'Keyword',
  company: 'Company',
  network: 'Network',
  person: 'Person',
};

const NOUNS: Readonly<Record<MediaType, readonly [one: string, many: string]>> = {
  movie: ['movie', 'movies'],
  tv: ['TV show', 'TV shows'],
};

const MIXED = ['title', 'titles'] as const;

/**
 * What is pressed to see them; without a number while that is unknown.
 * @param mediaType undefined where movies and shows are mixed
 */
export const showText = (count: number | undefined, mediaType: MediaType | undefined): string => {
  const [one, many] = mediaType ? NOUNS[mediaType] : MIXED;
  return count === undefined ? `Show ${many}` : `Show ${countOf(count, one, many)}`;
};

/** A filter that is on, in words, and what is left without it. */
export interface ListingFilterOn {
  readonly key: string;
  readonly text: string;
  readonly without: ListingFilters;
}

interface KnownNames {
  readonly genres: readonly Genre[];
  /** By `namedFilterKey`. */
  readonly names: ReadonlyMap<string, string>;
}

interface On extends KnownNames {
  readonly filters: ListingFilters;
}

type Chips<Value> = (asked: Value, on: On, name: ListingFilterName) => readonly ListingFilterOn[];

interface FilterTexts<Value> {
  /** What it is called where it is left out. */
  readonly word: string;
  readonly chips: Chips<Value>;
}

const withoutNames = (filters: ListingFilters, ...names: readonly ListingFilterName[]): ListingFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !(names as readonly string[]).includes(name)));

const one =
  <Value>(textOf: (asked: Value) => string): Chips<Value> =>
  (asked, { filters }, name) => [{ key: name, text: textOf(asked), without: withoutNames(filters, name) }];

const each =
  (textOf: (id: number, known: KnownNames) => string): Chips<readonly number[]> =>
  (ids, { filters, ...known }, name) =>
    ids.map((id) => {
      const left = ids.filter((other) => other !== id);
      const without = left.length > 0 ? { ...filters, [name]: left } : withoutNames(filters, name);
      return { key: `${name} ${id}`, text: textOf(id, known), without };
    });

const named = (kind: NamedFilterKind): Chips<readonly number[]> =>
  each((id, { names }) => names.get(namedFilterKey({ kind, id })) ?? `${KIND_NAMES[kind]} ${id}`);

/** What is said of each filter, in the order in which the chips are shown (product.md, Explore: filters). */
const TEXTS: { readonly [Name in ListingFilterName]: FilterTexts<ListingValues[Name]> } = {
  fromYear: {
    word: 'first year',
    chips: (from, { filters }) => [
      {
        key: 'years',
        text: yearsText({ from, to: filters.toYear }) ?? '',
        without: withoutNames(filters, 'fromYear', 'toYear'),
      },
    ],
  },
  toYear: {
    word: 'last year',
    // The chip of the first year says both.
    chips: (to, on, name) =>
      on.filters.fromYear === undefined ? one(() => yearsText({ to }) ?? '')(to, on, name) : [],
  },
  minRating: { word: 'rating', chips: one(ratedText) },
  minVotes: { word: 'votes', chips: one((votes) => `At least ${formatCount(votes)} votes`) },
  maxRuntime: { word: 'runtime', chips: one(runtimeText) },
  language: { word: 'language', chips: one(languageText) },
  country: { word: 'country', chips: one(countryText) },
  withGenres: { word: 'further genres', chips: each((id, { genres }) => genreText(id, genres)) },
  withoutGenres: { word: 'genres left out', chips: each((id, { genres }) => `Not ${genreText(id, genres)}`) },
  keywords: { word: 'keyword', chips: named('keyword') },
  companies: { word: 'company', chips: named('company') },
  networks: { word: 'network', chips: named('network') },
  people: { word: 'people', chips: named('person') },
  certification: {
    word: 'age rating',
    chips: one(({ country, upTo }) => `Up to ${upTo} ${inCountry(countryName(country))}`),
  },
  status: { word: 'status', chips: one((status) => labelIn(STATUSES, status)) },
};

/** Says which filters of the address were not used (product.md, Explore: dropped filters). */
export const droppedText = (dropped: readonly ListingFilterName[], mediaType: MediaType): string =>
  `Left out, as ${NOUNS[mediaType][1]} cannot be filtered by it here: ${joinWords(dropped.map((name) => TEXTS[name].word))}.`;

/** The filters that are on, in words (product.md, Explore: filters). */
export const listingFiltersOn = (filters: ListingFilters, known: KnownNames): readonly ListingFilterOn[] =>
  eachOn(TEXTS, filters, ({ chips }, asked, name) => chips(asked, { ...known, filters }, name)).flat();
