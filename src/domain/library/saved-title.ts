import type { TitleDetails } from '../title-details.ts';
import { sameTitle, titleKey, type MediaType, type TitleKey, type TitleRef } from '../title.ts';

/** What the fields of a stored title hold. */
export interface FieldValues {
  readonly id: number;
  readonly mediaType: MediaType;
  readonly text: string;
  readonly figure: number;
  /** Null when there is no picture. */
  readonly picture: string | null;
  /** It is kept unchecked. Only `statedFacts` reads it from a list, and checks it there: otherwise it needs a kind of its own. */
  readonly anything: unknown;
}

export type FieldKind = keyof FieldValues;

/** A stored title's fields (product.md, General: stored title). What is not here is not kept, for storage is small. */
export const TITLE_FIELDS = {
  id: 'id',
  media_type: 'mediaType',
  title: 'text',
  name: 'text',
  name_language: 'text',
  overview: 'text',
  overview_language: 'text',
  poster_path: 'picture',
  backdrop_path: 'picture',
  vote_average: 'figure',
  vote_count: 'figure',
  popularity: 'figure',
  release_date: 'text',
  first_air_date: 'text',
  tagline: 'anything',
  status: 'anything',
  runtime: 'anything',
  genres: 'anything',
  revenue: 'anything',
} as const satisfies { readonly [Field in keyof TitleDetails]?: FieldKind };

/** What is noted of a stored title once its facts were asked for again (product.md, Freshness: noted). */
export const CHECK_FIELDS = { checkedAt: 'text', goneAt: 'text' } as const satisfies Readonly<
  Record<string, FieldKind>
>;

type TitleFields = typeof TITLE_FIELDS & typeof CHECK_FIELDS;
type Optional = {
  readonly [Field in Exclude<keyof TitleFields, keyof TitleRef>]?: FieldValues[TitleFields[Field]];
};

/**
 * A title as a list keeps it: the provider's fields as supplied. Only the id is certain, for a list may
 * have been written by an earlier release or by hand. `checkedAt` and `goneAt` are ISO times: when the provider was asked
 * again, and since when it has no such title.
 */
export interface StoredTitle extends TitleRef, Optional {}

/** On a saved list. */
export interface SavedTitle extends StoredTitle {
  /** ISO time. */
  readonly addedAt: string;
}

/** In the viewing history. */
export interface ViewedTitle extends StoredTitle {
  /** ISO time. */
  readonly viewedAt: string;
}

const STORED_FIELDS = { ...TITLE_FIELDS, ...CHECK_FIELDS };

/** Whether a stored title has this field of itself, and not of the list that it is in. */
export const isTitleField = (field: string): field is keyof StoredTitle => Object.hasOwn(STORED_FIELDS, field);

/** What is kept of a title. */
export const toStoredTitle = (title: StoredTitle): StoredTitle => ({
  ...Object.fromEntries<unknown>(Object.entries(title).filter(([field]) => isTitleField(field))),
  id: title.id,
});

export const indexOfTitle = (list: readonly TitleRef[], title: TitleRef): number =>
  list.findIndex((each) => sameTitle(each, title));

export const containsTitle = (list: readonly TitleRef[], title: TitleRef): boolean => indexOfTitle(list, title) >= 0;

/** The keys of a list, for asking about many titles at once. */
export const keysOf = (list: readonly TitleRef[]): ReadonlySet<TitleKey> => new Set(list.map(titleKey));
