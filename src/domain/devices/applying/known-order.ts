import { registerId } from '../register.ts';
import { knownRanks, type OrderedList, type RankOf, ranksBefore, sharedRanks } from '../shared-ranks.ts';
import type { ToApply } from './merging-plan.ts';

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
