import type { CollectionHead, CollectionMovie } from '../../library/collection.ts';
import { byRank, isRank, movedRank } from '../../library/order/rank.ts';
import { ranksInOrder, type InRow } from '../../library/order/ranks-in-order.ts';
import type { Steps } from '../../steps.ts';
import { groupBy } from '../../util/group-by.ts';
import { changedStatement } from '../changed-statement.ts';
import { PLACE, type RegisterList } from '../register-lists.ts';
import { collectionIdOf, itemIn, mergedRegister, registerId, type Register, type Registers } from '../register.ts';
import { byCreation, inPlace, rankIn, withRank } from '../shared-ranks.ts';
import { after, FIRST_STAMP, timeOf } from '../stamp.ts';
import { sayingIn } from '../statement.ts';
import type { JoinChoice } from './join-choice.ts';
import type { Side, Sides } from './joined-item.ts';

type OrderedItem = CollectionHead | CollectionMovie;

/** An item of a list, as one side has it. */
interface Entry extends InRow {
  readonly registerId: string;
  readonly register: Register;
  readonly item: OrderedItem;
}

/** A list of which both sides have something: each with its items in its order. */
export interface TwoOrders extends Sides<readonly Entry[]> {
  /** The collection whose movies they are; undefined of the collections themselves. */
  readonly collectionId: string | undefined;
  /** Those that both have, as each has them. */
  readonly common: Sides<readonly Entry[]>;
}

const itemOf = (register: Register): OrderedItem | undefined =>
  itemIn('collections', register) ?? itemIn('movies', register);

const entryOf = (register: Register): Entry | undefined => {
  const item = itemOf(register);
  return item && { ...inPlace(item, rankIn(item)), registerId: registerId(register), register, item };
};

/** Without those that have come and gone. */
const inOrder = (list: string, registers: readonly Register[]): readonly Entry[] => {
  const entries = registers.flatMap((register) => entryOf(register) ?? []);
  return byRank(list === 'collections' ? byCreation(entries) : entries);
};

const listOf = ({ list, key }: Register): string => (list === 'movies' ? `movies ${collectionIdOf(key)}` : list);

function* listsIn(registers: Registers): Steps<ReadonlyMap<string, readonly Register[]>> {
  const ordered: Register[] = [];
  for (const register of registers.values()) {
    yield;
    if (register.list === 'collections' || register.list === 'movies') ordered.push(register);
  }
  return groupBy(ordered, listOf);
}

/** The lists of which both sides have something, and this device has never shared its own. */
export function* twoOrders(own: Registers, others: Registers, device: string): Steps<readonly TwoOrders[]> {
  const there = yield* listsIn(others);
  const orders: TwoOrders[] = [];
  for (const [list, registers] of yield* listsIn(own)) {
    yield;
    const known = there.get(list);
    const isShared = registers.some(({ stamp, device: by }) => stamp !== FIRST_STAMP || by !== device);
    if (!known || isShared) continue;
    const theirs = inOrder(list, known);
    // What the others have removed goes, and has no place.
    const said = new Set(known.map(registerId));
    const here = new Set(theirs.map((entry) => entry.registerId));
    const mine = inOrder(list, registers).filter(({ registerId: id }) => here.has(id) || !said.has(id));
    const ids = new Set(mine.map((entry) => entry.registerId));
    const common = {
      mine: mine.filter((entry) => here.has(entry.registerId)),
      theirs: theirs.filter((entry) => ids.has(entry.registerId)),
    };
    const collectionId = list === 'collections' ? undefined : list.slice('movies '.length);
    if (mine.length > 0 && theirs.length > 0) orders.push({ mine, theirs, common, collectionId });
  }
  return orders;
}

const isArranged = (entries: readonly Entry[]): boolean =>
  entries.some(({ rank }) => isRank(rank) && movedRank(rank) !== undefined);

