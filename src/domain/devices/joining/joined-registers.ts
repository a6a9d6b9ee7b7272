import type { Steps } from '../../steps.ts';
import { type Register, registerId, type Registers } from '../register.ts';
import { after } from '../stamp.ts';
import { differingPairs, type DifferingPair } from './differing-pairs.ts';
import type { JoinChoice } from './join-choice.ts';
import { joinedItem, type Side } from './joined-item.ts';
import { type JoiningOrder, twoOrders, withJoinedOrder } from './joined-order.ts';

const winnerOf = ({ registers: { mine, theirs } }: DifferingPair, choice: JoinChoice): Side => {
  if (choice !== 'newer') return choice;
  return theirs.stamp > mine.stamp ? 'theirs' : 'mine';
};

const hasNote = (item: object): boolean => Object.hasOwn(item, 'note');

/** What others have removed goes, but for a mark with a note. */
const itemOf = (pair: DifferingPair, choice: JoinChoice): object | undefined => {
  const { list, mine, theirs } = pair;
  if (theirs) return joinedItem(list, { mine, theirs }, winnerOf(pair, choice));
  return list === 'marks' && hasNote(mine) ? mine : undefined;
};

/**
 * The registers of what joining makes of things that both sides have otherwise (product.md, Devices: joining). Each is the next
 * after what it replaces: it counts more, and less than what anybody has written since.
 */
export function* joinedRegisters(own: Registers, theirs: Registers, order: JoiningOrder): Steps<readonly Register[]> {
  const { device, choice } = order;
  const joined = new Map<string, Register>();
  for (const pair of yield* differingPairs(own, theirs, device)) {
    yield;
    const item = itemOf(pair, choice);
    const { list, key, stamp } = pair.registers.theirs;
    if (item) joined.set(registerId({ list, key }), { list, key, stamp: after(stamp), device, item });
  }
  const orders = yield* twoOrders(own, theirs, device);
  return [...(yield* withJoinedOrder(joined, orders, order)).values()];
}
