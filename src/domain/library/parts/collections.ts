import { collectionKey, type Collection } from '../collection.ts';
import type { LibraryAction } from '../library-change.ts';
import { withoutNumber, type Ranked } from '../order/rank.ts';
import { textOf } from './contains-all.ts';
import { containsTitles } from './contains-titles.ts';
import { newTitles } from './new-titles.ts';
import type { Part } from './part.ts';

/** What comes from another library comes last: its place there says nothing here. */
const unranked = <Item extends Ranked>({ rank: _, ...item }: Item): Omit<Item, 'rank'> => item;

const missingFrom = (collections: readonly Collection[], collection: Collection): readonly LibraryAction[] => {
  const collectionId = collectionKey(collection);
  const own = collections.find((each) => collectionKey(each) === collectionId);
  if (!own) return [{ kind: 'collection-created', collection: unranked(collection) }];
  return newTitles(own.movies, collection.movies).map((title) => ({
    kind: 'movie-added-to-collection',
    collectionId,
    title: unranked(title),
  }));
};

const containsCollection = (collections: readonly Collection[], { movies, ...other }: Collection): boolean =>
  collections.some(
    ({ movies: own, ...each }) =>
      textOf(withoutNumber(each)) === textOf(withoutNumber(other)) && containsTitles(own, movies),
  );

const countNewMovies = (before: readonly Collection[], after: readonly Collection[]): number => {
  const moviesById = new Map(before.map((each) => [collectionKey(each), each.movies]));
  return after.reduce((sum, each) => sum + newTitles(moviesById.get(collectionKey(each)) ?? [], each.movies).length, 0);
};

export const COLLECTIONS: Part<readonly Collection[]> = {
  missing: (own, other) => other.flatMap((collection) => missingFrom(own, collection)),
  contains: (own, other) => other.every((collection) => containsCollection(own, collection)),
  added: (before, after) => {
    const ids = new Set(before.map(collectionKey));
    const collections = after.filter((each) => !ids.has(collectionKey(each))).length;
    return { collections, movies: countNewMovies(before, after) };
  },
  total: (collections) => collections.reduce((sum, { movies }) => sum + movies.length, 0),
};
