import { BehaviorSubject, type Observable } from 'rxjs';
import type { ConsoleLog } from '../../ports/console-log.ts';
import type { MembershipMemory, Membership } from '../../ports/devices/membership-memory.ts';
import type { TabLock } from '../../ports/devices/tab-lock.ts';
import type { DevicesState } from './devices-facade.ts';
import { JoinedFolder, type FolderRound, type JoinedFolderDeps } from './joined-folder.ts';
import { RemovalsElsewhere } from './round/removals-elsewhere.ts';
import { tellLoss } from './tell-loss.ts';

export interface RoundRunnerDeps extends JoinedFolderDeps {
  readonly membershipMemory: MembershipMemory;
  readonly tabLock: TabLock;
  readonly consoleLog: ConsoleLog;
}

/** Runs rounds, one at a time among all tabs, and tells the state that each of them leaves. */
export class RoundRunner {
  private readonly state = new BehaviorSubject<DevicesState>({ status: 'off' });
  readonly removals: RemovalsElsewhere;
  /** Undefined while this device takes no part. */
  private folder: JoinedFolder | undefined;
  private wish: FolderRound | undefined;
  private running: Promise<void> | undefined;
  /** Emits at once. */
  readonly state$: Observable<DevicesState> = this.state.asObservable();

  constructor(
    private readonly deps: RoundRunnerDeps,
    private readonly leave: () => Promise<boolean>,
  ) {
    this.removals = new RemovalsElsewhere(deps, () => this.run({ isForced: true }));
  }

  get current(): DevicesState {
    return this.state.value;
  }

  /** The place of the folder; undefined while this device takes no part. */
  get place(): Membership['place'] | undefined {
    return this.folder?.place;
  }

  /** The folder may be there again. */
  endPause(): void {
    this.folder?.endPause();
  }

  /** Runs a round, after the one that is running. Never rejects. */
  run(wish: FolderRound = {}): Promise<void> {
    this.wish = { ...this.wish, ...wish };
    this.running ??= this.runAll().finally(() => (this.running = undefined));
    return this.running;
  }

  /** This device takes part, as its memory says. */
  turnOn(membership: Membership): void {
    this.show(this.folderOf(membership), false);
  }

  /** This device takes no part any more. */
  turnOff(): void {
    this.folder = undefined;
    if (this.current.status === 'on') this.state.next({ status: 'off' });
  }

  private async runAll(): Promise<void> {
    for (; this.wish;) {
      const { wish } = this;
      this.wish = undefined;
      await this.runOne(wish);
    }
  }

  private async runOne(wish: FolderRound): Promise<void> {
    try {
      await this.deps.tabLock.run(() => this.runLocked(wish));
    } catch (error) {
      this.deps.consoleLog.error('devices', 'Lists could not be shared.', error);
      const { folder } = this;
      folder?.failed('broken');
      if (folder) this.show(folder, false);
    }
  }

  private async runLocked(wish: FolderRound): Promise<void> {
    // Another tab may have left.
    const membership = await this.deps.membershipMemory.membership();
    if (!membership) {
      this.turnOff();
      return tellLoss(this.deps);
    }
    const folder = this.folderOf(membership);
    this.show(folder, true);
    await folder.run(wish);
    this.show(folder, false);
  }

  private folderOf(membership: Membership): JoinedFolder {
    const { deps, removals, leave } = this;
    const known = this.folder?.device === membership.device ? this.folder : undefined;
    const folder = known ?? new JoinedFolder(deps, { removals, leave }, membership);
    folder.update(membership);
    this.folder = folder;
    return folder;
  }

  private show(folder: JoinedFolder, isWorking: boolean): void {
    this.state.next(folder.state(isWorking));
  }
}
