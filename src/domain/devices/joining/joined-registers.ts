import type { Steps } from '../../steps.ts';
import { changedStatement } from '../changed-statement.ts';
import type { Register, Registers } from '../register.ts';
import { after } from '../stamp.ts';
import { differingPairs, type DifferingPair } from './differing-pairs.ts';
import type { JoinChoice } from './join-choice.ts';
import { joinedItem, type Side } from './joined-item.ts';

export interface JoiningOrder {
  /** This device. */
  readonly device: string;
  readonly choice: JoinChoice;
}

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

/** It says anew what either side has otherwise. */
const registerOf = ({ list, registers, mine, theirs }: DifferingPair, now: object, device: string): Register => {
  const { key, stamp: replaced } = registers.theirs;
  const stamp = after(replaced);
  return {
    list,
    key,
    stamp,
    device,
    ...changedStatement(registers.theirs, { list, now, before: [mine, theirs ?? null], stamp }),
  };
};

/**
 * The registers of what joining makes of things that both sides have otherwise (product.md, Devices: joining). Each is the next
 * after what it replaces: it counts more, and less than what anybody has written since.
 */
export function* joinedRegisters(
  own: Registers,
  theirs: Registers,
  { device, choice }: JoiningOrder,
): Steps<readonly Register[]> {
  const joined: Register[] = [];
  for (const pair of yield* differingPairs(own, theirs, device)) {
    yield;
    const item = itemOf(pair, choice);
    if (item) joined.push(registerOf(pair, item, device));
  }
  return joined;
}
