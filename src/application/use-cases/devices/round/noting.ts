import { drasticLoss, type DrasticQuestion, FEWEST_LOST, hasNoTitles } from '#domain/devices/drastic-loss.ts';
import { withNoted, type Known, type Noted } from '#domain/devices/known.ts';
import { mergingActions } from '#domain/devices/merging-actions.ts';
import { noteChanges } from '#domain/devices/note-changes.ts';
import { registerId } from '#domain/devices/register.ts';
import { apply } from '#domain/library/apply.ts';
import type { Library } from '#domain/library/library.ts';
import type { LibraryCounts } from '#domain/library/parts/part.ts';
import type { LibrarySession } from '../../../library/library-session.ts';
import type { Clock } from '../../../ports/clock.ts';
import { inSlices } from '../../../time/in-slices.ts';

interface NotingDeps {
  readonly session: Pick<LibrarySession, 'library'>;
  readonly clock: Clock;
}

/** The visitor's answer to a question. */
export interface DrasticAnswer {
  readonly kind: DrasticQuestion['kind'];
  readonly removes: boolean;
}

/** The library has lost most of its shared titles. */
interface Loss {
  readonly counts: LibraryCounts;
  /** The ids of the registers whose items are gone. Before the visitor has answered, these items stay elsewhere, and stay away here. */
  readonly ids: ReadonlySet<string>;
}

export interface NotedLibrary {
  /** The library in which changes were noted. */
  readonly library: Library;
  readonly known: Known;
  /** Where the visitor is to be asked. */
  readonly lost?: Loss;
}

/** @param known undefined where all that is missing is to be brought back. Else that is as it was */
const withoutRemovals = ({ changes, removals, unapplied }: Noted, known?: Known): Noted => {
  const before = removals
    .map(registerId)
    .flatMap((id) => (!known || known.unapplied.has(id) ? [[id, known?.unapplied.get(id) ?? null] as const] : []));
  return { changes, removals: [], unapplied: before.length > 0 ? new Map([...unapplied, ...before]) : unapplied };
};

/** Notes the visitor's changes on this device (product.md, Devices: change). */
export class Noting {
  /** The visitor is asked where at least this many titles would be lost. Undefined until the first note of the visit. */
  private fewest: number | undefined;

  constructor(private readonly deps: NotingDeps) {}

  async note(known: Known, device: string, answer?: DrasticAnswer): Promise<NotedLibrary> {
    const { session, clock } = this.deps;
    const { library } = session;
    const found = await inSlices(noteChanges(library, known, { device, now: clock.now() }), clock);
    // Titles that all went while the page was closed were lost, and not removed.
    this.fewest ??= hasNoTitles(library) ? 1 : FEWEST_LOST;
    const counts = await this.lossBy(found, library, known);
    const removes = answer?.kind === 'remove-there' ? answer.removes : undefined;
    if (!counts || removes !== undefined) this.fewest = FEWEST_LOST;
    if (!counts || removes) return { library, known: withNoted(known, found) };
    const lost = { counts, ids: new Set(found.removals.map(registerId)) };
    if (removes === undefined) return { library, known: withNoted(known, withoutRemovals(found, known)), lost };
    return { library, known: withNoted(known, withoutRemovals(found)) };
  }

  /** The counts of a loss that must be asked about; undefined where it is too small for that. */
  private async lossBy({ removals }: Noted, library: Library, known: Known): Promise<LibraryCounts | undefined> {
    const { fewest = FEWEST_LOST } = this;
    if (removals.length < fewest && removals.every(({ list }) => list !== 'collections')) return undefined;
    const missing = { ...known, unapplied: new Map(removals.map((each) => [registerId(each), null] as const)) };
    const { actions } = await inSlices(mergingActions(library, missing, { withViews: false }), this.deps.clock);
    return drasticLoss(apply(library, { kind: 'batch', actions }), library, fewest);
  }
}
