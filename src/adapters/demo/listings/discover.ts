import { certificationsOf } from '#domain/discovery/certifications.ts';
import { eachOn } from '#domain/discovery/filter-table.ts';
import type { ListingFilters, ForEachFilter } from '#domain/discovery/listing-filters.ts';
import { DEFAULT_SORT, type ListingSort } from '#domain/listing.ts';
import type { NamedId } from '#domain/title-details.ts';
import type { MediaType } from '#domain/title.ts';
import { composeOffers } from '#domain/watch/compose-offers.ts';
import type { WatchChoice } from '#domain/watch/watch-choice.ts';
import { isOnServices } from '#domain/watch/watch-offers.ts';
import type { DemoData, DemoTitle } from '../demo-data.ts';
import { DEMO_EXTRAS, type DemoExtras } from '../extras/demo-extras.ts';
import { demoOffers } from '../watch/demo-offers.ts';
import { DEMO_SERVICES } from '../watch/demo-services.ts';

export interface DiscoverParams {
  readonly mediaType: MediaType;
  readonly sort: ListingSort;
  /** Absent means all genres. */
  readonly genreId?: number;
  readonly minRating?: number;
  readonly minVotes?: number;
  /** Absent means all, whatever they are like. */
  readonly filters?: ListingFilters;
  /** Absent means all, wherever they can be watched. */
  readonly watch?: WatchChoice;
}

type Compare = (a: DemoTitle, b: DemoTitle) => number;
type Field = ListingSort extends `${infer Name}.${string}` ? Name : never;

const byNumber =
  (valueOf: (title: DemoTitle) => number): Compare =>
  (a, b) =>
    valueOf(a) - valueOf(b);
// Compares by code point, as TMDB sorts titles.
const byText =
  (valueOf: (title: DemoTitle) => string): Compare =>
  (a, b) =>
    valueOf(a) === valueOf(b) ? 0 : valueOf(a) < valueOf(b) ? -1 : 1;

const BY_NAME = byText(({ name }) => name);
const BY_DATE = byText(({ date = '' }) => date);
const COMPARE: Readonly<Record<Field, Compare>> = {
  popularity: byNumber(({ popularity }) => popularity),
  vote_average: byNumber(({ rating }) => rating),
  release_date: BY_DATE,
  first_air_date: BY_DATE,
  original_title: BY_NAME,
  original_name: BY_NAME,
};
const ONLY_OF: Readonly<Partial<Record<Field, MediaType>>> = {
  release_date: 'movie',
  original_title: 'movie',
  first_air_date: 'tv',
  original_name: 'tv',
};

const isDateSort = (sort: ListingSort): boolean => sort.includes('_date.');
// Titles without a date come last in both directions of the sort: they have no place among the days.
const undatedLast: Compare = (a, b) => Number(a.date === undefined) - Number(b.date === undefined);
// Makes every order a total one: pages must never overlap.
const byPopularityThenId: Compare = (a, b) => b.popularity - a.popularity || a.id - b.id;

const knownSort = (sort: ListingSort, mediaType: MediaType): ListingSort => {
  const [field] = sort.split('.') as [Field];
  // TMDB ignores a sort that the media type does not know.
  return (ONLY_OF[field] ?? mediaType) === mediaType ? sort : DEFAULT_SORT;
};

const inOrderOf = (sort: ListingSort): Compare => {
  const [field, direction] = sort.split('.') as [Field, 'asc' | 'desc'];
  const compare = COMPARE[field];
  const directed: Compare = direction === 'asc' ? compare : (a, b) => compare(b, a);
  return (a, b) => (isDateSort(sort) ? undatedLast(a, b) : 0) || directed(a, b) || byPopularityThenId(a, b);
};

const isStreamed = (title: DemoTitle, { region, services }: WatchChoice): boolean =>
  isOnServices(composeOffers(demoOffers(title, region, DEMO_SERVICES), null), services);

/** What has become of a show, by TMDB's numbers. */
const STATUSES: readonly string[] = ['Returning Series', 'Planned', 'In Production', 'Ended', 'Canceled', 'Pilot'];

const yearOf = ({ date }: DemoTitle): number => (date === undefined ? Number.NaN : Number(date.slice(0, 4)));

const hasAny = (known: readonly NamedId[] = [], ids: readonly number[]): boolean =>
  known.some(({ id }) => ids.includes(id));

const hasAll = (known: readonly number[], ids: readonly number[]): boolean => ids.every((id) => known.includes(id));

/** What is not known of a title passes no filter that asks for it. */
const PASSES: ForEachFilter<[title: DemoTitle, extras: DemoExtras], boolean> = {
  fromYear: (year, title) => yearOf(title) >= year,
  toYear: (year, title) => yearOf(title) <= year,
  minRating: (rating, title) => title.rating >= rating,
  minVotes: (votes, title) => title.votes >= votes,
  maxRuntime: (minutes, { runtime }) => runtime !== undefined && runtime <= minutes,
  language: (code, title, extras) => extras.factsOf(title).original_language === code,
  country: (code, title, extras) => extras.factsOf(title).countries?.includes(code) ?? false,
  withGenres: (ids, { genres }) => hasAll(genres, ids),
  withoutGenres: (ids, { genres }) => !genres.some((id) => ids.includes(id)),
  keywords: (ids, title, extras) =>
    hasAll(
      extras.keywordsOf(title).map(({ id }) => id),
      ids,
    ),
  companies: (ids, title, extras) => hasAny(extras.factsOf(title).companies, ids),
  networks: (ids, title, extras) => hasAny(extras.factsOf(title).networks, ids),
  people: (ids, { cast, crew }) =>
    hasAll(
      [...cast, ...crew].map(([id]) => id),
      ids,
    ),
  certification: ({ country, upTo }, title, extras) => {
    const ladder = certificationsOf(country);
    const step = ladder.indexOf(extras.certificationsOf(title)[country] ?? '');
    return step >= 0 && step <= ladder.indexOf(upTo);
  },
  status: (status, title) => title.status === STATUSES[status],
};

/** Whether a title is like what all of the filters ask for. */
const passesFilters = (title: DemoTitle, filters: ListingFilters, extras: DemoExtras): boolean =>
  eachOn(PASSES, filters, (passes, asked) => passes(asked, title, extras)).every(Boolean);

/** Every title that the parameters let through, in the order that they ask for. */
export const discover = (
  data: DemoData,
  query: DiscoverParams,
  extras: DemoExtras = DEMO_EXTRAS,
): readonly DemoTitle[] => {
  const { mediaType, sort, genreId, minRating = 0, minVotes = 0, watch, filters } = query;
  return data.titles
    .filter(({ type }) => type === mediaType)
    .filter(({ genres }) => genreId === undefined || genres.includes(genreId))
    .filter(({ rating, votes }) => rating >= minRating && votes >= minVotes)
    .filter((title) => !filters || passesFilters(title, filters, extras))
    .filter((title) => !watch || isStreamed(title, watch))
    .toSorted(inOrderOf(knownSort(sort, mediaType)));
};
