import type { Steps } from '../../steps.ts';
import { isSameItem } from '../register-lists.ts';
import { itemIn, type Register, type Registers } from '../register.ts';
import { FIRST_STAMP } from '../stamp.ts';
import { isJoinedList, type JoinedList, type Sides } from './joined-item.ts';

/** What this device and the others say of one thing, and is not the same. */
export interface DifferingPair {
  readonly list: JoinedList;
  readonly registers: Sides<Register>;
  readonly mine: object;
  /** Undefined where the others have removed it. */
  readonly theirs: object | undefined;
}

const pairOf = (mine: Register, theirs: Register | undefined): DifferingPair | undefined => {
  const { list } = mine;
  if (!theirs || theirs.isUnread || !isJoinedList(list)) return undefined;
  const [own, other] = [itemIn(list, mine), itemIn(list, theirs)];
  if (!own || (other && isSameItem(list, own, other))) return undefined;
  return { list, registers: { mine, theirs }, mine: own, theirs: other };
};

/**
 * What this device has never shared, and the others have otherwise. The time at which it was written is unknown.
 * @param device this one: what it has of others is not its own
 */
export function* differingPairs(own: Registers, theirs: Registers, device: string): Steps<readonly DifferingPair[]> {
  const pairs: DifferingPair[] = [];
  for (const [id, mine] of own) {
    yield;
    const isNeverSynced = mine.stamp === FIRST_STAMP && mine.device === device;
    const pair = isNeverSynced ? pairOf(mine, theirs.get(id)) : undefined;
    if (pair) pairs.push(pair);
  }
  return pairs;
}
