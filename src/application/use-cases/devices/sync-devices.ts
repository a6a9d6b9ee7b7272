import { filter, type Observable, Subscription } from 'rxjs';
import { DEVICE_NAME_MAX } from '#domain/devices/device-name.ts';
import { folderFaultOf } from '#domain/devices/folder-failure.ts';
import { joinRegisters } from '#domain/devices/join-registers.ts';
import type { JoinChoice } from '#domain/devices/joining/join-choice.ts';
import { joinConflicts } from '#domain/devices/joining/join-conflicts.ts';
import { NOTHING_KNOWN, type Known } from '#domain/devices/known.ts';
import { mergingActions } from '#domain/devices/merging-actions.ts';
import { isPairingSecret } from '#domain/devices/pairing-secret.ts';
import { apply } from '#domain/library/apply.ts';
import { countsAdded, NO_COLLECTIONS } from '#domain/library/counts-of.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { cutText } from '#domain/library/names/text-length.ts';
import { DAMAGED_LINK_TEXT } from '#domain/links/link-list.ts';
import type { LibrarySession } from '../../library/library-session.ts';
import type { Browser } from '../../ports/browser.ts';
import type { DeviceFile, DeviceFileCodec } from '../../ports/devices/device-file.ts';
import type { FolderPlaces, PlaceKind, FolderPlace } from '../../ports/devices/folder-places.ts';
import type { Membership } from '../../ports/devices/membership-memory.ts';
import type { Ports } from '../../ports/port.ts';
import type { Random } from '../../ports/random.ts';
import { inSlices } from '../../time/in-slices.ts';
import { nextTask } from '../../time/next-task.ts';
import type { DevicesFacade, DevicesState, JoinAnswer, JoinPreview } from './devices-facade.ts';
import { contentsNotices, faultText, otherDevices } from './devices-notices.ts';
import { Leaving, type LeavingDeps } from './leaving.ts';
import { RoundRunner, type RoundRunnerDeps } from './round-runner.ts';
import { FolderReading } from './round/folder-reading.ts';
import { joinFiles, mergeFiles } from './round/merge-files.ts';
import { syncMoments$ } from './sync-moments.ts';
import { tellLoss } from './tell-loss.ts';

interface PreviewJoinDeps extends Pick<Ports, 'clock' | 'consoleLog'> {
  readonly session: Pick<LibrarySession, 'library'>;
  readonly folderPlaces: Pick<FolderPlaces, 'open'>;
  readonly deviceFileCodec: Pick<DeviceFileCodec, 'decode'>;
}

/** A device that joins has no id yet. */
const NO_DEVICE = '';

/** Computes the changes that joining would make. Nothing is written, here or there. */
class PreviewJoin {
  constructor(private readonly deps: PreviewJoinDeps) {}

  /** Never rejects. */
  async execute(place: FolderPlace): Promise<JoinAnswer> {
    try {
      return await this.read(place);
    } catch (error) {
      const fault = folderFaultOf(error) ?? 'broken';
      if (fault === 'broken') this.deps.consoleLog.error('devices', 'A shared folder could not be looked at.', error);
      return { kind: 'refusal', reason: faultText(fault, place.kind) };
    }
  }

  private async read(place: FolderPlace): Promise<JoinAnswer> {
    const { folderPlaces, clock } = this.deps;
    const contents = await new FolderReading(this.deps).read(folderPlaces.open(place), '');
    const others = otherDevices(contents, '');
    const [unread] = contentsNotices(contents, others, clock);
    // There is no device to share with.
    if (unread && contents.files.length === 0) return { kind: 'refusal', reason: unread.text };
    const changes = await this.changes(contents.files);
    return { kind: 'preview', place, devices: others.map(({ name }) => name), ...changes };
  }

