import { drasticLoss, FEWEST_LOST } from '#domain/devices/drastic-loss.ts';
import type { Known } from '#domain/devices/known.ts';
import { mergingActions, withApplied, type Merging } from '#domain/devices/merging-actions.ts';
import { apply } from '#domain/library/apply.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import type { LibraryCounts } from '#domain/library/parts/part.ts';
import type { Clock } from '../../../ports/clock.ts';
import { inSlices } from '../../../time/in-slices.ts';

interface Plan {
  readonly action: LibraryAction;
  /** The known registers once the action is done. */
  readonly known: Known;
  /** The counts of a loss of most of the library: none of that loss is in the plan. */
  readonly lost?: LibraryCounts;
}

interface PlanOptions {
  /** Whether the visitor has agreed to all removals. */
  readonly isAgreed: boolean;
  /** Whether the registers of the viewing history are applied. */
  readonly withViews: boolean;
}

/** The ids of registers that are removed elsewhere, and not here yet. */
export const waitingRemovals = ({ registers, unapplied }: Known): ReadonlySet<string> =>
  new Set([...unapplied.keys()].filter((id) => registers.get(id)?.item === null));

const isMaybeDrastic = ({ registers }: Known, removals: ReadonlySet<string>): boolean =>
  removals.size >= FEWEST_LOST || [...removals].some((id) => registers.get(id)?.list === 'collections');

/** Plans the action by which the library gets the items of the registers. The library is not touched. */
export const planMerging = async (
  library: Library,
  known: Known,
  { isAgreed, withViews, clock }: PlanOptions & { readonly clock: Pick<Clock, 'scheduler'> },
): Promise<Plan> => {
  const planned = (held?: ReadonlySet<string>): Promise<Merging> =>
    inSlices(mergingActions(library, known, { withViews, ...(held && { held }) }), clock);
  const planOf = ({ actions, applied }: Merging): Plan => ({
    action: { kind: 'batch', actions },
    known: applied.size === 0 ? known : withApplied(known, applied),
  });
  const plan = planOf(await planned());
  const removals = waitingRemovals(known);
  if (isAgreed || !isMaybeDrastic(known, removals)) return plan;
  const lost = drasticLoss(library, apply(library, plan.action));
  return lost ? { ...planOf(await planned(removals)), lost } : plan;
};
