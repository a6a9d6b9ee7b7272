import { byRank, movedRank, numbered } from '../../library/order/rank.ts';
import { ranksInOrder, type InRow } from '../../library/order/ranks-in-order.ts';
import { registerId } from '../register.ts';
import {
  inPlace,
  withRank,
  knownRanks,
  type OrderedList,
  type RankOf,
  ranksBefore,
  sharedRanks,
} from '../shared-ranks.ts';
import type { ToApply } from './merging-plan.ts';

interface Ordering<Item> {
  /** Those that stay, in the order that they are in. */
  readonly here: readonly Item[];
  readonly coming: readonly Item[];
  /** The rank that all devices know of one. */
  readonly rankOf: (item: Item) => string | undefined;
  /** Puts those without a rank in the order that they have on all devices. */
  readonly inOrder: (items: readonly Item[]) => readonly Item[];
  /** To move more than that takes longer than to put all that is behind the first of them there anew. */
  readonly movesMax?: number;
}

/** What brings a list to its order, in this order of doing it. */
interface OrderedItems<Item> {
  readonly removed: readonly Item[];
  readonly moved: readonly { readonly item: Item; readonly rank: string }[];
  /** Each at its place, or at the end. */
  readonly added: readonly { readonly item: Item; readonly index?: number }[];
}

/** An item of the list as it is to be. */
interface Place<Item> extends InRow {
  readonly item: Item;
  readonly isHere: boolean;
}

type Places<Item> = readonly Place<Item>[];

/** All with ranks that say their order. */
const ranked = <Item>(places: Places<Item>): Places<Item> => {
  const ranks = ranksInOrder(places);
  return places.map((place, at) => withRank(place, ranks[at]));
};

/** Whether the list gets ranks from all devices: where it has others, or says another order. */
const isMoving = <Item extends InRow>(places: Places<Item>, here: readonly Item[], isRanked: boolean): boolean => {
  const staying = places.filter((place) => place.isHere);
  if (staying.some(({ item }, at) => item !== here[at])) return true;
  if (!isRanked) return false;
  const last = places.findLastIndex((place) => place.isHere);
  return places.some(({ item, rank, ...place }, at) =>
    place.isHere ? movedRank(item.rank) !== movedRank(rank) : rank === undefined && at < last,
  );
};

/** The list as it is to be. One that is in its order gets no rank by it, so that one that nobody has arranged stays as it is. */
const placesOf = <Item extends InRow>({ here, coming, rankOf, inOrder }: Ordering<Item>) => {
  const isHere = new Set(here);
  const known = byRank(
    inOrder([...here, ...coming]).map((item): Place<Item> => ({
      ...inPlace(item, rankOf(item)),
      item,
      isHere: isHere.has(item),
    })),
  );
  const isArranged = known.some(({ rank }) => movedRank(rank) !== undefined);
  const isRanked = here.length === 0 ? isArranged : here.some(({ rank }) => rank !== undefined);
  const isToMove = isMoving(known, here, isRanked);
  const places = isToMove ? ranked(known) : isRanked ? known : known.map((place) => withRank(place, undefined));
  return { isToMove, places };
};

/** What brings a list into the order that all devices know. */
export const orderedItems = <Item extends InRow>(ordering: Ordering<Item>): OrderedItems<Item> => {
  const { here, movesMax = Number.POSITIVE_INFINITY } = ordering;
  const { places, isToMove } = placesOf(ordering);
  const own = new Map(numbered(here).map(({ rank }, at) => [here[at], rank]));
  const isMoved = ({ item, rank, isHere }: Place<Item>) => isToMove && isHere && own.get(item) !== rank;
  const moved = places.filter(isMoved);
  const isAnew = moved.length > movesMax;
  const first = isAnew ? places.findIndex((place, at) => place.item !== here[at] || isMoved(place)) : places.length;
  const isPut = (place: Place<Item>, at: number) => !place.isHere || at >= first;
  const last = places.findLastIndex((place, at) => !isPut(place, at));
  return {
    removed: places.slice(first).flatMap((place) => (place.isHere ? [place.item] : [])),
    moved: isAnew ? [] : moved.map(({ item, rank = '' }) => ({ item, rank })),
    added: places.flatMap((place, at) =>
      isPut(place, at) ? [{ item: withRank(place.item, place.rank), ...(at < last && { index: at }) }] : [],
    ),
  };
};

/**
 * The rank by which each item is to be placed: what comes or moves as it is known, all else as the library has it, whatever the visitor
 * has moved meanwhile.
 */
export const placeRanks = (ordered: OrderedList, toApply: ToApply): RankOf => {
  const [known, before] = [knownRanks(toApply), ranksBefore(toApply)];
  const shared = sharedRanks(ordered, [known, before]);
  const here = new Map(ordered.items.map(([id], at) => [id, shared[at]]));
  const changed = new Set(toApply.changed.map(registerId));
  const isMoved = (id: string): boolean => changed.has(id) && known(id) !== before(id);
  return (id) => (here.has(id) && !isMoved(id) ? here.get(id) : known(id));
};
