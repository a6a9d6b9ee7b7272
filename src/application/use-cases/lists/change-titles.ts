import type { StoredTitle } from '#domain/library/saved-title.ts';
import { applyApart, isGreat } from '../../library/apply-apart.ts';
import { changeUndoably } from '../../library/change-undoably.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { type LargeChange, makeLargeChange } from '../../library/make-large-change.ts';
import { inSlices } from '../../time/in-slices.ts';
import { type PlannedChange, planTitlesAct, type TitlesAct } from './plan-titles-act.ts';

/** A change of more titles has its earlier version (product.md, Earlier versions: when). */
const FEW = 10;

/** Does one thing with several titles: one change, one toast, one 'Undo' (product.md, Several at once: change). */
export class ChangeTitles {
  constructor(private readonly deps: LibraryDeps) {}

  /** Plans the change in slices, so that the page goes on. Resolves once the change is made; never rejects. */
  async execute(titles: readonly StoredTitle[], act: TitlesAct): Promise<void> {
    const { session, clock, notifications } = this.deps;
    for (;;) {
      const { library } = session;
      const planned = await inSlices(planTitlesAct({ library, titles, now: clock.now() }, act), clock);
      const after = planned && isGreat(planned.action) ? await applyApart(library, planned.action, clock) : undefined;
      // The library may have changed meanwhile.
      if (session.library !== library) continue;
      if (planned) this.make({ ...planned, after });
      else notifications.show({ type: 'error', message: this.refusalOf(act) });
      return;
    }
  }

  private refusalOf({ kind }: TitlesAct): string {
    return kind === 'collect-anew' ? 'Failed to create collection' : 'Failed to add to collection';
  }

  private make({ count, ...change }: PlannedChange & Pick<LargeChange, 'after'>): void {
    if (count > FEW || count === 0) {
      makeLargeChange(this.deps, change);
      return;
    }
    changeUndoably(this.deps, change.action, { message: change.done });
  }
}
