import type { MediaType } from '../title.ts';
import { isCertification } from './certifications.ts';
import { isCountry } from './countries.ts';
import {
  type AddressParams,
  type Filter,
  filterNames,
  filterOf,
  type FilterParams,
  readEach,
  writeEach,
  type ValuesOf,
} from './filter-table.ts';
import { isLanguage } from './original-languages.ts';

interface ListingFilter<Value> extends Filter<Value> {
  /** Absent where titles of both media types can be narrowed down by it (tmdb.md, Lists: filters). */
  readonly only?: MediaType;
}

interface Certification {
  readonly country: string;
  readonly upTo: string;
}

const VOTES_MAX = 1_000_000_000;

const certification: Filter<Certification> = {
  params: ['cert', 'certin'],
  read: (upTo = '', country = '') => (isCertification(country, upTo) ? { country, upTo } : undefined),
  write: ({ upTo, country }) => [upTo, country],
};

/** A filter is an entry here; the compiler names what the catalogues and the screens lack of it (docs/extending.md, A filter). */
const FILTERS = {
  /** Years of the first release, both included; `fromYear` is at most `toYear`. */
  fromYear: filterOf.year('from'),
  toYear: filterOf.year('to'),
  minRating: filterOf.rating('min'),
  minVotes: filterOf.within('votes', 0, VOTES_MAX),
  maxRuntime: filterOf.minutes('under'),
  /** A code of ISO 639-1. */
  language: filterOf.code('lang', isLanguage),
  /** A code of ISO 3166-1. */
  country: filterOf.code('country', isCountry),
  /** Ids: all of these, beside the listing's own genre. */
  withGenres: filterOf.ids('with'),
  /** Ids: none of these. */
  withoutGenres: filterOf.ids('not'),
  /** Ids: all of these. */
  keywords: filterOf.ids('keyword'),
  /** Ids: any of these. */
  companies: filterOf.ids('company'),
  /** Ids: any of these. */
  networks: { ...filterOf.ids('network'), only: 'tv' },
  /** Ids: all of these. */
  people: { ...filterOf.ids('people'), only: 'movie' },
  /** At most this age rating of this country. */
  certification: { ...certification, only: 'movie' },
  /** TMDB's number of what has become of a show: 0 returning, 1 planned, 2 in production, 3 ended, 4 cancelled, 5 pilot. */
  status: { ...filterOf.within('status', 0, 5), only: 'tv' },
} as const;

export type ListingValues = ValuesOf<typeof FILTERS>;

/**
 * What narrows a listing down, beside its genre and its sort (product.md, Explore: filters). A title is in the listing where all hold that are
 * given. What is absent narrows nothing down.
 */
export type ListingFilters = Partial<ListingValues>;

export type ListingFilterName = keyof ListingFilters;

/** What is made of each filter by what it asks for. One that is forgotten does not compile. */
export type ForEachFilter<More extends readonly unknown[], Result> = {
  readonly [Name in ListingFilterName]: (asked: ListingValues[Name], ...more: More) => Result;
};

export const LISTING_FILTERS: {
  readonly [Name in ListingFilterName]: ListingFilter<ListingValues[Name]>;
} = FILTERS;

/** All of them, in the order in which they are shown. */
export const LISTING_FILTER_NAMES = filterNames(LISTING_FILTERS);

/** Whether a filter can narrow down titles of this media type. */
export const isFilterOf = (name: ListingFilterName, mediaType: MediaType): boolean =>
  (LISTING_FILTERS[name].only ?? mediaType) === mediaType;

/** What stands for each filter in an address. */
export const filterParams = (filters: ListingFilters): FilterParams => writeEach(LISTING_FILTERS, filters);

interface ReadFilters {
  /** What the titles can be narrowed down by; what is invalid is not in it. */
  readonly filters: ListingFilters;
  /** What the address says besides, and the titles cannot be narrowed down by. */
  readonly dropped: readonly ListingFilterName[];
}

/**
 * Reads an address (product.md, Explore: filters in the address).
 * @param isKnown whether the catalogue can filter by it; it can by all unless told
 */
export const readFilters = (
  params: AddressParams,
  mediaType: MediaType,
  isKnown: (name: ListingFilterName) => boolean = () => true,
): ReadFilters => {
  const all = readEach(LISTING_FILTERS, params, [['fromYear', 'toYear']]);
  const isKept = (name: ListingFilterName) => isFilterOf(name, mediaType) && isKnown(name);
  const asked = LISTING_FILTER_NAMES.filter((name) => name in all);
  return {
    filters: Object.fromEntries(asked.filter(isKept).map((name) => [name, all[name]])),
    dropped: asked.filter((name) => !isKept(name)),
  };
};
