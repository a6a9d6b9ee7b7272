import type { CollectionHead } from '../../library/collection.ts';
import type { MarkedTitle } from '../../library/mark.ts';
import type { Steps } from '../../steps.ts';
import { isSameItem } from '../register-lists.ts';
import type { Registers } from '../register.ts';
import { differingPairs, type DifferingPair } from './differing-pairs.ts';
import { joinedItem, type JoinedList, type Sides } from './joined-item.ts';

interface ConflictIn<List extends JoinedList, Item> extends Sides<Item> {
  readonly list: List;
  readonly key: string;
  /** Whether the choice decides it. Both notes are kept with any choice. */
  readonly isToChoose: boolean;
}

/** Something of which both sides have said something, and not the same. */
export type JoinConflict = ConflictIn<'marks', MarkedTitle> | ConflictIn<'collections', CollectionHead>;

export interface JoinConflicts {
  readonly conflicts: readonly JoinConflict[];
  /** How many marks or descriptions are completed from the other side, where nothing is in conflict. */
  readonly fills: { readonly here: number; readonly there: number };
}

const noteOf = (item: object): unknown => (item as Partial<MarkedTitle>).note;

const conflictOf = ({ list, registers, mine, theirs }: DifferingPair): JoinConflict | undefined => {
  if (!theirs || list === 'episodes') return undefined;
  const sides = { mine, theirs };
  const joined = joinedItem(list, sides, 'mine');
  const isToChoose = !isSameItem(list, joined, joinedItem(list, sides, 'theirs'));
  const note = noteOf(joined);
  const isNew = note !== noteOf(mine) && note !== noteOf(theirs);
  if (!isToChoose && !isNew) return undefined;
  return { list, key: registers.mine.key, mine, theirs, isToChoose } as JoinConflict;
};

const fillsOf = ({ list, mine, theirs }: DifferingPair): JoinConflicts['fills'] => {
  const joined = list !== 'episodes' && theirs && joinedItem(list, { mine, theirs }, 'mine');
  const differs = (item: object | undefined): number => Number(joined && item && !isSameItem(list, joined, item));
  return { here: differs(mine) || 0, there: differs(theirs) || 0 };
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
  return { conflicts, fills };
}
