import { JsonDeviceFileCodec } from '#adapters/devices/json-device-file-codec.ts';
import { JsonBackupFile } from '#adapters/store/json-backup-file.ts';
import { SyncDevices } from '#application/use-cases/devices/sync-devices.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { DeviceWithTabs } from '../library/device-with-tabs.ts';
import { FakeFolder } from './fake-network.ts';
import { Killer } from './killer.ts';
import { RoamingTab } from './roaming-tab.ts';
import { SteeredDevicesMemory } from './steered-devices-memory.ts';
import { TabsLock } from './tabs-lock.ts';

const LOADED_MS = 2_000;
const TURNS_MAX = 200;

let devices = 0;

/** A browser that comes and goes between networks, with the real core in each of its tabs, and that shares its lists over a folder. */
export class RoamingDevice {
  readonly folder = new FakeFolder();
  readonly memory = new SteeredDevicesMemory();
  readonly killer = new Killer();
  readonly errors: unknown[] = [];
  private readonly browser = new DeviceWithTabs();
  private readonly lock = new TabsLock();
  private seed = (devices += 1);

  /** @param aheadMs how far its clock is ahead */
  constructor(aheadMs: number) {
    this.browser.clock.jump(aheadMs);
  }

  get clock(): DeviceWithTabs['clock'] {
    return this.browser.clock;
  }

  /** The last that was written to localStorage never reached the disk. */
  lose(count: number): void {
    this.browser.entries.lose(count);
  }

  /** @returns a tab once its library is loaded. @param lookupMs how long it takes to find the identifier */
  async open(identifier: string, lookupMs = 0): Promise<RoamingTab> {
    const { browser, killer } = this;
    const tab = browser.open({ identifier, lookupMs });
    await browser.clock.advance(LOADED_MS + lookupMs);
    const { repository } = tab.loader;
    if (!repository) throw new Error('The code that loads the library has not come.');
    const tabLock = this.lock.connect();
    const lists = new SyncDevices({
      ...tab.outside,
      ...this.shared,
      repository: killer.wrap(repository),
      membershipMemory: killer.wrap(this.memory),
      tabLock,
    });
    return new RoamingTab({ identifier, tab, repository, lists, unlock: tabLock.close });
  }

  /**
   * Lets all that is under way come to its end: what needs more turns than that is an error, however slow the machine is.
   * @returns whether it did, and was not killed on the way
   */
  async settle(work: Promise<unknown>): Promise<boolean> {
    const progress = { isDone: false };
    void work.then(() => (progress.isDone = true));
    const isOver = () => progress.isDone || this.killer.isKilled;
    for (let turn = 0; turn < TURNS_MAX && !isOver(); turn += 1) await this.clock.advance(0);
    if (!isOver()) this.errors.push(new Error(`Something has not come to its end in ${TURNS_MAX} turns.`));
    return progress.isDone;
  }

  /** What each tab's sharing has of the device. */
  private get shared() {
    return {
      folderPlaces: {
        kinds: ['disk' as const],
        chooseFolder: async () => ({ kind: 'disk' as const, handle: {}, name: 'Matinee' }),
        createHostPlace: () => ({ kind: 'host' as const, secret: '' }),
        open: () => this.killer.wrap(this.folder),
        askAgain: async () => true,
      },
      deviceFileCodec: new JsonDeviceFileCodec(),
      backupFile: new JsonBackupFile(EMPTY_LIBRARY),
      knownCalendar: async () => [],
      random: () => {
        this.seed = (this.seed * 16_807) % 2_147_483_647;
        return this.seed / 2_147_483_647;
      },
      consoleLog: { warn: () => {}, error: (_: string, cause?: unknown) => void this.errors.push(cause) },
      describeDevice: () => 'Chrome on Linux',
    };
  }
}
