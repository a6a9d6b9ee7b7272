import type { ListingFilterName, ListingFilters } from '#domain/discovery/listing-filters.ts';
import {
  FILTER_OF_KIND,
  NAMED_FILTER_KINDS,
  namedFilterKey,
  type NamedFilterKind,
} from '#domain/discovery/named-filter.ts';
import { countOf, formatCount } from '#domain/format/format-count.ts';
import { inCountry } from '#domain/format/in-country.ts';
import { joinWords } from '#domain/format/join-words.ts';
import type { Genre } from '#domain/title-details.ts';
import type { MediaType } from '#domain/title.ts';
import type { Option } from '../../../components/form/options.ts';
import { labelIn, runtimeOptions, yearsText } from '../../../components/list/filters/filter-options.ts';
import { countryName } from '../../../components/watch/country-name.ts';
import { languageName } from './language-name.ts';

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

const FILTER_WORDS: Readonly<Record<ListingFilterName, string>> = {
  fromYear: 'first year',
  toYear: 'last year',
  minRating: 'rating',
  minVotes: 'votes',
  maxRuntime: 'runtime',
  language: 'language',
  country: 'country',
  withGenres: 'further genres',
  withoutGenres: 'genres left out',
  keywords: 'keyword',
  companies: 'company',
  networks: 'network',
  people: 'people',
  certification: 'age rating',
  status: 'status',
};

const NOUNS: Readonly<Record<MediaType, readonly [one: string, many: string]>> = {
  movie: ['movie', 'movies'],
  tv: ['TV show', 'TV shows'],
};

/** Says which filters of the address were not used (product.md, Explore: dropped filters). */
export const droppedText = (dropped: readonly ListingFilterName[], mediaType: MediaType): string =>
  `Left out, as ${NOUNS[mediaType][1]} cannot be filtered by it here: ${joinWords(dropped.map((name) => FILTER_WORDS[name]))}.`;

/** What is pressed to see them; without a number while that is unknown. */
export const showText = (count: number | undefined, mediaType: MediaType): string => {
  const [one, many] = NOUNS[mediaType];
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

type IdsName = 'withGenres' | 'withoutGenres' | (typeof FILTER_OF_KIND)[NamedFilterKind];

const withoutNames = (filters: ListingFilters, ...names: readonly ListingFilterName[]): ListingFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !(names as readonly string[]).includes(name)));

const withoutId = (filters: ListingFilters, name: IdsName, id: number): ListingFilters => {
  const left = filters[name]?.filter((each) => each !== id) ?? [];
  return left.length > 0 ? { ...filters, [name]: left } : withoutNames(filters, name);
};

const idsOn = (filters: ListingFilters, name: IdsName, textOf: (id: number) => string): readonly ListingFilterOn[] =>
  (filters[name] ?? []).map((id) => ({
    key: `${name} ${id}`,
    text: textOf(id),
    without: withoutId(filters, name, id),
  }));

const figuresOn = (filters: ListingFilters): readonly ListingFilterOn[] => {
  const { fromYear: from, toYear: to, minRating, minVotes, maxRuntime, language, country } = filters;
  const on = (text: string | undefined, ...names: readonly ListingFilterName[]): readonly ListingFilterOn[] =>
    text === undefined ? [] : [{ key: names.join(), text, without: withoutNames(filters, ...names) }];
  return [
    ...on(yearsText({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }), 'fromYear', 'toYear'),
    ...on(minRating === undefined ? undefined : `Rated ${minRating} or more`, 'minRating'),
    ...on(minVotes === undefined ? undefined : `At least ${formatCount(minVotes)} votes`, 'minVotes'),
    ...on(maxRuntime === undefined ? undefined : labelIn(runtimeOptions(maxRuntime), maxRuntime), 'maxRuntime'),
    ...on(language === undefined ? undefined : `In ${languageName(language)}`, 'language'),
    ...on(country === undefined ? undefined : `Made ${inCountry(countryName(country))}`, 'country'),
  ];
};

const lastOn = (filters: ListingFilters): readonly ListingFilterOn[] => {
  const { certification, status } = filters;
  const rated = certification && `Up to ${certification.upTo} ${inCountry(countryName(certification.country))}`;
  return [
    ...(rated ? [{ key: 'certification', text: rated, without: withoutNames(filters, 'certification') }] : []),
    ...(status === undefined
      ? []
      : [{ key: 'status', text: labelIn(STATUSES, status), without: withoutNames(filters, 'status') }]),
  ];
};

/** The filters that are on, in the order of their fields (product.md, Explore: filters). */
export const listingFiltersOn = (
  filters: ListingFilters,
  { genres, names }: KnownNames,
): readonly ListingFilterOn[] => {
  const genreName = (id: number) => genres.find((genre) => genre.id === id)?.name ?? `Genre ${id}`;
  return [
    ...figuresOn(filters),
    ...idsOn(filters, 'withGenres', (id) => `Also ${genreName(id)}`),
    ...idsOn(filters, 'withoutGenres', (id) => `Not ${genreName(id)}`),
    ...NAMED_FILTER_KINDS.flatMap((kind) =>
      idsOn(
        filters,
        FILTER_OF_KIND[kind],
        (id) => names.get(namedFilterKey({ kind, id })) ?? `${KIND_NAMES[kind]} ${id}`,
      ),
    ),
    ...lastOn(filters),
  ];
};
