import { readId } from '../addresses/read-id.ts';
import { readWithin } from '../addresses/read-within.ts';
import type { MediaType } from '../title.ts';
import { isCertification } from './certifications.ts';
import { isCountry } from './countries.ts';
import { isLanguage } from './languages.ts';
import {
  FILTER_IDS_MAX,
  isFilterOf,
  LISTING_FILTER_NAMES,
  type ListingFilterName,
  type ListingFilters,
  SHOW_STATUSES,
} from './listing-filters.ts';

/** The parameters of an address; undefined stands for one that is left out. */
export type FilterParams = Readonly<Record<string, string | number | undefined>>;

const idsOf = (ids: readonly number[] = []): string | undefined => (ids.length > 0 ? ids.join(',') : undefined);

/** What stands for each filter in an address. */
export const filterParams = (filters: ListingFilters): FilterParams => ({
  from: filters.fromYear,
  to: filters.toYear,
  min: filters.minRating,
  votes: filters.minVotes,
  under: filters.maxRuntime,
  lang: filters.language,
  country: filters.country,
  with: idsOf(filters.withGenres),
  not: idsOf(filters.withoutGenres),
  keyword: idsOf(filters.keywords),
  company: idsOf(filters.companies),
  network: idsOf(filters.networks),
  people: idsOf(filters.people),
  cert: filters.certification?.upTo,
  certin: filters.certification?.country,
  status: filters.status,
});

/** What an address is read from, as `URLSearchParams` are. Of a parameter that is repeated the first one counts. */
export interface AddressParams {
  readonly get: (name: string) => string | null;
}

type Read<Value> = (text: string) => Value | undefined;

const readYear = readWithin(1_000, 9_999);

/** With at most two decimals. */
const readRating: Read<number> = (text) =>
  /^\d{1,2}(?:\.\d{1,2})?$/.test(text) && Number(text) <= 10 ? Number(text) : undefined;

/** A day of minutes. */
const RUNTIME_MAX = 1_440;
const VOTES_MAX = 1_000_000_000;

const known =
  (isKnown: (text: string) => boolean): Read<string> =>
  (text) =>
    isKnown(text) ? text : undefined;

/** Each once, in their order. What comes after the first few is not even looked at: an address may be of any length. */
const readIds: Read<readonly number[]> = (text) => {
  const ids = text.split(',', 10 * FILTER_IDS_MAX).map(readId);
  const read = [...new Set(ids.filter((id) => id !== undefined))].slice(0, FILTER_IDS_MAX);
  return read.length > 0 ? read : undefined;
};

const readCertification = (upTo: string, country: string): ListingFilters['certification'] =>
  isCertification(country, upTo) ? { country, upTo } : undefined;

const inOrder = (filters: ListingFilters): ListingFilters => {
  const { fromYear, toYear } = filters;
  return fromYear !== undefined && toYear !== undefined && fromYear > toYear
    ? { ...filters, fromYear: toYear, toYear: fromYear }
    : filters;
};

type AllFilters = { readonly [Name in ListingFilterName]-?: ListingFilters[Name] | undefined };

/** All that the address says, whatever it is of. */
const readAll = (params: AddressParams): ListingFilters => {
  const text = (name: string) => params.get(name) ?? '';
  const all: AllFilters = {
    fromYear: readYear(text('from')),
    toYear: readYear(text('to')),
    minRating: readRating(text('min')),
    minVotes: readWithin(0, VOTES_MAX)(text('votes')),
    maxRuntime: readWithin(1, RUNTIME_MAX)(text('under')),
    language: known(isLanguage)(text('lang')),
    country: known(isCountry)(text('country')),
    withGenres: readIds(text('with')),
    withoutGenres: readIds(text('not')),
    keywords: readIds(text('keyword')),
    companies: readIds(text('company')),
    networks: readIds(text('network')),
    people: readIds(text('people')),
    certification: readCertification(text('cert'), text('certin')),
    status: readWithin(0, SHOW_STATUSES.length - 1)(text('status')),
  };
  return inOrder(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)));
};

const only = (filters: ListingFilters, isKept: (name: ListingFilterName) => boolean): ListingFilters =>
  Object.fromEntries(
    LISTING_FILTER_NAMES.flatMap((name) => (name in filters && isKept(name) ? [[name, filters[name]]] : [])),
  );

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
  const all = readAll(params);
  const isKept = (name: ListingFilterName) => isFilterOf(name, mediaType) && isKnown(name);
  return {
    filters: only(all, isKept),
    dropped: LISTING_FILTER_NAMES.filter((name) => name in all && !isKept(name)),
  };
};
