import { collectionKey, type Collection, DEFAULT_COLLECTIONS } from '../../library/collection.ts';
import type { Library } from '../../library/library.ts';
import type { Mark } from '../../library/marks/mark.ts';
import { defaultDescription } from '../../library/names/collection-name.ts';
import { ofSavedLists, type SavedListName } from '../../library/saved-lists.ts';
import { keysOf } from '../../library/saved-title.ts';
import { showKey, type WatchedShow } from '../../shows/watched-show.ts';
import { titleKey, type TitleKey } from '../../title.ts';
import type { ImportedList } from '../imported-title.ts';
import { listName } from './filed-lists.ts';
import { collectionName, isNameCut, wholeNameLine } from './imported-collection-name.ts';

export interface IndexedCollection {
  readonly id: string;
  readonly titles: ReadonlySet<TitleKey>;
  /** Empty where it is none that the visitor wrote. */
  readonly description: string;
  /** The longer name of which its name is the beginning, where its description says so. */
  readonly isCutFrom?: string;
}

/** What a library has, so that thousands of titles can be asked about. */
export interface LibraryIndex extends Readonly<Record<SavedListName, ReadonlySet<TitleKey>>> {
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

const describedKey = (name: string, description: string): string => `${name}\n${description}`;

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

export const indexLibrary = (library: Library): LibraryIndex => {
  const { marks, collections, episodes } = library;
  const all = collections.toReversed().map((collection) => ({ collection, entry: indexed(collection) }));
  return {
    ...ofSavedLists((list) => keysOf(library[list])),
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

/** Whether a collection is described otherwise than a list of its name, and has none of its titles: it is another's. */
const isOfAnother = (collection: IndexedCollection, said: string, titles: readonly TitleKey[]): boolean =>
  said !== '' &&
  collection.description !== '' &&
  collection.description !== said &&
  !titles.some((title) => collection.titles.has(title));

/**
 * The collection that a list of the file fills, as far as there is one (product.md, Import: collections).
 * @param titles those of the list
 */
export const collectionOf = (
  { collections, byWholeName, byDescription }: LibraryIndex,
  { name, filedName = name, description }: ImportedList,
  titles: readonly TitleKey[],
): IndexedCollection | undefined => {
  const [list, said] = [listName(name), description.trim()];
  const named = collections.get(collectionName(list));
  if (!isNameCut(list)) {
    // Of several of one name it is the one that is described so, whatever number is behind the name.
    const described = said === '' ? undefined : byDescription.get(describedKey(listName(filedName), said));
    return described ?? (named && isOfAnother(named, said, titles) ? undefined : named);
  }
  // One of the same beginning may be that of another list, and says so.
  return byWholeName.get(wholeNameLine(list)) ?? (named?.isCutFrom === undefined ? named : undefined);
};
