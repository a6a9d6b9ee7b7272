import { collectionKey } from '#domain/library/collection.ts';
import type { Library } from '#domain/library/library.ts';
import { isRank, type Ranked } from '#domain/library/order/rank.ts';
import { titleKey } from '#domain/title.ts';

/** Among those whose ranks this release does not know, no order is promised: they are last, by their keys here. */
const unknownByKey = <Item extends Ranked>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] => {
  const isUnknown = ({ rank }: Item) => rank !== undefined && !isRank(rank);
  const unknown = items.filter(isUnknown).toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return [...items.filter((item) => !isUnknown(item)), ...unknown];
};

/** The library as it is shown. Once something was moved, all around it has a number: that is no change of the visitor's. */
export const withoutRanks = (library: Library): Library => ({
  ...library,
  collections: unknownByKey(library.collections, collectionKey).map(({ rank: _, movies, ...collection }) => ({
    ...collection,
    movies: unknownByKey(movies, titleKey).map(({ rank: __, ...movie }) => movie),
  })),
});
