import { sameTitle, titleKey, type Title, type TitleKey, type TitleRef } from '../title.ts';
import type { TitleDetails } from '../title-details.ts';

type Fields = Omit<Partial<Title>, 'id' | 'media_type'>;

/**
 * A title as a list keeps it: the provider's fields as supplied (spec section 3). Only the id is certain, for a list may
 * have been written by an earlier release or by hand.
 */
export interface KeptTitle extends TitleRef, Fields {}

/** In the watchlist or among the favorites. */
export interface SavedTitle extends KeptTitle {
  /** ISO time. */
  readonly addedAt: string;
}

/** In the viewing history. */
export interface ViewedTitle extends KeptTitle {
  /** ISO time. */
  readonly viewedAt: string;
}

const KEPT_FIELDS: ReadonlySet<string> = new Set<keyof TitleDetails>([
  'id',
  'media_type',
  'title',
  'name',
  'overview',
  'poster_path',
  'backdrop_path',
  'vote_average',
  'vote_count',
  'popularity',
  'release_date',
  'first_air_date',
  'tagline',
  'status',
  'runtime',
  'genres',
  'revenue',
]);

/** What is kept of a title: the spec's entity fields and no more, for storage is small (spec section 3, Title item). */
export const toKeptTitle = (title: KeptTitle): KeptTitle => ({
  ...Object.fromEntries<unknown>(Object.entries(title).filter(([field]) => KEPT_FIELDS.has(field))),
  id: title.id,
});

export const indexOfTitle = (list: readonly TitleRef[], title: TitleRef): number =>
  list.findIndex((each) => sameTitle(each, title));

export const containsTitle = (list: readonly TitleRef[], title: TitleRef): boolean => indexOfTitle(list, title) >= 0;

/** The keys of a list, for asking about many titles at once. */
export const keysOf = (list: readonly TitleRef[]): ReadonlySet<TitleKey> => new Set(list.map(titleKey));