  private async changes(files: readonly DeviceFile[]): Promise<Omit<JoinPreview, 'kind' | 'place' | 'devices'>> {
    const { session, clock } = this.deps;
    const { library } = session;
    const own = await inSlices(joinRegisters(library, { device: NO_DEVICE, now: clock.now() }), clock);
    // The choice makes no title come or go.
    const order = { device: NO_DEVICE, choice: 'newer', clock } as const;
    const after = await this.with(library, await joinFiles({ registers: own, unapplied: new Map() }, files, order));
    const there = await mergeFiles(NOTHING_KNOWN, files, clock);
    const theirs = files.length > 0 ? await this.with(NO_COLLECTIONS, there) : EMPTY_LIBRARY;
    const adds = countsAdded(library, after);
    // To count thousands of titles takes a while.
    await nextTask(clock);
    const removes = countsAdded(after, library);
    await nextTask(clock);
    const gives = countsAdded(theirs, after);
    return { adds, removes, gives, ...(await inSlices(joinConflicts(own, there.registers, NO_DEVICE), clock)) };
  }

  private async with(library: Library, known: Known): Promise<Library> {
    const withViews = library.preferences.keepsHistory !== false;
    const { actions } = await inSlices(mergingActions(library, known, { withViews }), this.deps.clock);
    const after = apply(library, { kind: 'batch', actions });
    await nextTask(this.deps.clock);
    return after;
  }
}

const DIGITS = 16;

/** Random hexadecimal digits: no two devices have the same. */
const newDeviceId = (random: Random): string =>
  Array.from({ length: DIGITS }, () => Math.floor(random() * 16).toString(16)).join('');

export interface SyncDevicesDeps extends RoundRunnerDeps {
  readonly folderPlaces: FolderPlaces;
  readonly backupFile: RoundRunnerDeps['backupFile'] & LeavingDeps['backupFile'];
  readonly browser: Pick<Browser, 'leaving$' | 'returning$' | 'online$'>;
  readonly random: Random;
  /** The names of the browser and the system: 'Chrome on Linux'. */
  readonly describeDevice: () => string;
}

const NOT_KEPT = 'This device’s part in sharing could not be saved. Allow this site to keep data, then try again.';
const FILE_LEFT = 'This device has left, but its file is still in the folder: remove it there.';

/** Shares the lists between a visitor's own devices (product.md, Devices: round). */
export class SyncDevices implements DevicesFacade {
  private readonly runner: RoundRunner;
  private readonly preview: PreviewJoin;
  private readonly leaving: Leaving;
  private active: Subscription | undefined;
  readonly state$: Observable<DevicesState>;
  readonly bringBack: DevicesFacade['bringBack'];
  readonly suggestName: DevicesFacade['suggestName'];

  constructor(private readonly deps: SyncDevicesDeps) {
    this.runner = new RoundRunner(deps, () => this.hasLeft());
    this.preview = new PreviewJoin(deps);
    this.leaving = new Leaving(deps);
    this.state$ = this.runner.state$;
    this.bringBack = (id) => this.runner.removals.bringBack(id);
    this.suggestName = deps.describeDevice;
  }

  get kinds(): readonly PlaceKind[] {
    return this.deps.folderPlaces.kinds;
  }

  /**
   * Begins once the library is loaded. Where this device takes no part there is no timer and no request
   * (product.md, Devices: off). Never rejects. @returns a function that ends it
   */
  async activate(): Promise<() => void> {
    try {
      const membership = await this.deps.membershipMemory.membership();
      if (membership) this.begin(membership);
      else await tellLoss(this.deps);
    } catch (error) {
      // A browser that keeps nothing keeps no membership either.
      this.deps.consoleLog.warn('devices', 'What this device shares could not be read.', error);
    }
    return () => this.end();
  }

  async chooseFolder(): Promise<JoinAnswer | undefined> {
    let place: Awaited<ReturnType<FolderPlaces['chooseFolder']>>;
    await this.guarded('A folder could not be chosen.', async () => {
      place = await this.deps.folderPlaces.chooseFolder();
    });
    return place && this.preview.execute(place);
  }

