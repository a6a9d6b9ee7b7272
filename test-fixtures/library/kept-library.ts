import { NEVER, Subject } from 'rxjs';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { decodeLegacy } from '#adapters/store/decode-legacy.ts';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import { StorageMedium } from '#adapters/store/storage-medium.ts';
import { Greeting } from '#application/library/greeting.ts';
import { Identity } from '#application/library/identity.ts';
import { LibraryKeeper } from '#application/library/library-keeper.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import type { LegacyEntries } from '#application/ports/legacy-storage.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { LoadLibrary } from '#application/use-cases/load-library.ts';
import { MigrateLegacyStorage } from '#application/use-cases/migrate-legacy-storage.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';

export const IDENTIFIER = '203.0.113.7';
export const KEY = `matinee_user_data_${IDENTIFIER}`;

const nothing = async () => {};
const BROWSER = { canShare: false, share: nothing, copy: nothing, openMail: () => {}, online$: NEVER };
const SILENT = { warn: () => {}, error: () => {} };

/** A device that outlives its visits: what it keeps, and the old-format entries it has. */
export class FakeDevice {
  readonly entries = new MemoryEntries();
  legacy: LegacyEntries = {};
}

/** One visit on a device: the real session, keeper and greeting over entries in memory, on virtual time. */
export const visit = (device: FakeDevice, lifetime: 'device' | 'window' = 'device', initial = EMPTY_LIBRARY) => {
  const clock = new VirtualClock();
  const session = new LibrarySession(initial, clock, 'tab');
  const notifications = new Notifications(clock);
  const leaving$ = new Subject<void>();
  const store = new BundleStore(new StorageMedium(device.entries, lifetime));
  const identity = new Identity({ resolve: async () => IDENTIFIER }, clock);
  const migrate = new MigrateLegacyStorage({
    legacy: { read: () => device.legacy, remove: () => (device.legacy = {}) },
    parse: decodeLegacy,
    store,
  });
  const keeper = new LibraryKeeper({
    session,
    identity,
    open: async () => ({ store, loadLibrary: new LoadLibrary({ store, session, migrate }) }),
    device: { ...BROWSER, leaving$ },
    clock,
    log: SILENT,
  });
  const greeting = new Greeting({ keeper, session, notifications, clock });
  const messages: string[] = [];
  notifications.notifications$.subscribe((list) => {
    for (const { message } of list) if (!messages.includes(message)) messages.push(message);
  });
  let isWelcoming = false;
  greeting.isWelcoming$.subscribe((next) => (isWelcoming = next));
  const stops = [keeper.activate(), greeting.activate()];
  return {
    clock,
    session,
    store,
    identity,
    keeper,
    messages,
    leaving$,
    isWelcoming: () => isWelcoming,
    leave: () => stops.forEach((stop) => stop()),
  };
};
