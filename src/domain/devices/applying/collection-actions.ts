import { apply } from '../../library/apply.ts';
import { collectionKey, type Collection, type CollectionHead, type CollectionMovie } from '../../library/collection.ts';
import type { LibraryAction } from '../../library/library-change.ts';
import type { Library } from '../../library/library.ts';
import { byRank, movedRank, rankAt } from '../../library/order/rank.ts';
import type { Steps } from '../../steps.ts';
import { groupBy } from '../group-by.ts';
import { isSameItem } from '../register-lists.ts';
import { collectionIdOf, itemIn, type Register, type Registers } from '../register.ts';
import type { Actions, ToApply } from './merging-plan.ts';

/** The movies of each collection, as far as they are known. */
function* moviesByCollection(registers: Registers): Steps<ReadonlyMap<string, readonly Register[]>> {
  const movies: Register[] = [];
  for (const register of registers.values()) {
    yield;
    if (itemIn('movies', register)) movies.push(register);
  }
  return groupBy(movies, ({ key }) => collectionIdOf(key));
}

/** By creation, on all devices in the same place; at the end of those that were arranged. */
const placeOf = (collections: readonly Collection[], { id }: CollectionHead): number => {
  if (collections.some(({ rank }) => rank !== undefined)) return collections.length;
  const later = collections.findIndex((each) => Number(each.id) > Number(id));
  return later < 0 ? collections.length : later;
};

/** To the place that was said elsewhere. One that was undone there is a number again. */
const moving = (own: Collection, rank: string | undefined): Actions => {
  const collectionId = collectionKey(own);
  if (movedRank(rank) === movedRank(own.rank)) return [];
  if (rank !== undefined) return [{ kind: 'collection-moved', collectionId, rank }];
  const { rank: _, ...collection } = own;
  return [
    { kind: 'collection-removed', collectionId },
    { kind: 'collection-created', collection },
  ];
};

const changing = (own: Collection, { name, description, cover, rank }: CollectionHead): Actions => {
  const set = { name, description, ...(cover !== undefined && { cover }) };
  const clear = cover === undefined ? (['cover'] as const) : [];
  return [...moving(own, rank), { kind: 'collection-changed', collectionId: collectionKey(own), set, clear }];
};

/** In their order: those that were never moved are in that of their registers. */
const inOrder = (movies: readonly CollectionMovie[]): readonly CollectionMovie[] =>
  movies.some(({ rank }) => rank !== undefined)
    ? byRank(movies.map((movie, at) => (movie.rank === undefined ? { ...movie, rank: rankAt(at) } : movie)))
    : movies;

const actionsFor = ({ collections }: Library, register: Register, movies: readonly Register[]): Actions => {
  const own = collections.find((each) => collectionKey(each) === register.key);
  const item = itemIn('collections', register);
  if (!item) return own ? [{ kind: 'collection-removed', collectionId: register.key }] : [];
  if (own) return isSameItem('collections', own, item) ? [] : changing(own, item);
  const { rank, ...head } = item;
  const collection = { ...head, movies: inOrder(movies.flatMap((movie) => itemIn('movies', movie) ?? [])) };
  return [
    { kind: 'collection-created', collection, index: placeOf(collections, item) },
    ...(rank === undefined ? [] : [{ kind: 'collection-moved' as const, collectionId: register.key, rank }]),
  ];
};

/** Collections that go, come and change. One that comes has all the movies that are known of it. */
export function* collectionActions(library: Library, { registers, changed }: ToApply): Steps<Actions> {
  if (changed.length === 0) return [];
  const movies = yield* moviesByCollection(registers);
  const actions: LibraryAction[] = [];
  let after = library;
  for (const register of changed) {
    yield;
    const made = actionsFor(after, register, movies.get(register.key) ?? []);
    actions.push(...made);
    after = made.reduce(apply, after);
  }
  return actions;
}
