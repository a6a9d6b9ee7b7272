import { BundleStore } from '#adapters/store/bundle-store.ts';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import { StorageMedium } from '#adapters/store/storage-medium.ts';
import { createDesk } from '#application/library/create-desk.ts';
import { Greeting } from '#application/library/greeting.ts';
import { Identity } from '#application/library/identity.ts';
import type { LibraryDesk } from '#application/library/library-desk.ts';
import { LibraryKeeper } from '#application/library/library-keeper.ts';
import type { LibrarySession } from '#application/library/library-session.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Device } from '#application/ports/device.ts';
import type { Log } from '#application/ports/log.ts';
import type { Notifications } from '#application/streams/notifications.ts';
import { LoadLibrary } from '#application/use-cases/load-library.ts';
import { MigrateLegacyStorage } from '#application/use-cases/migrate-legacy-storage.ts';
import { decodeLegacy } from '#adapters/store/decode-legacy.ts';

export interface DeskOutside {
  readonly session: LibrarySession;
  readonly notifications: Notifications;
  readonly clock: Clock;
  readonly device: Device;
  readonly log: Log;
}

/** The real desk over a store in memory, for the identifier 203.0.113.7. */
export const testDesk = ({ session, notifications, clock, device, log }: DeskOutside): LibraryDesk => {
  const store = new BundleStore(new StorageMedium(new MemoryEntries(), 'device'));
  const identity = new Identity({ resolve: async () => '203.0.113.7' }, clock);
  const legacy = { read: () => ({}), remove: () => undefined };
  const migrate = new MigrateLegacyStorage({ legacy, parse: decodeLegacy, store });
  const loadLibrary = new LoadLibrary({ store, session, migrate });
  const keeper = new LibraryKeeper({ session, identity, open: async () => ({ store, loadLibrary }), device, clock, log });
  const greeting = new Greeting({ keeper, session, notifications, clock });
  return createDesk({ session, notifications, clock }, { keeper, greeting, identity });
};
