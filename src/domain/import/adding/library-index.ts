import { collectionKey } from '../../library/collection.ts';
import type { Library } from '../../library/library.ts';
import type { Mark } from '../../library/mark.ts';
import { keysOf } from '../../library/saved-title.ts';
import { titleKey, type TitleKey } from '../../title.ts';

export interface IndexedCollection {
  readonly id: string;
  readonly titles: ReadonlySet<TitleKey>;
}

/** What a library has, so that thousands of titles can be asked about. */
export interface LibraryIndex {
  readonly watchlist: ReadonlySet<TitleKey>;
  readonly favorites: ReadonlySet<TitleKey>;
  readonly marks: ReadonlyMap<TitleKey, Mark>;
  /** By name: the first of each. */
  readonly collections: ReadonlyMap<string, IndexedCollection>;
  readonly collectionIds: ReadonlySet<string>;
}

export const indexLibrary = ({ watchlist, favorites, marks, collections }: Library): LibraryIndex => ({
  watchlist: keysOf(watchlist),
  favorites: keysOf(favorites),
  marks: new Map(marks.map((mark) => [titleKey(mark), mark])),
  collections: new Map(
    collections
      .toReversed()
      .map((each) => [each.name.trim(), { id: collectionKey(each), titles: keysOf(each.movies) }]),
  ),
  collectionIds: new Set(collections.map(collectionKey)),
});
