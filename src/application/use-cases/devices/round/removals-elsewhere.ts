import type { Known } from '#domain/devices/known.ts';
import { bringBackActions, missingItems } from '#domain/devices/removals/bring-back-actions.ts';
import { keptActs, timeOfAct, withRemovals, type RemovalAct } from '#domain/devices/removals/removal-acts.ts';
import type { RemovalElsewhere } from '#domain/devices/removals/removed-item.ts';
import { removedItems } from '#domain/devices/removals/removed-items.ts';
import type { Library } from '#domain/library/library.ts';
import type { LibraryDeps } from '../../../library/library-deps.ts';
import type { LibraryRepository } from '../../../library/library-repository.ts';
import type { LibrarySession } from '../../../library/library-session.ts';
import { supersedes } from '../../../library/lineage/lineage.ts';
import { notifyUndoable } from '../../../library/notify-undoable.ts';
import { byItems } from '../../../library/take-back-items.ts';
import type { ConsoleLog } from '../../../ports/console-log.ts';
import type { MembershipMemory } from '../../../ports/devices/membership-memory.ts';
import type { TabLock } from '../../../ports/devices/tab-lock.ts';
import { inSlices } from '../../../time/in-slices.ts';
import type { FolderContents } from './folder-reading.ts';

interface RemovalsElsewhereDeps extends Pick<LibraryDeps, 'notifications' | 'clock'> {
  readonly session: Pick<LibrarySession, 'library' | 'dispatch'>;
  readonly repository: Pick<LibraryRepository, 'catchUp' | 'isStopped'>;
  readonly membershipMemory: Pick<MembershipMemory, 'removals' | 'saveRemovals'>;
  readonly tabLock: TabLock;
  readonly consoleLog: Pick<ConsoleLog, 'error'>;
}

/** What is about to be applied to a library. */
interface Applying {
  readonly library: Library;
  readonly before: Known;
  readonly after: Known;
  readonly contents: Pick<FolderContents, 'files'>;
}

const BACK = 'Brought back to your lists';
const NOT_BACK = 'This could not be brought back. Press “Share now”, then try again.';

const toShow = (act: RemovalAct): RemovalElsewhere => {
  const { id, name, items } = act;
  return { id, ...(name !== undefined && { name }), removedAt: timeOfAct(act), items };
};

/** What other devices removed from the lists here, for 30 days, and the way back (product.md, Devices: removed elsewhere). */
export class RemovalsElsewhere {
  /** @param changed is called where the visitor has changed what is to be shown */
  constructor(
    private readonly deps: RemovalsElsewhereDeps,
    private readonly changed: () => Promise<void>,
  ) {}

  /**
   * Notes what goes, before it does: a page that is killed in between has noted it. Noting the same once more changes nothing. Rejects when
   * the device refuses.
   */
  async note({ library, before, after, contents }: Applying): Promise<void> {
    const applied = [...before.unapplied.keys()].filter((id) => !after.unapplied.has(id));
    if (applied.length === 0) return;
    const { clock } = this.deps;
    const items = await inSlices(removedItems(library, before.registers, applied), clock);
    if (items.length === 0) return;
    const names = new Map(contents.files.map(({ device, name }) => [device, name]));
    const context = { now: clock.now(), nameOf: (device: string) => names.get(device) };
    await this.change((acts) => withRemovals(acts, items, context));
  }

  /**
   * What can be brought back, the latest first; what is back by other means is forgotten. To be called in one tab at a time. Rejects when
   * the device refuses.
   */
  async shown(): Promise<readonly RemovalElsewhere[]> {
    const acts = await this.change((kept) => this.withoutPresent(kept));
    return acts
      .filter(({ isBack }) => !isBack)
      .map(toShow)
      .toSorted((a, b) => b.removedAt.getTime() - a.removedAt.getTime());
  }

  /** As a change of the visitor's, which can be undone. Never rejects. @param id of a removal that was shown */
  async bringBack(id: string): Promise<void> {
    try {
      await this.deps.tabLock.run(() => this.bringBackLocked(id));
      await this.changed();
    } catch (error) {
      this.failed(error);
    }
  }

  private async bringBackLocked(id: string): Promise<void> {
    const { session, notifications } = this.deps;
    const acts = await this.mark(id, true);
    const act = acts.find((each) => each.id === id);
    if (!act) return;
    const actions = bringBackActions(session.library, act.items);
    const say = notifyUndoable(notifications, BACK);
    session.dispatch({ kind: 'batch', actions }, (undo) =>
      say(async () => {
        await byItems(undo)();
        await this.unmark(id);
      }),
    );
  }

  private async unmark(id: string): Promise<void> {
    try {
      await this.deps.tabLock.run(async () => void (await this.mark(id, false)));
      await this.changed();
    } catch (error) {
      this.failed(error);
    }
  }

  private mark(id: string, isBack: boolean): Promise<readonly RemovalAct[]> {
    return this.change((acts) =>
      acts.map((act) => {
        if (act.id !== id) return act;
        const { isBack: _, ...others } = act;
        return isBack ? { ...others, isBack: true } : others;
      }),
    );
  }

  /** Of another library nothing is known: what that one had, this one did not lose. */
  private async change(change: (acts: readonly RemovalAct[]) => readonly RemovalAct[]): Promise<readonly RemovalAct[]> {
    const { membershipMemory, repository, clock } = this.deps;
    const [kept, library] = [await membershipMemory.removals(), await repository.catchUp()];
    if (!library) return [];
    const known = kept && supersedes(library, kept.library) ? kept.acts : [];
    const acts = keptActs(change(known), clock.now());
    const isSame = acts.length === known.length && acts.every((act) => known.includes(act));
    if (!isSame && !repository.isStopped) await membershipMemory.saveRemovals({ acts, library });
    return acts;
  }

  private withoutPresent(acts: readonly RemovalAct[]): readonly RemovalAct[] {
    if (acts.length === 0) return acts;
    return acts.map((act) => {
      const items = act.isBack ? act.items : missingItems(this.deps.session.library, act.items);
      return items.length === act.items.length ? act : { ...act, items };
    });
  }

  private failed(error: unknown): void {
    this.deps.consoleLog.error('devices', 'What another device removed could not be brought back.', error);
    this.deps.notifications.show({ type: 'error', message: NOT_BACK });
  }
}
