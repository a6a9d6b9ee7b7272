import { sameTitle, type TitleRef } from '../../title.ts';
import { findCollection, withCollection, withPart } from '../change-parts.ts';
import { collectionKey, type Collection, type CollectionDetails, type CollectionMovie } from '../collection.ts';
import type { Library } from '../library.ts';
import { arranged, byRank, inserted, numbered, type Ranked } from '../order/rank.ts';
import { patchBack, patched, type Patch } from '../patch.ts';
import type { StoredTitle } from '../saved-title.ts';
import type { ActionTable } from './action-rules.ts';
import type { ListRulesTable } from './list-rules.ts';

/** The rules of a kind say what becomes of a collection that is there. */
const changing = (library: Library, collectionId: string, change: (collection: Collection) => Collection): Library => {
  const collection = findCollection(library, collectionId);
  return collection ? withCollection(library, collection, change(collection)) : library;
};

const changed = (collection: Collection, { set, clear }: Patch<CollectionDetails>): Collection => {
  const { name, description, cover } = collection;
  const details = { name, description, ...(cover !== undefined && { cover }) };
  if (patched(details, { set, clear }) === details) return collection;
  const gone: readonly string[] = clear;
  const entries = Object.entries({ ...collection, ...set }).filter(([field]) => !gone.includes(field));
  return Object.fromEntries(entries) as unknown as Collection;
};

/** The items with one of them in the place of its rank: the others have theirs from then on. */
const moved = <Item extends Ranked>(
  items: readonly Item[],
  rank: string,
  isMoved: (item: Item) => boolean,
): readonly Item[] => {
  const ranked = numbered(items);
  const item = ranked.find(isMoved);
  if (!item || item.rank === rank) return items;
  return byRank([...ranked.filter((each) => each !== item), { ...item, rank }]);
};

/** Undefined where it is not there. */
const rankOf = <Item extends Ranked>(items: readonly Item[], isIt: (item: Item) => boolean): string =>
  numbered(items).find(isIt)?.rank ?? '';

const isCalled = (collectionId: string) => (each: Collection) => collectionKey(each) === collectionId;
const isTitle = (title: TitleRef) => (each: CollectionMovie) => sameTitle(each, title);

type Kind = 'collection-created' | 'collection-removed' | 'collection-changed' | 'collection-moved' | 'movie-moved';

/** Of all that is done to a collection but to put movies into it, and to take them out. */
export const COLLECTION_RULES: ActionTable<Kind> = {
  'collection-created': {
    apply: (library, { collection, index }) =>
      findCollection(library, collectionKey(collection))
        ? library
        : withPart(library, 'collections', inserted(library.collections, collection, index)),
    inverse: (_, { collection }) => ({ kind: 'collection-removed', collectionId: collectionKey(collection) }),
  },
  'collection-removed': {
    apply: (library, { collectionId }) => {
      const others = library.collections.filter((each) => collectionKey(each) !== collectionId);
      return others.length < library.collections.length ? withPart(library, 'collections', others) : library;
    },
    inverse: (library, { collectionId }) => {
      const collection = findCollection(library, collectionId);
      return collection
        ? { kind: 'collection-created', collection, index: library.collections.indexOf(collection) }
        : { kind: 'batch', actions: [] };
    },
  },
  'collection-changed': {
    apply: (library, { collectionId, ...patch }) =>
      changing(library, collectionId, (collection) => changed(collection, patch)),
    inverse: (library, { kind, collectionId, ...patch }) => ({
      kind,
      collectionId,
      ...patchBack<CollectionDetails>(findCollection(library, collectionId) ?? {}, patch),
    }),
  },
  'collection-moved': {
    apply: (library, { collectionId, rank }) =>
      withPart(library, 'collections', moved(library.collections, rank, isCalled(collectionId))),
    inverse: ({ collections }, { kind, collectionId }) => ({
      kind,
      collectionId,
      rank: rankOf(collections, isCalled(collectionId)),
    }),
  },
  'movie-moved': {
    apply: (library, { collectionId, title, rank }) =>
      changing(library, collectionId, (collection) => {
        const movies = moved(collection.movies, rank, isTitle(title));
        return movies === collection.movies ? collection : { ...collection, movies };
      }),
    inverse: (library, { kind, collectionId, title }) => ({
      kind,
      collectionId,
      title,
      rank: rankOf(findCollection(library, collectionId)?.movies ?? [], isTitle(title)),
    }),
  },
};

/** Of what is put into a collection, and taken out of it. */
export const COLLECTION_MOVIE_RULES: ListRulesTable<'movie-added-to-collection' | 'movie-removed-from-collection'> = {
  'movie-added-to-collection': {
    change: (item, { title }) => item ?? title,
    back: (_, { collectionId, title }) => ({ kind: 'movie-removed-from-collection', collectionId, title }),
    insert: inserted,
    arrange: arranged,
  },
  'movie-removed-from-collection': {
    change: () => undefined,
    back: (item, { collectionId }, place) => ({
      kind: 'movie-added-to-collection',
      collectionId,
      title: item as StoredTitle,
      index: place(),
    }),
  },
};
