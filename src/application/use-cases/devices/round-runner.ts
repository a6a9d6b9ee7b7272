import { BehaviorSubject, type Observable } from 'rxjs';
import type { ConsoleLog } from '../../ports/console-log.ts';
import type { DevicesFolder } from '../../ports/devices/devices-folder.ts';
import type { FolderPlaces } from '../../ports/devices/folder-places.ts';
import type { MembershipMemory, Membership } from '../../ports/devices/membership-memory.ts';
import type { TabLock } from '../../ports/devices/tab-lock.ts';
import { Backoff } from './backoff.ts';
import type { DevicesNotice, DevicesState } from './devices-facade.ts';
import { backupNotice, contentsNotices, noticesOf, otherDevices, type SyncFault } from './devices-notices.ts';
import { NOTHING_FOUND, joinedState, type FolderFindings } from './joined-state.ts';
import { DailyBackup, type DailyBackupDeps } from './round/daily-backup.ts';
import type { DrasticAnswer } from './round/noting.ts';
import { RemovalsElsewhere } from './round/removals-elsewhere.ts';
import { SyncRound, type RoundReport, type SyncRoundDeps } from './round/sync-round.ts';
import { writableUntil } from './round/writable-until.ts';
import { tellLoss } from './tell-loss.ts';

export interface RoundRunnerDeps extends SyncRoundDeps, Pick<DailyBackupDeps, 'backupFile'> {
  readonly repository: SyncRoundDeps['repository'] & DailyBackupDeps['repository'];
  readonly membershipMemory: MembershipMemory;
  readonly folderPlaces: Pick<FolderPlaces, 'open'>;
  readonly tabLock: TabLock;
  readonly consoleLog: ConsoleLog;
}

export interface RoundWish {
  /** Whatever the pace. */
  readonly isForced?: boolean;
  readonly answer?: DrasticAnswer;
  readonly isJoining?: boolean;
}

/** Runs rounds, one at a time among all tabs, and tells what came of them. */
export class RoundRunner {
  private readonly state = new BehaviorSubject<DevicesState>({ status: 'off' });
  private readonly backoff: Backoff;
  private readonly backup: DailyBackup;
  readonly removals: RemovalsElsewhere;
  private round: { readonly device: string; readonly round: SyncRound } | undefined;
  private found: FolderFindings = NOTHING_FOUND;
  private wish: RoundWish | undefined;
  private running: Promise<void> | undefined;
  /** Emits at once. */
  readonly state$: Observable<DevicesState> = this.state.asObservable();

  constructor(
    private readonly deps: RoundRunnerDeps,
    private readonly leave: () => Promise<boolean>,
  ) {
    this.backoff = new Backoff(deps.clock);
    this.backup = new DailyBackup(deps);
    this.removals = new RemovalsElsewhere(deps, () => this.run({ isForced: true }));
  }

  /** Whether the library is being changed by a round. */
  get isApplying(): boolean {
    return this.round?.round.isApplying ?? false;
  }

  get current(): DevicesState {
    return this.state.value;
  }

  /** What could not be reached may be there again. */
  resetPace(): void {
    this.backoff.reset();
  }

  /** Runs a round, after the one that is running. Never rejects. */
  run(wish: RoundWish = {}): Promise<void> {
    this.wish = { ...this.wish, ...wish };
    this.running ??= this.runAll().finally(() => (this.running = undefined));
    return this.running;
  }

  /** This device takes part, as its memory says. */
  show(membership: Membership, isWorking = false): void {
    this.state.next(joinedState(membership, this.found, isWorking));
  }

  /** This device takes no part any more. */
  turnOff(): void {
    this.round = undefined;
    this.found = NOTHING_FOUND;
    this.backoff.reset();
    if (this.state.value.status === 'on') this.state.next({ status: 'off' });
  }

  private async runAll(): Promise<void> {
    for (; this.wish;) {
      const { wish } = this;
      this.wish = undefined;
      await this.runOne(wish);
    }
  }

