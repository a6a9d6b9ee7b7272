import { collectionKey, type Collection, DEFAULT_COLLECTIONS } from '../../library/collection.ts';
import type { Library } from '../../library/library.ts';
import type { Mark } from '../../library/marks/mark.ts';
import { defaultDescription } from '../../library/names/collection-name.ts';
import { keysOf } from '../../library/saved-title.ts';
import { showKey, type WatchedShow } from '../../shows/watched-show.ts';
import { titleKey, type TitleKey } from '../../title.ts';
import { collectionName, isNameCut } from './imported-collection-name.ts';
import { listName } from './list-name.ts';

export interface IndexedCollection {
  readonly id: string;
  readonly titles: ReadonlySet<TitleKey>;
  /** Empty where it is none that the visitor wrote. */
  readonly description: string;
  /** The longer name of which its name is the beginning, where its description says so. */
  readonly isCutFrom?: string;
}

/** What a library has, so that thousands of titles can be asked about. */
export interface LibraryIndex {
  readonly watchlist: ReadonlySet<TitleKey>;
  readonly favorites: ReadonlySet<TitleKey>;
  readonly marks: ReadonlyMap<TitleKey, Mark>;
  readonly shows: ReadonlyMap<TitleKey, WatchedShow>;
  /** By name: the first of each. */
  readonly collections: ReadonlyMap<string, IndexedCollection>;
  /** By name and description, those too that have a number behind the name. */
  readonly byDescription: ReadonlyMap<string, IndexedCollection>;
  /** By the first line of the description, where that is longer than any name. */
  readonly byWholeName: ReadonlyMap<string, IndexedCollection>;
  readonly collectionIds: ReadonlySet<string>;
}

/** 'Noir (2)' is one of the name 'Noir'. */
const NUMBERED = / \(\d{1,3}\)$/;

export const describedKey = (name: string, description: string): string => `${name}\n${description}`;

const GIVEN = new Set(DEFAULT_COLLECTIONS.map(({ description }) => description));

/** As the visitor wrote it: the app gives descriptions too. */
const ownDescriptionOf = ({ name, description }: Collection): string => {
  const text = description.trim();
  return GIVEN.has(text) || text === defaultDescription(name) ? '' : text;
};

const firstLineOf = ({ description }: Collection): string => listName(description.split('\n', 1)[0] ?? '');

const indexed = (collection: Collection): IndexedCollection => {
  const line = firstLineOf(collection);
  const isCut = isNameCut(line) && collectionName(line) === listName(collection.name);
  return {
    id: collectionKey(collection),
    titles: keysOf(collection.movies),
    description: ownDescriptionOf(collection),
    ...(isCut && { isCutFrom: line }),
  };
};

export const indexLibrary = ({ watchlist, favorites, marks, collections, episodes }: Library): LibraryIndex => {
  const all = collections.toReversed().map((collection) => ({ collection, entry: indexed(collection) }));
  return {
    watchlist: keysOf(watchlist),
    favorites: keysOf(favorites),
    marks: new Map(marks.map((mark) => [titleKey(mark), mark])),
    shows: new Map(episodes.map((show) => [showKey(show), show])),
    collections: new Map(all.map(({ collection, entry }) => [listName(collection.name), entry])),
    byDescription: new Map(
      [(name: string) => name.replace(NUMBERED, ''), (name: string) => name].flatMap((called) =>
        all
          .filter(({ entry }) => entry.description !== '')
          .map(({ collection, entry }) => [describedKey(called(listName(collection.name)), entry.description), entry]),
      ),
    ),
    byWholeName: new Map(
      all.map(({ collection, entry }) => [firstLineOf(collection), entry] as const).filter(([line]) => isNameCut(line)),
    ),
    collectionIds: new Set(collections.map(collectionKey)),
  };
};
