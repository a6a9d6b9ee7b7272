import { collectionKey, type Collection, type CollectionHead, type CollectionMovie } from '../../library/collection.ts';
import type { LibraryAction } from '../../library/library-change.ts';
import type { Library } from '../../library/library.ts';
import { collectionsByKey } from '../../library/parts/collections.ts';
import type { Steps } from '../../steps.ts';
import { groupBy } from '../../util/group-by.ts';
import { isSameItem } from '../register-lists.ts';
import { collectionIdOf, itemIn, registerId, type Register, type Registers } from '../register.ts';
import { byCreation, collectionList } from '../shared-ranks.ts';
import type { Actions, ToApply } from './merging-plan.ts';
import { placeRanks, orderedItems } from './ordered-items.ts';

/** The movies of each collection, as far as they are known. */
function* moviesByCollection(registers: Registers): Steps<ReadonlyMap<string, readonly Register[]>> {
  const movies: Register[] = [];
  for (const register of registers.values()) {
    yield;
    if (itemIn('movies', register)) movies.push(register);
  }
  return groupBy(movies, ({ key }) => collectionIdOf(key));
}

type CollectionChanged = Extract<LibraryAction, { readonly kind: 'collection-changed' }>;

const idOf = (key: string): string => registerId({ list: 'collections', key });

const telling = (own: Collection, { name, description, cover }: CollectionHead): CollectionChanged => ({
  kind: 'collection-changed',
  collectionId: collectionKey(own),
  set: { name, description, ...(cover !== undefined && { cover }) },
  clear: cover === undefined ? ['cover'] : [],
});

const itself = <Item>(items: readonly Item[]): readonly Item[] => items;

/** In their order, with ranks where the visitor has moved one. */
const inOrder = (coming: readonly CollectionMovie[]): readonly CollectionMovie[] =>
  orderedItems({ here: [], coming, rankOf: ({ rank }) => rank, inOrder: itself }).added.map(({ item }) => item);

/** What goes, what is told otherwise, and what comes, in the order of the registers. */
interface Sorted {
  readonly gone: ReadonlySet<Collection>;
  readonly told: readonly CollectionChanged[];
  readonly coming: readonly Collection[];
}

function* sorted({ collections }: Library, { registers, changed }: ToApply): Steps<Sorted> {
  const movies = changed.length > 0 ? yield* moviesByCollection(registers) : new Map<string, readonly Register[]>();
  const here = collectionsByKey(collections);
  const gone = new Set<Collection>();
  const told: CollectionChanged[] = [];
  const coming: Collection[] = [];
  for (const register of changed) {
    yield;
    const own = here.get(register.key);
    const item = itemIn('collections', register);
    if (own && !item) gone.add(own);
    if (own && item && !isSameItem('collections', own, item)) told.push(telling(own, item));
    const moviesOf = () => (movies.get(register.key) ?? []).flatMap((movie) => itemIn('movies', movie) ?? []);
    if (!own && item) coming.push({ ...item, movies: inOrder(moviesOf()) });
  }
  return { gone, told, coming };
}

/** Collections that go, come, change and move. One that comes has all the movies that are known of it. */
export function* collectionActions(library: Library, toApply: ToApply): Steps<Actions> {
  const { gone, told, coming } = yield* sorted(library, toApply);
  const ranks = placeRanks(collectionList(library.collections), toApply);
  const { moved, added } = orderedItems<Collection>({
    here: library.collections.filter((each) => !gone.has(each)),
    coming,
    rankOf: (each) => ranks(idOf(collectionKey(each))),
    inOrder: byCreation,
  });
  return [
    ...[...gone].map((each) => ({ kind: 'collection-removed' as const, collectionId: collectionKey(each) })),
    ...told,
    ...moved.map(({ item, rank }) => ({ kind: 'collection-moved' as const, collectionId: collectionKey(item), rank })),
    ...added.map(({ item: collection, ...at }) => ({ kind: 'collection-created' as const, collection, ...at })),
  ];
}
