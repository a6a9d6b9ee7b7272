import { NEVER, Subject } from 'rxjs';
import { JournalMemory } from '#adapters/journal/journal-memory.ts';
import { MemoryJournal } from '#adapters/journal/memory-journal.ts';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import { StorageMedium } from '#adapters/store/storage-medium.ts';
import { NoTabs } from '#adapters/tabs/no-tabs.ts';
import { Identity } from '#application/library/identity.ts';
import { LibraryKeeper } from '#application/library/library-keeper.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import type { Journal } from '#application/ports/journal.ts';
import type { LegacyEntries } from '#application/ports/legacy-storage.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { aKeeping } from './a-keeping.ts';
import { MemoryOutbox } from './memory-outbox.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';

export const IDENTIFIER = '203.0.113.7';
export const KEY = `matinee_user_data_${IDENTIFIER}`;

const nothing = async () => {};
const BROWSER = { canShare: false, share: nothing, copy: nothing, openMail: () => {}, download: () => {}, startOver: () => {}, online$: NEVER, returning$: NEVER };
const refuse = (): never => {
  throw new DOMException('Full.', 'QuotaExceededError');
};
const SILENT = { warn: () => {}, error: () => {} };

/** A device that outlives its visits: what it keeps, and the old-format entries it has. */
export class FakeDevice {
  readonly entries = new MemoryEntries();
  readonly journal = new JournalMemory();
  readonly outbox = new MemoryOutbox();
  legacy: LegacyEntries = {};
  /** No medium takes anything. */
  refuseWrites = false;
  /** The journal takes no notes. */
  refuseNotes = false;

  constructor() {
    const setItem = this.entries.setItem.bind(this.entries);
    this.entries.setItem = (key, text) => (this.refuseWrites ? refuse() : setItem(key, text));
    const put = this.outbox.put.bind(this.outbox);
    this.outbox.put = (changes) => !this.refuseWrites && put(changes);
  }

  openJournal(): Journal {
    const isRefused = () => this.refuseWrites || this.refuseNotes;
    return new (class extends MemoryJournal {
      override async note(...of: Parameters<Journal['note']>): Promise<void> {
        return isRefused() ? refuse() : super.note(...of);
      }
    })(this.journal);
  }
}

let visits = 0;

/** One visit on a device: the real session, keeper and greeting over entries in memory, on virtual time. */
export const visit = (device: FakeDevice, lifetime: 'device' | 'window' = 'device', initial = EMPTY_LIBRARY) => {
  const clock = new VirtualClock();
  const session = new LibrarySession(initial, clock, `tab-${(visits += 1)}`);
  const notifications = new Notifications(clock);
  const leaving$ = new Subject<void>();
  const store = new BundleStore(new StorageMedium(device.entries, lifetime));
  const identity = new Identity({ resolve: async () => IDENTIFIER }, clock);
  const legacy = { read: () => device.legacy, remove: () => (device.legacy = {}) };
  const browser = { ...BROWSER, leaving$ };
  const journal = device.openJournal();
  const outside = { session, identity, store, journal, outbox: device.outbox, tabs: new NoTabs(), legacy, device: browser, clock, log: SILENT, notifications };
  const keeper = new LibraryKeeper({
    session,
    open: async () => aKeeping(outside),
    outbox: device.outbox,
    device: browser,
    clock,
    log: SILENT,
  });
  const messages: string[] = [];
  notifications.notifications$.subscribe((list) => {
    for (const { message } of list) if (!messages.includes(message)) messages.push(message);
  });
  let isWelcoming = false;
  keeper.isWelcoming$.subscribe((next) => (isWelcoming = next));
  const stop = keeper.activate();
  return {
    clock,
    session,
    store,
    identity,
    keeper,
    notifications,
    messages,
    leaving$,
    isWelcoming: () => isWelcoming,
    leave: stop,
  };
};