  private async runOne(wish: RoundWish): Promise<void> {
    try {
      await this.deps.tabLock.run(() => this.runLocked(wish));
    } catch (error) {
      this.deps.consoleLog.error('Lists could not be shared.', error);
      this.failed('broken');
    }
  }

  private async runLocked(wish: RoundWish): Promise<void> {
    // Another tab may have left.
    const membership = await this.deps.membershipMemory.membership();
    if (!membership) {
      this.turnOff();
      return tellLoss(this.deps);
    }
    const round = this.roundOf(membership);
    this.show(membership, true);
    const folder = wish.isForced || this.backoff.isDue ? this.open(membership) : undefined;
    const { answer, isJoining = false } = wish;
    const report = await round.run({
      membership,
      isJoining,
      ...(folder && { folder }),
      ...(answer && { answer }),
    });
    const after = folder ? await this.finish(membership, folder, report) : membership;
    this.note(after, report, !folder);
    this.found = { ...this.found, removals: report.fault === 'other-library' ? [] : await this.removals.shown() };
    this.show(after);
  }

  /** The folder takes nothing more once everything is being erased. */
  private open({ place }: Membership): DevicesFolder {
    return writableUntil(this.deps.folderPlaces.open(place), () => this.deps.repository.isStopped);
  }

  private roundOf({ device }: Membership): SyncRound {
    if (this.round?.device !== device) {
      this.found = NOTHING_FOUND;
      this.round = { device, round: new SyncRound(this.deps, this.removals, this.leave) };
    }
    return this.round.round;
  }

  /** @returns the membership as it is kept from now on */
  private async finish(membership: Membership, folder: DevicesFolder, report: RoundReport): Promise<Membership> {
    const { fault, contents, isTooLarge } = report;
    if (fault && fault !== 'unsaved' && fault !== 'other-library') this.backoff.failed();
    if (fault || !contents || isTooLarge) return membership;
    this.backoff.reset();
    const { joining: _, ...joined } = membership;
    const after = { ...joined, sharedAt: this.deps.clock.now().toISOString() };
    const made = await this.backUp(membership, folder, contents.names);
    const kept = made === undefined ? after : { ...after, backedUpAt: made };
    await this.deps.membershipMemory.changeMembership(kept);
    return kept;
  }

  private backupFault: DevicesNotice | undefined;

  private async backUp(
    membership: Membership,
    folder: DevicesFolder,
    names: readonly string[],
  ): Promise<string | undefined> {
    this.backupFault = undefined;
    if (!this.backup.isDue(membership)) return undefined;
    try {
      if (membership.place.kind === 'host') await this.roundOf(membership).ownFile.keepPace();
      return await this.backup.make(folder, membership, names);
    } catch (error) {
      this.backupFault = backupNotice(error);
      if (!this.backupFault) throw error;
      return undefined;
    }
  }

  /** @param isSame what is known of the folder stays: it was not looked at */
  private note({ device, place }: Membership, report: RoundReport, isSame: boolean): void {
    const { contents, question } = report;
    const others = contents ? otherDevices(contents, device) : this.found.others;
    const notices = [
      ...noticesOf(report, place.kind),
      ...(contents ? contentsNotices(contents, others, this.deps.clock) : []),
      ...(this.backupFault ? [this.backupFault] : []),
    ];
    const isAsked = this.found.question?.kind === 'remove-here' && !contents;
    this.found = {
      ...this.found,
      others,
      notices: isSame && notices.length === 0 ? this.found.notices : notices,
      question: question ?? (isAsked ? this.found.question : undefined),
    };
  }

  private failed(fault: SyncFault): void {
    const { value } = this.state;
    this.backoff.failed();
    if (value.status === 'off') return;
    this.found = { ...this.found, notices: noticesOf({ fault }, value.place) };
    this.state.next({ ...value, notices: this.found.notices, isWorking: false });
  }
}
