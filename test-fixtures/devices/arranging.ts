import * as fc from 'fast-check';
import { apply, batch } from '#domain/library/apply.ts';
import { collectionKey, type Collection, type CollectionMovie } from '#domain/library/collection.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { movedTo } from '#domain/library/order/ranks-in-order.ts';
import { titleKey } from '#domain/title.ts';

/** The order of all lists that can be arranged. */
export const orders = ({ collections }: Library) => ({
  collections: collections.map(collectionKey),
  movies: Object.fromEntries(collections.map((each) => [each.id, each.movies.map(titleKey)])),
});

const moveCollection = ({ collections }: Library, from: number, to: number): LibraryAction => {
  const item = collections[from % collections.length];
  const { ranks = [] } = (item && movedTo(collections, item, to)) ?? {};
  return batch(
    ranks.map(({ item: each, rank }) => ({ kind: 'collection-moved', collectionId: collectionKey(each), rank })),
  );
};

export const moveMovie = (
  { collections }: Library,
  list: number,
  [from, to]: readonly [number, number],
): LibraryAction => {
  const { id = '', movies = [] } = collections[list % collections.length] ?? {};
  const item = movies[from % movies.length];
  const { ranks = [] } = (item && movedTo(movies, item, to)) ?? {};
  return batch(ranks.map(({ item: title, rank }) => ({ kind: 'movie-moved', collectionId: `${id}`, title, rank })));
};

/** @param list of movies; undefined for that of the collections */
const move = (library: Library, list: number | undefined, [from, to]: readonly [number, number]): LibraryAction =>
  list === undefined ? moveCollection(library, from, to) : moveMovie(library, list, [from, to]);

/** What a visitor does to lists that can be arranged, and a round of their device. */
export type ArrangingDeed =
  | {
      readonly kind: 'move';
      readonly who: number;
      readonly list: number | undefined;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'add'; readonly who: number; readonly list: number; readonly title: number }
  | { readonly kind: 'remove'; readonly who: number; readonly list: number; readonly title: number }
  | { readonly kind: 'make'; readonly who: number; readonly id: number }
  | { readonly kind: 'delete'; readonly who: number; readonly id: number }
  | { readonly kind: 'sync'; readonly who: number; readonly killed: 'before' | 'after' | undefined };

const TITLES: readonly CollectionMovie[] = [1, 2, 3, 4, 5, 6, 7].flatMap((id) => [
  { id },
  ...(id < 3 ? [{ id, media_type: 'tv' as const }] : []),
]);

const who = fc.nat(2);
export const arrangingDeeds: fc.Arbitrary<ArrangingDeed> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      who,
      list: fc.option(fc.nat(2), { nil: undefined }),
      from: fc.nat(9),
      to: fc.nat(9),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('add' as const, 'remove' as const),
      who,
      list: fc.nat(2),
      title: fc.nat(TITLES.length - 1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('make' as const, 'delete' as const), who, id: fc.nat(5) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('sync' as const),
      who,
      killed: fc.constantFrom(undefined, undefined, 'before' as const, 'after' as const),
    }),
  },
);

const IDS = ['1', '2', '3', '1001', '1002', '77'] as const;

export const arrangingAction = (library: Library, deed: Exclude<ArrangingDeed, { kind: 'sync' }>): LibraryAction => {
  if (deed.kind === 'move') return move(library, deed.list, [deed.from, deed.to]);
  if (deed.kind === 'make') {
    const id = IDS[deed.id] ?? '1';
    return { kind: 'collection-created', collection: { id, name: id, description: '', movies: [] } };
  }
  if (deed.kind === 'delete') return { kind: 'collection-removed', collectionId: IDS[deed.id] ?? '1' };
  const collectionId = IDS[deed.list] ?? '1';
  const title = TITLES[deed.title] ?? { id: 1 };
  return deed.kind === 'add'
    ? { kind: 'movie-added-to-collection', collectionId, title }
    : { kind: 'movie-removed-from-collection', collectionId, title };
};

/** A library with the same lists in an order of its own, arranged or not. */
export const arrangedLibraries: fc.Arbitrary<Library> = fc
  .record({
    collections: fc.shuffledSubarray(['1', '2', '3', '1001'], { minLength: 2 }),
    movies: fc.array(fc.shuffledSubarray([...TITLES], { minLength: 3 }), { minLength: 4, maxLength: 4 }),
    moves: fc.array(fc.tuple(fc.option(fc.nat(3), { nil: undefined }), fc.nat(9), fc.nat(9)), { maxLength: 5 }),
  })
  .map(({ collections, movies, moves }) => {
    const lists = collections.map((id, at): Collection => ({
      id,
      name: id,
      description: '',
      movies: movies[at] ?? [],
    }));
    return moves.reduce<Library>((library, [list, from, to]) => apply(library, move(library, list, [from, to])), {
      ...EMPTY_LIBRARY,
      collections: lists,
    });
  });
