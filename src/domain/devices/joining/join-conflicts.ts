import type { CollectionHead } from '../../library/collection.ts';
import type { MarkedTitle } from '../../library/marks/mark.ts';
import type { Steps } from '../../steps.ts';
import { titleName } from '../../title.ts';
import { isSameItem } from '../register-lists.ts';
import { itemIn, registerId, type Registers } from '../register.ts';
import { differingPairs, type DifferingPair } from './differing-pairs.ts';
import { joinedItem, type JoinedList, type Sides } from './joined-item.ts';
import { placeOfDifference, twoOrders, type TwoOrders } from './joined-order.ts';

interface ConflictIn<List extends JoinedList | 'order', Item> extends Sides<Item> {
  readonly list: List;
  readonly key: string;
  /** Whether the choice decides it. Both notes are kept with any choice. */
  readonly isToChoose: boolean;
}

/** Of two things of a list in which both have moved something the one that is before the other: their names. */
export interface SaidOrder {
  /** The name of the collection whose movies they are; undefined where they are collections. */
  readonly collection: string | undefined;
  readonly first: string;
  readonly second: string;
}

/** Something of which both sides have said something, and not the same. */
export type JoinConflict =
  | ConflictIn<'marks', MarkedTitle>
  | ConflictIn<'collections', CollectionHead>
  | ConflictIn<'order', SaidOrder>;

export interface JoinConflicts {
  readonly conflicts: readonly JoinConflict[];
  /** How many marks or descriptions are completed from the other side, where nothing is in conflict. */
  readonly fills: { readonly here: number; readonly there: number };
}

const noteOf = (item: object): unknown => (item as Partial<MarkedTitle>).note;

/** The visitor is not asked about the conflicts of these lists. */
const isUntold = (list: JoinedList): boolean => list === 'episodes' || list === 'viewings';

const conflictOf = ({ list, registers, mine, theirs }: DifferingPair): JoinConflict | undefined => {
  if (!theirs || isUntold(list)) return undefined;
  const sides = { mine, theirs };
  const joined = joinedItem(list, sides, 'mine');
  const isToChoose = !isSameItem(list, joined, joinedItem(list, sides, 'theirs'));
  const note = noteOf(joined);
  const isNew = note !== noteOf(mine) && note !== noteOf(theirs);
  if (!isToChoose && !isNew) return undefined;
  return { list, key: registers.mine.key, mine, theirs, isToChoose } as JoinConflict;
};

const fillsOf = ({ list, mine, theirs }: DifferingPair): JoinConflicts['fills'] => {
  const joined = !isUntold(list) && theirs && joinedItem(list, { mine, theirs }, 'mine');
  const differs = (item: object | undefined): number => Number(joined && item && !isSameItem(list, joined, item));
  return { here: differs(mine) || 0, there: differs(theirs) || 0 };
};

/** The first two that are in another order: what the one side has before the other. */
const orderConflictOf = (orders: TwoOrders, own: Registers): JoinConflict | undefined => {
  const { collectionId = '', common } = orders;
  const at = placeOfDifference(orders);
  const [mine, theirs] = [common.mine[at ?? -1], common.theirs[at ?? -1]];
  if (!mine || !theirs) return undefined;
  const { name: collection } =
    itemIn('collections', own.get(registerId({ list: 'collections', key: collectionId }))) ?? {};
  const [first, second] = [titleName(mine.item), titleName(theirs.item)];
  return {
    list: 'order',
    key: collectionId,
    mine: { collection, first, second },
    theirs: { collection, first: second, second: first },
    isToChoose: true,
  };
};

/** What is to be shown, and chosen, before this device joins (product.md, Devices on screen: differences). */
export function* joinConflicts(own: Registers, theirs: Registers, device: string): Steps<JoinConflicts> {
  const conflicts: JoinConflict[] = [];
  const fills = { here: 0, there: 0 };
  for (const pair of yield* differingPairs(own, theirs, device)) {
    yield;
    const conflict = conflictOf(pair);
    if (conflict) conflicts.push(conflict);
    if (conflict) continue;
    const { here, there } = fillsOf(pair);
    fills.here += here;
    fills.there += there;
  }
  for (const orders of yield* twoOrders(own, theirs, device)) {
    yield;
    const conflict = orderConflictOf(orders, own);
    if (conflict) conflicts.push(conflict);
  }
  return { conflicts, fills };
}
