import type { Steps } from '../../steps.ts';
import { changedStatement } from '../changed-statement.ts';
import { factNamesOf, PLACE, rulesOf } from '../register-lists.ts';
import { type Register, registerId, type Registers } from '../register.ts';
import { after } from '../stamp.ts';
import { sayingIn } from '../statement.ts';
import { differingPairs, type DifferingPair } from './differing-pairs.ts';
import type { JoinChoice } from './join-choice.ts';
import { joinedItem, type Side } from './joined-item.ts';
import { type JoiningOrder, twoOrders, withJoinedOrder } from './joined-order.ts';

/** A place says nothing of when all else was said. */
const winnerOf = ({ list, registers: { mine, theirs } }: DifferingPair, choice: JoinChoice): Side => {
  if (choice !== 'newer') return choice;
  return factNamesOf(list).some((name) => name !== PLACE && sayingIn(theirs, name)[0] > mine.stamp) ? 'theirs' : 'mine';
};

const hasNote = (item: object): boolean => Object.hasOwn(item, 'note');

/** What others have removed goes, but for a mark with a note. */
const itemOf = (pair: DifferingPair, choice: JoinChoice): object | undefined => {
  const { list, mine, theirs } = pair;
  if (theirs) return joinedItem(list, { mine, theirs }, winnerOf(pair, choice));
  return list === 'marks' && hasNote(mine) ? mine : undefined;
};

/** It says anew what either side has otherwise, but for its place, which is that of the others: what becomes of it comes of the two orders. */
const registerOf = ({ list, registers, mine, theirs }: DifferingPair, now: object, device: string): Register => {
  const { key, stamp: replaced } = registers.theirs;
  const stamp = after(replaced);
  const sides = [mine, theirs ?? {}].map(rulesOf(list).facts);
  const isSaid = (name: string, value: unknown) => name !== PLACE && sides.some((side) => side[name] !== value);
  const saidAt = (name: string, value: unknown) => (isSaid(name, value) ? stamp : undefined);
  return { list, key, stamp, device, ...changedStatement(registers.theirs, { list, now, stamp, saidAt }) };
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
    if (item) joined.set(registerId(pair.registers.theirs), registerOf(pair, item, device));
  }
  const orders = yield* twoOrders(own, theirs, device);
  return [...(yield* withJoinedOrder(joined, orders, order)).values()];
}