/** Since devices share the list, one of them has moved something in it. */
const isTimed = (entries: readonly Entry[]): boolean =>
  entries.some(({ rank, register }) => movedRank(rank) !== undefined && timeOf(sayingIn(register, PLACE)[0]) > 0);

/** Whose order it is where only one side has arranged the list, and theirs where neither has. */
const winnerOf = ({ mine, theirs }: TwoOrders, choice: JoinChoice): Side => {
  if (!isArranged(mine)) return 'theirs';
  if (!isArranged(theirs)) return 'mine';
  if (choice !== 'newer') return choice;
  return isTimed(theirs) ? 'theirs' : 'mine';
};

/** The place from which on the two are in another order; undefined where both have arranged the list, and it is the same. */
export const placeOfDifference = ({ mine, theirs, common }: TwoOrders): number | undefined => {
  if (!isArranged(mine) || !isArranged(theirs)) return undefined;
  const at = common.mine.findIndex((entry, place) => entry.registerId !== common.theirs[place]?.registerId);
  return at < 0 ? undefined : at;
};

const byId = (entries: readonly Entry[]): Registers =>
  new Map(entries.map((entry) => [entry.registerId, entry.register]));

/** The list as the order that wins has it: what only the other side has comes last. */
const rowOf = (orders: TwoOrders, choice: JoinChoice): readonly Entry[] => {
  const side = winnerOf(orders, choice);
  const first = byId(orders[side]);
  const others = orders[side === 'mine' ? 'theirs' : 'mine'].filter((entry) => !first.has(entry.registerId));
  return [...orders[side], ...others.map(({ rank: _, ...entry }): Entry => entry)];
};

/** Of collections that nobody has moved nothing is said: they are in the order of their creation. */
const isUnsaid = ({ mine, theirs }: TwoOrders): boolean => [...mine, ...theirs].every(({ rank }) => rank === undefined);

export interface JoiningOrder {
  /** This device. */
  readonly device: string;
  readonly choice: JoinChoice;
}

const hasSameRank = (one: Register, other: Register): boolean => rankIn(itemOf(one)) === rankIn(itemOf(other));

/** At a place that is said right after the one of the others: it counts less than where anybody moves it. */
const placed = (register: Register, theirs: Register, now: OrderedItem): Pick<Register, 'stamp' | 'item'> => {
  const list = register.list as RegisterList;
  const stamp = after(theirs.stamp);
  const saidAt = (name: string) => (name === PLACE ? after(sayingIn(theirs, PLACE)[0]) : undefined);
  return { stamp, ...changedStatement(register, { list, now, stamp, saidAt }) };
};

/** @param joined what joining makes of what both have said otherwise */
function* joinedList(
  orders: TwoOrders,
  joined: Registers,
  { device, choice }: JoiningOrder,
): Steps<readonly Register[]> {
  const row = rowOf(orders, choice);
  const ranks = ranksInOrder(row);
  const mine = byId(orders.mine);
  const theirs = byId(orders.theirs);
  const registers: Register[] = [];
  for (const [at, { registerId: id, register: one }] of row.entries()) {
    yield;
    const [here = one, there = one] = [mine.get(id), theirs.get(id)];
    const own = joined.get(id);
    const register = own ?? mergedRegister(here, there);
    const { list, key } = register;
    const item = itemOf(register);
    const isSaid = rankIn(item) === ranks[at] && (!own || hasSameRank(here, there));
    if (item && !isSaid) registers.push({ list, key, device, ...placed(register, there, withRank(item, ranks[at])) });
  }
  return registers;
}

/**
 * What joining makes of things that both sides have otherwise, and of the lists that both have: these get one of the two orders, whole
 * (product.md, Devices: joining).
 */
export function* withJoinedOrder(
  joined: Registers,
  orders: readonly TwoOrders[],
  order: JoiningOrder,
): Steps<Registers> {
  const registers = new Map(joined);
  for (const each of orders) {
    if (isUnsaid(each)) continue;
    for (const register of yield* joinedList(each, joined, order)) registers.set(registerId(register), register);
  }
  return registers;
}
