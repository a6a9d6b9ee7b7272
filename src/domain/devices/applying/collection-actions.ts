import { apply } from '../../library/apply.ts';
import { collectionKey, type Collection, type CollectionHead } from '../../library/collection.ts';
import type { LibraryAction } from '../../library/library-change.ts';
import type { Library } from '../../library/library.ts';
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

/** By creation: on all devices in the same place. */
const placeOf = (collections: readonly Collection[], { id }: CollectionHead): number => {
  const later = collections.findIndex((each) => Number(each.id) > Number(id));
  return later < 0 ? collections.length : later;
};

/** Nothing renames a collection: it makes way for one of the new name, with the same movies. */
const renamed = (own: Collection, { name, description }: CollectionHead, index: number): Actions => [
  { kind: 'collection-removed', collectionId: collectionKey(own) },
  { kind: 'collection-created', collection: { ...own, name, description }, index },
];

const actionsFor = ({ collections }: Library, register: Register, movies: readonly Register[]): Actions => {
  const own = collections.find((each) => collectionKey(each) === register.key);
  const item = itemIn('collections', register);
  if (!item) return own ? [{ kind: 'collection-removed', collectionId: register.key }] : [];
  if (own) return isSameItem('collections', own, item) ? [] : renamed(own, item, collections.indexOf(own));
  const collection = { ...item, movies: movies.flatMap((movie) => itemIn('movies', movie) ?? []) };
  return [{ kind: 'collection-created', collection, index: placeOf(collections, item) }];
};

/** Collections that go, come and are renamed. One that comes has all the movies that are known of it. */
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
