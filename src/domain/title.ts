import { addressOf } from './addresses/screens.ts';

/** The two kinds of title. TMDB numbers movies and shows independently (product.md, General: title identity). */
export type MediaType = 'movie' | 'tv';

/** Enough to name one title. A missing media type means movie. */
export interface TitleRef {
  readonly id: number;
  readonly media_type?: MediaType;
}

/**
 * A movie or a show as lists give it. Field names are the provider's: they are the saved format
 * (product.md, General: stored title).
 */
export interface Title extends TitleRef {
  readonly media_type: MediaType;
  /** Movies have `title`, shows have `name`. */
  readonly title?: string;
  readonly name?: string;
  /** The language of the title or name, as in BCP 47. Absent where no language of titles is chosen, or it is not known. */
  readonly name_language?: string;
  /** Empty when unknown. */
  readonly overview: string;
  /** Likewise. */
  readonly overview_language?: string;
  /** A path to be put behind the image base and a size, starting with `/`; null when there is no picture. */
  readonly poster_path: string | null;
  readonly backdrop_path: string | null;
  /** 0 to 10; 0 with `vote_count` 0 means nobody voted. */
  readonly vote_average: number;
  readonly vote_count: number;
  readonly popularity: number;
  /** `YYYY-MM-DD`; absent when unknown. Movies have `release_date`, shows have `first_air_date`. */
  readonly release_date?: string;
  readonly first_air_date?: string;
  readonly genre_ids: readonly number[];
}

export type TitleKey = `${MediaType}:${number}`;

export const mediaTypeOf = ({ media_type = 'movie' }: TitleRef): MediaType => media_type;

export const titleKey = (title: TitleRef): TitleKey => `${mediaTypeOf(title)}:${title.id}`;

// Lists of thousands are searched by it: no key is made of each.
export const sameTitle = (a: TitleRef, b: TitleRef): boolean => a.id === b.id && mediaTypeOf(a) === mediaTypeOf(b);

type Named = Pick<Title, 'title' | 'name'>;

/** What the title is called, for people. */
export const titleName = ({ title, name }: Named): string => title || name || 'Untitled';

/** Whether no more is known of a title than its number. */
export const isNameless = ({ title, name }: Named): boolean => title === undefined && name === undefined;

export type Dated = Pick<Title, 'release_date' | 'first_air_date'>;

/** `YYYY-MM-DD`, or undefined when unknown. */
export const releaseDateOf = ({ release_date, first_air_date }: Dated): string | undefined =>
  release_date || first_air_date || undefined;

/** The address of a title's screen. */
export const titlePath = (title: TitleRef): string =>
  addressOf('detail', { explore: mediaTypeOf(title), id: title.id });

/** Whether the provider has a rating of a title: somebody voted. */
export const hasRating = ({ vote_average = 0 }: Partial<Pick<Title, 'vote_average'>>): boolean => vote_average > 0;
