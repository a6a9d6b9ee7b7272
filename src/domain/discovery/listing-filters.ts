import type { MediaType } from '../title.ts';

/**
 * What narrows a listing down, beside its genre and its sort (product.md, Explore: filters). A title is in the listing where all hold that are
 * given. What is absent narrows nothing down.
 */
export interface ListingFilters {
  /** Years of the first release, both included; `fromYear` is at most `toYear`. */
  readonly fromYear?: number;
  readonly toYear?: number;
  /** 0 to 10. */
  readonly minRating?: number;
  readonly minVotes?: number;
  /** Minutes. */
  readonly maxRuntime?: number;
  /** A code of ISO 639-1. */
  readonly language?: string;
  /** A code of ISO 3166-1. */
  readonly country?: string;
  /** Ids: all of these, beside the listing's own genre. */
  readonly withGenres?: readonly number[];
  /** Ids: none of these. */
  readonly withoutGenres?: readonly number[];
  /** Ids: all of these. */
  readonly keywords?: readonly number[];
  /** Ids: any of these. */
  readonly companies?: readonly number[];
  /** Ids: any of these. Shows only. */
  readonly networks?: readonly number[];
  /** Ids: all of these. Movies only. */
  readonly people?: readonly number[];
  /** Movies only: at most this age rating of this country. */
  readonly certification?: { readonly country: string; readonly upTo: string };
  /** TMDB's number of what has become of a show: 0 returning, 1 planned, 2 in production, 3 ended, 4 cancelled, 5 pilot. Shows only. */
  readonly status?: number;
}

export type ListingFilterName = keyof ListingFilters;

/** All of them, in the order in which they are shown. */
export const LISTING_FILTER_NAMES = Object.keys({
  fromYear: true,
  toYear: true,
  minRating: true,
  minVotes: true,
  maxRuntime: true,
  language: true,
  country: true,
  withGenres: true,
  withoutGenres: true,
  keywords: true,
  companies: true,
  networks: true,
  people: true,
  certification: true,
  status: true,
} satisfies { readonly [Name in ListingFilterName]-?: true }) as readonly ListingFilterName[];

/** What the provider knows of one media type alone (tmdb.md, Lists: filters). */
const ONLY_OF: Readonly<Partial<Record<ListingFilterName, MediaType>>> = {
  people: 'movie',
  certification: 'movie',
  networks: 'tv',
  status: 'tv',
};

/** Whether a filter can narrow down titles of this media type. */
export const isFilterOf = (name: ListingFilterName, mediaType: MediaType): boolean =>
  (ONLY_OF[name] ?? mediaType) === mediaType;

/** The numbers of TMDB for what has become of a show. */
export const SHOW_STATUSES = [0, 1, 2, 3, 4, 5] as const;

/** How many ids one filter has at most. */
export const FILTER_IDS_MAX = 20;
