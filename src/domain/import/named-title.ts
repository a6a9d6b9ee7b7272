import type { StoredTitle } from '../library/saved-title.ts';
import { titleName, type Title, mediaTypeOf } from '../title.ts';

/** A title, with all that it is called. */
export interface NamedTitle extends Title {
  /** What it is called where it was made; absent where that is its name, or unknown. */
  readonly originalName?: string;
  /** In English, where its name is in the language of titles and the English one was asked for. */
  readonly englishName?: string;
}

/** All that it is called, as lists show it first. */
export const allNamesOf = (title: NamedTitle): readonly string[] => [
  titleName(title),
  title.originalName ?? '',
  title.englishName ?? '',
];

/** A title that a title of a file may be. */
export interface FoundTitle extends NamedTitle, Pick<StoredTitle, 'checkedAt'> {}

/** A title as the provider gave it at a time: its facts need not be asked for again soon (product.md, Freshness: age). */
export const foundAt =
  (time: Date) =>
  (title: NamedTitle): FoundTitle => ({ ...title, checkedAt: time.toISOString() });

/** A title of what is kept of it: what is missing is unknown. */
export const wholeTitle = (stored: StoredTitle & Pick<NamedTitle, 'originalName' | 'englishName'>): NamedTitle => ({
  overview: '',
  poster_path: null,
  backdrop_path: null,
  vote_average: 0,
  vote_count: 0,
  popularity: 0,
  ...stored,
  media_type: mediaTypeOf(stored),
  genre_ids: [],
});
