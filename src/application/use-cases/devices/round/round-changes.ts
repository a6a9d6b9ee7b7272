import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Act } from '../../../library/acts.ts';
import type { LibraryDeps } from '../../../library/library-deps.ts';
import type { LibraryRepository } from '../../../library/library-repository.ts';
import { makeLargeChange } from '../../../library/make-large-change.ts';
import { notifyUndoable } from '../../../library/notify-undoable.ts';
import { byItems, takeBackItems } from '../../../library/take-back-items.ts';
import type { Undo } from '../../../library/undo.ts';
import type { Membership } from '../../../ports/devices/membership-memory.ts';

export interface RoundChangesDeps extends Pick<LibraryDeps, 'session' | 'notifications'> {
  readonly repository: Pick<LibraryRepository, 'isStopped'>;
}

/** The facts about a round that its change depends on. */
interface RoundOfChanges {
  readonly membership: Pick<Membership, 'sharedAt'>;
  readonly isJoining?: boolean;
}

const JOINED = 'Lists joined';
const NOT_LEFT =
  'This device could not leave, so your lists stay joined. Allow this site to keep data, then choose “Undo” again.';
const NOT_LEFT_MS = 30_000;

const isViewsOnly = (action: LibraryAction): boolean =>
  action.kind === 'batch' ? action.actions.every(isViewsOnly) : action.kind === 'history-replaced';

/** The changes that one device's rounds make to the library, and their undo. */
export class RoundChanges {
  /** The undo of each change since this device joined, as long as it is offered. */
  private came = new WeakRef<Undo[]>([]);

  constructor(
    private readonly deps: RoundChangesDeps,
    /** Ends this device's part in sharing. Never rejects. Resolves with whether it has ended. */
    private readonly leave: () => Promise<boolean>,
  ) {}

  make(action: LibraryAction, { isJoining = false, membership }: RoundOfChanges): void {
    // The library is being erased: it must not come back from the folder.
    if (this.deps.repository.isStopped) return;
    // A folder that failed when this device joined gives its lists later.
    if (isJoining || membership.sharedAt === undefined) this.join(action, isJoining);
    else this.update(action);
  }

  /** Makes the changes of the preview. @param isTold whether the visitor is told also where nothing changes */
  private join(action: LibraryAction, isTold: boolean): void {
    const undoing = (joined: Undo): Undo => {
      const came = this.came.deref() ?? [];
      came.push(joined);
      this.came = new WeakRef(came);
      return () => this.undoJoining(came);
    };
    const large = { action, done: JOINED, undoing, source: 'device' } as const;
    makeLargeChange(this.deps, { ...large, ...(isTold && { nothingDone: JOINED }) });
  }

  private update(action: LibraryAction): void {
    const { session, notifications } = this.deps;
    const say = notifyUndoable(notifications, 'Lists updated from another device');
    const tell = (undone: Undo): void => {
      if (!isViewsOnly(action)) say(byItems(undone));
    };
    const undo = session.dispatch(action, tell, { source: 'device' });
    const came = this.came.deref();
    if (undo && came?.length) came.push(undo);
  }

  /** Leaves first: then no other device is told of the items as removed (product.md, Devices: undo of joining). */
  private async undoJoining(came: readonly Undo[]): Promise<void> {
    // The library is being erased, and sharing has ended with it.
    if (this.deps.repository.isStopped) return;
    if (await this.leave()) {
      const acts: Act[] = [];
      for (const undo of came) await undo(async (act) => void acts.push(act));
      await takeBackItems(acts, this.deps.session);
    } else
      this.deps.notifications.show({
        type: 'error',
        message: NOT_LEFT,
        durationMs: NOT_LEFT_MS,
        action: { label: 'Undo', run: () => void this.undoJoining(came) },
      });
  }
}
