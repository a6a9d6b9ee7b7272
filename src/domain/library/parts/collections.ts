import {
  collectionKey,
  DEFAULT_COLLECTIONS,
  type Collection,
  type CollectionDetails,
  type CollectionHead,
} from '../collection.ts';
import type { LibraryAction } from '../library-change.ts';
import { defaultDescription } from '../names/collection-name.ts';
import type { Ranked } from '../order/rank.ts';
import { joinDifferences, type Difference, type Part } from './part.ts';
import { newTitles, saysMore, titleDifferences } from './title-differences.ts';

/** What comes from another library comes last: its place there says nothing here. */
const unranked = <Item extends Ranked>({ rank: _, ...item }: Item): Omit<Item, 'rank'> => item;

const DETAILS: { readonly [Field in keyof CollectionDetails]-?: true } = { name: true, description: true, cover: true };
const DETAIL_NAMES = Object.keys(DETAILS) as readonly (keyof CollectionDetails)[];

/** What nobody has typed: it came with the collection (product.md, Collections: defaults) (product.md, Collections: create and add). */
const isGiven = (collection: CollectionHead, field: keyof CollectionDetails): boolean => {
  const given = DEFAULT_COLLECTIONS.find((each) => collectionKey(each) === collectionKey(collection));
  if (given) return collection[field] === given[field];
  // It stays when the collection is renamed: whether it was typed must not depend on the name.
  return field === 'description' && collection.description.startsWith(defaultDescription(''));
};

/** What the visitor has said of a collection: a text that is empty, or came with it, says nothing. */
const saidOf = (collection: CollectionHead): CollectionDetails =>
  Object.fromEntries(
    DETAIL_NAMES.flatMap((field) => {
      const value = collection[field];
      return value === undefined || value === '' || isGiven(collection, field) ? [] : [[field, value]];
    }),
  );

/** What the visitor has said of a collection there, and has said nothing of here. */
const missingDetails = (own: CollectionHead, other: CollectionHead): CollectionDetails => {
  const here = saidOf(own);
  return Object.fromEntries(Object.entries(saidOf(other)).filter(([field]) => !Object.hasOwn(here, field)));
};

/** Whether the visitor, or another release, has said something of a collection there that is not said here: 77 and '77' are one id. */
const headSaysMore = (own: CollectionHead, other: CollectionHead): boolean => {
  const { id: _id, name: _name, description: _description, cover: _cover, ...others } = other;
  return saysMore(own, { ...others, ...saidOf(other) }, () => false);
};

const differenceOf = (own: Collection | undefined, collection: Collection): Difference => {
  if (!own) return { missing: [{ kind: 'collection-created', collection: unranked(collection) }], hasOwn: true };
  const collectionId = collectionKey(collection);
  const [{ movies: ownMovies, ...ownHead }, { movies: otherMovies, ...otherHead }] = [own, collection];
  const set = missingDetails(ownHead, otherHead);
  const movies = titleDifferences(ownMovies, otherMovies, (title) => ({
    kind: 'movie-added-to-collection',
    collectionId,
    title: unranked(title),
  }));
  const changed: readonly LibraryAction[] =
    Object.keys(set).length > 0 ? [{ kind: 'collection-changed', collectionId, set, clear: [] }] : [];
  return { missing: [...changed, ...movies.missing], hasOwn: movies.hasOwn || headSaysMore(ownHead, otherHead) };
};

export const collectionsByKey = (collections: readonly Collection[]): ReadonlyMap<string, Collection> =>
  new Map(collections.map((each) => [collectionKey(each), each]));

const countNewMovies = (before: readonly Collection[], after: readonly Collection[]): number => {
  const known = collectionsByKey(before);
  return after.reduce(
    (sum, each) => sum + newTitles(known.get(collectionKey(each))?.movies ?? [], each.movies).length,
    0,
  );
};

export const COLLECTIONS: Part<readonly Collection[]> = {
  difference: (own, other) => {
    const known = collectionsByKey(own);
    return joinDifferences(other.map((each) => differenceOf(known.get(collectionKey(each)), each)));
  },
  added: (before, after) => {
    const known = collectionsByKey(before);
    const collections = after.filter((each) => !known.has(collectionKey(each))).length;
    return { collections, movies: countNewMovies(before, after) };
  },
  total: (collections) => collections.reduce((sum, { movies }) => sum + movies.length, 0),
};
