import type { Mark } from '../../library/mark.ts';
import { missingMark } from '../../library/parts/marks.ts';
import { collectionOf } from './collection-of.ts';
import type { LibraryIndex } from './library-index.ts';
import type { WantedTitle } from './wanted-titles.ts';

/** What a library lacks of what is wanted of one title. */
export interface Missing {
  readonly isListed: boolean;
  readonly isLiked: boolean;
  readonly mark: Mark;
  readonly collections: readonly string[];
}

export const missingIn = (
  library: LibraryIndex,
  { key, listedAt, likedAt, mark, collections }: WantedTitle,
): Missing => ({
  isListed: listedAt !== undefined && !library.watchlist.has(key),
  isLiked: likedAt !== undefined && !library.favorites.has(key),
  mark: missingMark(library.marks.get(key) ?? {}, mark),
  collections: collections.filter((name) => collectionOf(library, name)?.titles.has(key) !== true),
});

export const isNothing = ({ isListed, isLiked, mark, collections }: Missing): boolean =>
  !isListed && !isLiked && collections.length === 0 && Object.keys(mark).length === 0;
