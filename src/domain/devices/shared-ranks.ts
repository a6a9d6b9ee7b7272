import { collectionKey, type Collection, type CollectionHead } from '../library/collection.ts';
import type { Library } from '../library/library.ts';
import { byRank, isRank, movedRank, type Ranked } from '../library/order/rank.ts';
import { hasUnknownRank, ranksInOrder, type InRow } from '../library/order/ranks-in-order.ts';
import type { Steps } from '../steps.ts';
import { compareTexts } from '../text/compare-texts.ts';
import type { Known } from './known.ts';
import { libraryItems, type LibraryItem } from './library-items.ts';
import { knownItem, movieKey, registerId, viewingOf } from './register.ts';

/** The place of an item among the others of its list, as all devices have it. */
export const rankIn = (item: object | null | undefined): string | undefined => {
  const { rank }: Ranked = item ?? {};
  return typeof rank === 'string' ? rank : undefined;
};

export const withRank = <Item extends object>(item: Item, rank: string | undefined): Item => {
  if (rankIn(item) === rank) return item;
  const { rank: _, ...others } = item as Item & Ranked;
  return (rank === undefined ? others : { ...others, rank }) as object as Item;
};

/** An item by what tells it apart, at another place. */
export const inPlace = ({ id, media_type }: InRow, rank: string | undefined): InRow => ({
  id,
  ...(media_type && { media_type }),
  ...(rank !== undefined && { rank }),
});

/** A list that has an order of the visitor's: the collections, or the movies of one. */
export interface OrderedList {
  readonly list: 'collections' | 'movies';
  /** Those of the library, in its order, with the ids of their registers. */
  readonly items: readonly (readonly [id: string, item: InRow])[];
}

export const collectionList = (collections: readonly Collection[]): OrderedList => ({
  list: 'collections',
  items: collections.map((each) => [registerId({ list: 'collections', key: collectionKey(each) }), each]),
});

export const movieList = (collection: Pick<Collection, 'id' | 'movies'>): OrderedList => ({
  list: 'movies',
  items: collection.movies.map((movie) => [
    registerId({ list: 'movies', key: movieKey(collectionKey(collection), movie) }),
    movie,
  ]),
});

/** By creation, then by their ids: any order will do for those that a visitor has numbered by hand. */
const compareCreation = (one: Pick<CollectionHead, 'id'>, other: Pick<CollectionHead, 'id'>): number => {
  const [a, b] = [Number(one.id), Number(other.id)];
  const isFirst = Number.isNaN(a) ? 1 : 0;
  const isSecond = Number.isNaN(b) ? 1 : 0;
  return isFirst - isSecond || (isFirst ? 0 : a - b) || compareTexts(collectionKey(one), collectionKey(other));
};

export const byCreation = <Item extends Pick<CollectionHead, 'id'>>(items: readonly Item[]): readonly Item[] =>
  items.toSorted(compareCreation);

/** The rank of a register by its id. */
export type RankOf = (id: string) => string | undefined;

type Ranks = readonly (string | undefined)[];

/** The ranks as they are known. */
export const knownRanks =
  ({ registers }: Pick<Known, 'registers'>): RankOf =>
  (id) =>
    rankIn(knownItem(registers.get(id)));

/** The ranks of what the library had before that which is to be applied to it. */
export const ranksBefore =
  ({ registers, unapplied }: Known): RankOf =>
  (id) =>
    rankIn(unapplied.has(id) ? unapplied.get(id) : knownItem(registers.get(id)));

/** Of collections that nobody has put elsewhere nothing is said: they are in the order of their creation. */
const isUnsaid = ({ list, items }: OrderedList, ranks: Ranks): boolean =>
  list === 'collections' &&
  ranks.every((rank) => rank === undefined) &&
  items.every(([, { rank }]) => movedRank(rank) === undefined);

/** Collections that came since others were moved need no rank while they are last, in the order of their creation. */
const needNone = ({ list, items }: OrderedList, ranks: Ranks): boolean => {
  const unranked = items.flatMap(([, item], at) => (ranks[at] === undefined ? [item] : []));
  if (unranked.length === 0 || list !== 'collections') return unranked.length === 0;
  const order = byCreation(unranked);
  return unranked.every((item, at) => item === order[at] && movedRank(item.rank) === undefined);
};

const saysOrder = (ordered: OrderedList, ranks: Ranks): boolean => {
  if (!needNone(ordered, ranks)) return false;
  const ranked = ordered.items.map(([, item], at) => inPlace(item, ranks[at]));
  return byRank(ranked) === ranked;
};

/** What the visitor has put elsewhere since then has another fraction. */
const inRow = (item: InRow, known: string | undefined): InRow => ({
  ...inPlace(item, isRank(known) && !hasUnknownRank(item) ? known : item.rank),
  isMoved: known !== undefined && movedRank(item.rank) !== undefined && item.rank !== known,
  wishes: [known, item.rank],
});

/**
 * The ranks by which devices share the order that a list is in: those that are known, where they say it; else as many of the last ones
 * as can be (product.md, Devices: order). A library's own ranks are numbered by each device: only its order is the same on all.
 * @param known what is known, by what counts most
 */
export const sharedRanks = (ordered: OrderedList, known: readonly [RankOf, ...RankOf[]]): Ranks => {
  const { items } = ordered;
  let last: Ranks = [];
  for (const rankOf of known) {
    last = items.map(([id]) => rankOf(id));
    if (isUnsaid(ordered, last) || saysOrder(ordered, last)) return last;
  }
  return ranksInOrder(items.map(([, item], at) => inRow(item, last[at])));
};

const isOrdered = (list: string): list is OrderedList['list'] => list === 'collections' || list === 'movies';

function* viewedTitles({ registers }: Known): Steps<ReadonlySet<string>> {
  const viewed = new Set<string>();
  for (const { list, key } of registers.values()) {
    yield;
    if (list === 'viewings') viewed.add(viewingOf(key)?.title ?? '');
  }
  return viewed;
}

/** What of the library is shared, each with the rank by which its place is. */
export function* sharedItems(library: Library, known: Known): Steps<readonly LibraryItem[]> {
  const by = [knownRanks(known), ranksBefore(known)] as const;
  const ranks = new Map<string, string | undefined>();
  for (const ordered of [collectionList(library.collections), ...library.collections.map(movieList)]) {
    yield;
    const shared = sharedRanks(ordered, by);
    for (const [at, [id]] of ordered.items.entries()) ranks.set(id, shared[at]);
  }
  const items: LibraryItem[] = [];
  for (const { list, key, value } of libraryItems(library, yield* viewedTitles(known))) {
    yield;
    items.push({ list, key, value: isOrdered(list) ? withRank(value, ranks.get(registerId({ list, key }))) : value });
  }
  return items;
}
