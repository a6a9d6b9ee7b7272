import { BehaviorSubject, Subject } from 'rxjs';
import { JsonDeviceFileCodec } from '#adapters/devices/json-device-file-codec.ts';
import { JsonBackupFile } from '#adapters/store/json-backup-file.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Notifications } from '#application/notifications/notifications.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { DeviceFileCodec } from '#application/ports/devices/device-file.ts';
import type { FolderPlace } from '#application/ports/devices/folder-places.ts';
import type { Lineage } from '#application/ports/library/origin.ts';
import type { DevicesState, JoinedState } from '#application/use-cases/devices/devices-facade.ts';
import { SyncDevices, type SyncDevicesDeps } from '#application/use-cases/devices/sync-devices.ts';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import type { JoinChoice } from '#domain/devices/joining/join-choice.ts';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import type { Notification } from '#domain/notification.ts';
import type { VirtualClock } from '../clock/virtual-clock.ts';
import { FakeFolder } from './fake-network.ts';
import { SteeredDevicesMemory } from './steered-devices-memory.ts';

const DISK: FolderPlace = { kind: 'disk', handle: {}, name: 'Matinee' };
const SECRET = 'abcdefghijklmnopqrstuv';
const backupFile = new JsonBackupFile(EMPTY_LIBRARY);

const clockOf = ({ scheduler, ...clock }: VirtualClock, now: () => Date): Clock => ({ ...clock, scheduler, now });

const repositoryOf = (device: SyncingDevice, session: LibrarySession): SyncDevicesDeps['repository'] => ({
  get isStopped() {
    return device.isStopped;
  },
  catchUp: async () => (device.isCaughtUp && !device.isStopped ? device.lineage : undefined),
  bundle: () => ({ library: session.library, remainder: NO_REMAINDER }),
});

let devices = 0;

/** A device that shares its lists over a folder in memory. It outlives its pages. */
export class SyncingDevice {
  readonly folder = new FakeFolder();
  readonly memory = new SteeredDevicesMemory();
  readonly leaving$ = new Subject<void>();
  readonly returning$ = new Subject<void>();
  readonly online$ = new BehaviorSubject(true);
  readonly errors: unknown[] = [];
  readonly toasts: Notification[] = [];
  /** How far its clock is ahead. */
  aheadMs = 0;
  /** Whether all that other tabs have done is there. */
  isCaughtUp = true;
  /** Whether everything is being erased. */
  isStopped = false;
  /** Which library its page has. */
  lineage: Lineage = { identifier: '203.0.113.7', version: { positions: {} }, origin: { libraries: {} } };
  /** Whether the visitor allows the folder when asked again. */
  isAllowed = true;
  /** What its page is given instead, as where its calls are killed. */
  wrap: <Port extends object>(port: Port) => Port = (port) => port;
  /** The lines of its calendar; undefined while they cannot be told. */
  calendar: readonly CalendarEntry[] | undefined = [];
  codec: DeviceFileCodec = new JsonDeviceFileCodec();
  session!: LibrarySession;
  lists!: SyncDevices;
  /** Its page does nothing by time any more. */
  end: () => void = () => {};
  private seed: number;

  constructor(
    readonly clock: VirtualClock,
    library: Partial<Library> = {},
    readonly kind: FolderPlace['kind'] = 'disk',
  ) {
    this.seed = devices += 1;
    this.open({ ...EMPTY_LIBRARY, ...library });
  }

  get library(): Library {
    return this.session.library;
  }

  get state(): DevicesState {
    let state: DevicesState = { status: 'off' };
    this.lists.state$.subscribe((next) => (state = next)).unsubscribe();
    return state;
  }

  /** While it takes part. */
  get sharing(): JoinedState {
    if (this.state.status === 'off') throw new Error('This device takes no part.');
    return this.state;
  }

  /** Its page is killed, and opened again over what is durable. */
  open(library: Library = this.library): void {
    this.end();
    const clock = clockOf(this.clock, () => new Date(this.clock.now().getTime() + this.aheadMs));
    const notifications = new Notifications({ clock });
    notifications.notifications$.subscribe((all) => this.toasts.splice(0, this.toasts.length, ...all));
    this.session = new LibrarySession({ initialLibrary: library, clock, tab: `tab-${this.seed}` });
    this.lists = new SyncDevices(this.depsOf(clock, notifications));
  }

  /** Its page begins to share, where it takes part. */
  async start(): Promise<void> {
    this.end();
    this.end = await this.lists.activate();
  }

  /** Chooses its folder and joins, whatever the preview says. */
  async join(name = 'Phone', choice?: JoinChoice): Promise<void> {
    await this.start();
    const answer = this.kind === 'disk' ? await this.lists.chooseFolder() : await this.lists.createPairing();
    if (answer?.kind !== 'preview') throw new Error(answer?.reason ?? 'There is no folder.');
    await this.lists.join(answer, name, choice);
  }

  /** Lets all that is under way come to its end. */
  async settle<Result>(work: Promise<Result>): Promise<Result> {
    const progress = { isDone: false };
    const done = work.finally(() => (progress.isDone = true));
    for (let turn = 0; turn < 1_000 && !progress.isDone; turn += 1) await this.clock.advance(0);
    return done;
  }

  /** Chooses 'Undo' in a toast: the newest one that says so. */
  async undo(message: string, toast = this.toasts.findLast((each) => each.message === message)): Promise<void> {
    if (toast?.action?.label !== 'Undo') throw new Error(`No toast offers to undo “${message}”.`);
    toast.action.run();
    // Its end is not told.
    for (let turn = 0; turn < 200; turn += 1) await this.clock.advance(0);
  }

  private depsOf(clock: Clock, notifications: Notifications): SyncDevicesDeps {
    const { session, codec: deviceFileCodec, leaving$, returning$, online$, kind } = this;
    return {
      session,
      repository: this.wrap(repositoryOf(this, session)),
      folderPlaces: {
        kinds: [kind],
        chooseFolder: async () => DISK,
        createHostPlace: () => ({ kind: 'host', secret: SECRET }),
        open: () => this.wrap(this.folder),
        askAgain: async () => {
          if (this.isAllowed) this.folder.fault = undefined;
          return this.isAllowed;
        },
      },
      membershipMemory: this.wrap(this.memory),
      deviceFileCodec,
      backupFile,
      knownCalendar: async () => this.calendar,
      tabLock: { run: (work) => work() },
      random: () => {
        this.seed = (this.seed * 16_807) % 2_147_483_647;
        return this.seed / 2_147_483_647;
      },
      browser: { leaving$, returning$, online$ },
      notifications,
      clock,
      consoleLog: { warn: () => {}, error: (_, cause) => void this.errors.push(cause) },
      describeDevice: () => 'Chrome on Linux',
    };
  }
}
