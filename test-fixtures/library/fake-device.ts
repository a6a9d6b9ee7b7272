import { Subject } from 'rxjs';
import { BroadcastTabChannel } from '#adapters/log/broadcast-tab-channel.ts';
import { decodeChange } from '#adapters/log/decode-change.ts';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import { StorageMedium } from '#adapters/store/storage-medium.ts';
import { Identity } from '#application/library/identity.ts';
import { LibraryLoader } from '#application/library/library-loader.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Notifications } from '#application/notifications/notifications.ts';
import type { Appended, ClosableLog } from '#application/ports/library/change-log.ts';
import type { LegacyEntries } from '#application/ports/library/legacy-storage.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { MemoryChangeLog } from '#fixtures/log/memory-change-log.ts';
import { MemoryLogDevice } from '#fixtures/log/memory-log-device.ts';
import { willingBrowser } from '../willing-browser.ts';
import { aRepository } from './a-repository.ts';
import { MemoryEarlyLog } from './memory-early-log.ts';

export const IDENTIFIER = '203.0.113.7';
export const KEY = `matinee_user_data_${IDENTIFIER}`;

const refuse = (): never => {
  throw new DOMException('Full.', 'QuotaExceededError');
};
const SILENT = { warn: () => {}, error: () => {} };

/** A device that outlives its visits: what it keeps, and the old-format entries it has. */
export class FakeDevice {
  readonly entries = new MemoryEntries();
  readonly logs = new MemoryLogDevice();
  legacy: LegacyEntries = {};
  /** No medium takes anything. */
  refuseWrites = false;
  /** The log takes nothing. */
  refuseAppends = false;

  constructor() {
    const setItem = this.entries.setItem.bind(this.entries);
    this.entries.setItem = (key, text) => (this.refuseWrites ? refuse() : setItem(key, text));
  }

  openLog(): ClosableLog {
    const isRefused = () => this.refuseWrites || this.refuseAppends;
    return new (class extends MemoryChangeLog {
      override async append(...of: Parameters<ClosableLog['append']>): Promise<Appended> {
        return isRefused() ? refuse() : super.append(...of);
      }

      override appendNow(...of: Parameters<ClosableLog['appendNow']>): void {
        if (isRefused()) refuse();
        super.appendNow(...of);
      }
    })(this.logs, decodeChange);
  }
}

/** What the visitor is told, each message once, and whether they are asked for their name. */
const watchVisit = (notifications: Notifications, loader: LibraryLoader) => {
  const messages: string[] = [];
  notifications.notifications$.subscribe((list) => {
    for (const { message } of list) if (!messages.includes(message)) messages.push(message);
  });
  let isWelcoming = false;
  loader.isWelcoming$.subscribe((next) => (isWelcoming = next));
  return { messages, isWelcoming: () => isWelcoming };
};

let visits = 0;

/** One visit on a device: the real session, loader and welcome over entries in memory, on virtual time. */
export const visit = (device: FakeDevice, lifetime: 'device' | 'window' = 'device', initialLibrary = EMPTY_LIBRARY) => {
  const clock = new VirtualClock();
  const changeLog = device.openLog();
  const earlyLog = new MemoryEarlyLog(changeLog, (changes) => changeLog.appendNow(changes));
  const session = new LibrarySession({ initialLibrary, clock, tab: `tab-${(visits += 1)}`, earlyLog });
  const notifications = new Notifications({ clock });
  const leaving$ = new Subject<void>();
  const store = new BundleStore(new StorageMedium(device.entries, lifetime));
  const identity = new Identity({ identityResolver: { resolve: async () => IDENTIFIER }, clock });
  const legacyStorage = { read: () => device.legacy, remove: () => (device.legacy = {}) };
  const browser = { ...willingBrowser, leaving$ };
  const outside = {
    session,
    identity,
    store,
    changeLog,
    tabs: new BroadcastTabChannel(() => undefined),
    legacyStorage,
    browser,
    clock,
    consoleLog: SILENT,
    notifications,
  };
  const loader = new LibraryLoader({
    session,
    lateParts: { open: async () => aRepository(outside) },
    earlyLog,
    browser,
    clock,
    consoleLog: SILENT,
    sinceAnswered: () => 0,
  });
  const sights = watchVisit(notifications, loader);
  const leave = loader.activate();
  return { clock, session, store, identity, loader, notifications, leaving$, leave, ...sights };
};
