import { registerId } from '../register.ts';
import { knownRanks, type OrderedList, type RankOf, ranksBefore, sharedRanks } from '../shared-ranks.ts';
import type { ToApply } from './merging-plan.ts';

/**
 * The rank by which each item is to be placed: what is to be applied as it is known, all else as the library has it, whatever
 * the visitor has moved meanwhile.
 * @param isTold whether an item comes with another name: where that says no place, it moves nothing
 */
export const placeRanks = (
  ordered: OrderedList,
  toApply: ToApply,
  isTold: (id: string) => boolean = () => false,
): RankOf => {
  const known = knownRanks(toApply);
  const shared = sharedRanks(ordered, [known, ranksBefore(toApply)]);
  const here = new Map(ordered.items.map(([id], at) => [id, shared[at]]));
  const changed = new Set(toApply.changed.map(registerId));
  return (id) => {
    const own = here.get(id);
    if (!changed.has(id)) return own;
    return known(id) ?? (isTold(id) ? own : undefined);
  };
};
