import { addressOf } from './addresses/screens.ts';
import type { ListingFilters } from './discovery/listing-filters.ts';
import type { MediaType } from './title.ts';
import type { WatchChoice } from './watch/watch-choice.ts';

/** The six listings, by the path they live at (product.md, Explore: listings). */
export const LISTING_NAMES = ['movie', 'tv', 'trending', 'coming-soon', 'top-rated', 'awards'] as const;
export type ListingName = (typeof LISTING_NAMES)[number];

export const isListingName = (text: string): text is ListingName => (LISTING_NAMES as readonly string[]).includes(text);

export type SortField =
  | 'popularity'
  | 'vote_average'
  | 'release_date'
  | 'original_title'
  | 'first_air_date'
  | 'original_name';
export type ListingSort = `${SortField}.${'asc' | 'desc'}`;

/** product.md, Explore: sorts. */
export const DEFAULT_SORT: ListingSort = 'popularity.desc';

/** The address of a listing's screen. */
export const listingPath = (name: ListingName): string => addressOf('explore', { explore: name });

/** What is asked of a listing. All but its name means something only where the listing `discovers`. */
export interface ListingParams {
  readonly listing: ListingName;
  readonly sort: ListingSort;
  /** Absent means all genres. */
  readonly genreId?: number;
  /** What narrows it down besides; only filters that its media type has. Absent means nothing. */
  readonly filters?: ListingFilters;
  /** Only what one of these services streams there. Absent means all. */
  readonly watch?: WatchChoice;
}

export interface Listing {
  readonly title: string;
  /** As in "You've seen all available …". */
  readonly noun: string;
  /** Media type of every title; undefined where both are mixed. */
  readonly mediaType?: MediaType;
  /** Whether the provider can filter and sort it (product.md, Explore: controls). */
  readonly discovers: boolean;
}

export const LISTINGS: Readonly<Record<ListingName, Listing>> = {
  movie: { title: 'Movies', noun: 'movies', mediaType: 'movie', discovers: true },
  tv: { title: 'TV Shows', noun: 'TV shows', mediaType: 'tv', discovers: true },
  trending: { title: 'Trending', noun: 'trending titles', discovers: false },
  'coming-soon': { title: 'Coming Soon', noun: 'coming soon titles', mediaType: 'movie', discovers: false },
  'top-rated': { title: 'Top Rated', noun: 'top rated movies', mediaType: 'movie', discovers: false },
  awards: { title: 'Awards', noun: 'award-winning movies', mediaType: 'movie', discovers: true },
};
