import { filter, firstValueFrom } from 'rxjs';
import { JournalMemory } from '#adapters/journal/journal-memory.ts';
import { MemoryJournal } from '#adapters/journal/memory-journal.ts';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import { StorageMedium } from '#adapters/store/storage-medium.ts';
import { NoTabs } from '#adapters/tabs/no-tabs.ts';
import { createDesk } from '#application/library/create-desk.ts';
import { Identity } from '#application/library/identity.ts';
import type { LibraryDesk } from '#application/library/library-desk.ts';
import { LibraryKeeper } from '#application/library/library-keeper.ts';
import type { LibrarySession } from '#application/library/library-session.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Device } from '#application/ports/device.ts';
import type { Log } from '#application/ports/log.ts';
import type { Notifications } from '#application/streams/notifications.ts';
import { aDataDesk } from '#fixtures/library/a-data-desk.ts';
import { MemoryOutbox } from '#fixtures/library/memory-outbox.ts';
import { aKeeping } from '#fixtures/library/a-keeping.ts';

export interface DeskOutside {
  readonly session: LibrarySession;
  readonly notifications: Notifications;
  readonly clock: Clock;
  readonly device: Device;
  readonly log: Log;
  /** What the device keeps. */
  readonly entries?: MemoryEntries;
}

/** The real desk over a store in memory, for the identifier 203.0.113.7. */
export const testDesk = ({ session, notifications, clock, device, log, entries = new MemoryEntries() }: DeskOutside): LibraryDesk => {
  const store = new BundleStore(new StorageMedium(entries, 'device'));
  const identity = new Identity({ resolve: async () => '203.0.113.7' }, clock);
  const legacy = { read: () => ({}), remove: () => undefined };
  const journal = new MemoryJournal(new JournalMemory());
  const outbox = new MemoryOutbox();
  const outside = { session, identity, store, journal, outbox, tabs: new NoTabs(), legacy, device, clock, log, notifications };
  const keeper = new LibraryKeeper({ session, open: async () => aKeeping(outside), outbox, device, clock, log });
  const openData = async () => {
    await firstValueFrom(keeper.loadState$.pipe(filter(({ status }) => status !== 'pending')));
    if (!keeper.keeping) throw new Error('What keeps the library could not be loaded.');
    return aDataDesk(keeper.keeping, outside);
  };
  return createDesk({ session, notifications, clock }, { keeper, identity, openData });
};