  createPairing(): Promise<JoinAnswer> {
    return this.preview.execute(this.deps.folderPlaces.createHostPlace());
  }

  async openPairing(secret: string): Promise<JoinAnswer> {
    if (!isPairingSecret(secret)) return { kind: 'refusal', reason: DAMAGED_LINK_TEXT };
    return this.preview.execute({ kind: 'host', secret });
  }

  async join({ place }: JoinPreview, name: string, joining: JoinChoice = 'newer'): Promise<void> {
    const { membershipMemory, tabLock, random } = this.deps;
    const membership = { device: newDeviceId(random), name: this.named(name), place, keepsBackups: false, joining };
    const isKept = await this.guarded('Lists could not be joined.', () =>
      tabLock.run(async () => {
        await membershipMemory.forget();
        await membershipMemory.saveMembership(membership);
      }),
    );
    if (!isKept) return this.tell(NOT_KEPT);
    const round = this.runner.run({ isForced: true, isJoining: true });
    this.begin(membership);
    await round;
  }

  rename(name: string): Promise<void> {
    return this.change((membership) => ({ ...membership, name: this.named(name) }));
  }

  keepBackups(keepsBackups: boolean): Promise<void> {
    return this.change((membership) => ({ ...membership, keepsBackups }));
  }

  keepCalendar(calendarFile: Membership['calendarFile']): Promise<void> {
    return this.change(({ calendarFile: _, ...others }) => ({ ...others, ...(calendarFile && { calendarFile }) }));
  }

  syncNow(): Promise<void> {
    return this.runner.run({ isForced: true });
  }

  async reconnect(): Promise<void> {
    await this.guarded('The folder could not be asked for again.', async () => {
      // Asked first: after any wait, the browser does not count the click any more.
      const { place } = this.runner;
      if (place && (await this.deps.folderPlaces.askAgain(place))) await this.syncNow();
    });
  }

  async answer(removes: boolean): Promise<void> {
    const { current } = this.runner;
    if (current.status === 'off' || !current.question) return;
    await this.runner.run({ isForced: true, answer: { kind: current.question.kind, removes } });
  }

  async leave(): Promise<void> {
    if (!(await this.hasLeft())) this.tell(NOT_KEPT);
  }

  /** @returns whether it has; else this device takes part still */
  private async hasLeft(): Promise<boolean> {
    const left = await this.leaving.execute();
    if (left === 'refused') return false;
    this.end();
    this.runner.turnOff();
    if (left === 'file-left') this.tell(FILE_LEFT);
    return true;
  }

  private begin(membership: Membership): void {
    const { session, browser, clock } = this.deps;
    this.end();
    this.runner.turnOn(membership);
    const { made$ } = session;
    this.active = new Subscription();
    this.active.add(
      syncMoments$({ made$, browser, clock }).subscribe((moment) => {
        if (moment === 'online') this.runner.endPause();
        void this.runner.run();
      }),
    );
    // Another tab has left.
    this.active.add(this.state$.pipe(filter(({ status }) => status === 'off')).subscribe(() => this.end()));
  }

  private end(): void {
    this.active?.unsubscribe();
    this.active = undefined;
  }

  private async change(changed: (membership: Membership) => Membership): Promise<void> {
    const { membershipMemory, tabLock } = this.deps;
    const isKept = await this.guarded('What this device shares could not be changed.', () =>
      tabLock.run(async () => {
        const membership = await membershipMemory.membership();
        if (membership) await membershipMemory.changeMembership(changed(membership));
      }),
    );
    if (isKept) await this.syncNow();
    else this.tell(NOT_KEPT);
  }

  private named(name: string): string {
    return cutText(name.trim(), DEVICE_NAME_MAX) || this.suggestName();
  }

  private tell(message: string): void {
    this.deps.notifications.show({ type: 'error', message });
  }

  /** @returns whether it was done */
  private async guarded(failure: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.deps.consoleLog.error('devices', failure, error);
      return false;
    }
  }
}
