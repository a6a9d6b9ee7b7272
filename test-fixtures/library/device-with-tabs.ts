import { NEVER, Subject, firstValueFrom, timer } from 'rxjs';
import { decodeChange } from '#adapters/log/decode-change.ts';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { StorageMedium } from '#adapters/store/storage-medium.ts';
import type { OutsideEntry } from '#adapters/store/text-medium.ts';
import { Identity } from '#application/library/identity.ts';
import { LibraryLoader } from '#application/library/library-loader.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Notifications } from '#application/notifications/notifications.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { ChangeLog } from '#application/ports/library/change-log.ts';
import { apply } from '#domain/library/apply.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryAction, LibraryChange } from '#domain/library/library-change.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import type { Notification } from '#domain/notification.ts';
import { SettableClock } from '../clock/settable-clock.ts';
import { MemoryChangeLog } from '../log/memory-change-log.ts';
import { willingBrowser } from '../willing-browser.ts';
import { aRepository } from './a-repository.ts';
import { Freezer } from './freezer.ts';
import { LateEntries } from './late-entries.ts';
import { RecordingDevice } from './recording-device.ts';
import { StoredEntries } from './stored-entries.ts';
import { TabHub } from './tab-hub.ts';
import { tabLog } from './tab-log.ts';
import { TabsEntries } from './tabs-entries.ts';

export const IDENTIFIER = '203.0.113.7';
const LOG = {
  warn: () => {},
  error: (message: string, cause?: unknown) => {
    throw new Error(message, { cause });
  },
};

const idsByTab = (changes: readonly LibraryChange[]): Readonly<Record<string, readonly string[]>> => {
  const ids: Record<string, readonly string[]> = {};
  for (const { tab, id } of changes) ids[tab] = [...(ids[tab] ?? []), id];
  return ids;
};

const identityOf = (identifier: Identifier, clock: Clock, lookupMs: number): Identity => {
  const resolve = async () => {
    if (lookupMs > 0) await firstValueFrom(timer(lookupMs, clock.scheduler));
    return identifier;
  };
  const identity = new Identity({ identityResolver: { resolve }, clock });
  void identity.resolve();
  return identity;
};

/** What the toasts say that are there. */
const emittedBy = (notifications: Notifications): readonly Notification[] => {
  const emitted: Notification[] = [];
  notifications.notifications$.subscribe((list) => emitted.splice(0, emitted.length, ...list));
  return emitted;
};

export interface Visit {
  /** What the log of this tab rests on, instead of the device's. */
  readonly primary?: ChangeLog;
  readonly identifier?: Identifier;
  /** How long it takes to find the identifier. */
  readonly lookupMs?: number;
  /** It does not hear that another tab has written to the log. */
  readonly isDeaf?: boolean;
}

/** A device with the real core in each of its tabs, everything outside it in memory, and a record of every change's place. */
export class DeviceWithTabs {
  readonly clock = new SettableClock();
  readonly entries = new LateEntries();
  readonly logs = new RecordingDevice();
  /** What pages that close have left, and what the log's fallback holds. */
  readonly left = new TabsEntries();
  /** What happens to the entries from outside every tab. */
  readonly outside$ = new Subject<OutsideEntry>();
  /** A tab is back after it was put away. */
  readonly returning$ = new Subject<void>();
  private readonly stored = new StoredEntries(this.entries, this.outside$);
  private readonly hub = new TabHub();
  private readonly made = new Map<string, LibraryChange>();
  private readonly seen = new Set<string>();
  private count = 0;

  /** What the library is to be: every change, once, in the log's order. */
  get expected(): Library {
    return this.inOrder.reduce((library, { action }) => apply(library, action), EMPTY_LIBRARY);
  }

  private get inOrder(): readonly LibraryChange[] {
    const records = [...this.logs.sequences.values()].toSorted((a, b) => a.sequence - b.sequence);
    return records.map(({ change }) => change as LibraryChange);
  }

  /** The ids of the changes that every tab has shown feedback for, in their order. */
  get seenIds() {
    return idsByTab([...this.made.values()].filter(({ id }) => this.seen.has(id)));
  }

  /** Of every tab, the ids of those of them that have a place, in the order of these. */
  get placedIds() {
    return idsByTab(this.inOrder.filter(({ id }) => this.seen.has(id)));
  }

  /** A log of one more tab. */
  openLog(): MemoryChangeLog {
    return new MemoryChangeLog(this.logs, decodeChange);
  }

  open(visit: Visit = {}) {
    const { made } = this;
    const { outside, earlyLog, leaving$, freezer, end } = this.outsideOf(visit);
    const { session, clock, notifications } = outside;
    session.changes$.subscribe((change) => made.set(change.id, change));
    const loader = new LibraryLoader({
      session,
      earlyLog,
      clock,
      consoleLog: LOG,
      browser: { leaving$ },
      sinceAnswered: () => 0,
      lateParts: { open: async () => aRepository(outside) },
    });
    const stop = loader.activate();
    let isDead = false;
    const kill = () => {
      isDead = true;
      end();
      stop();
    };
    const change = (action: LibraryAction) => this.change(session, action, () => isDead);
    const emitted = emittedBy(notifications);
    return { session, loader, change, emitted, leave: () => leaving$.next(), kill, freezer, outside };
  }

  /** What a tab has of the device. */
  private outsideOf({ primary = this.openLog(), identifier = IDENTIFIER, lookupMs = 0, isDeaf = false }: Visit) {
    const { left, returning$ } = this;
    const freezer = new Freezer(this.clock);
    const { clock } = freezer;
    const hear = isDeaf ? () => NEVER : freezer.hear.bind(freezer);
    const log = tabLog({ primary, left, hear, clock, consoleLog: LOG });
    const leaving$ = new Subject<void>();
    const tabs = this.hub.connect();
    const stored = this.stored.connect();
    const outside = {
      session: new LibrarySession({
        initialLibrary: EMPTY_LIBRARY,
        clock,
        tab: `tab-${(this.count += 1)}`,
        earlyLog: log.earlyLog,
      }),
      identity: identityOf(identifier, clock, lookupMs),
      changeLog: log.changeLog,
      notifications: new Notifications({ clock }),
      store: new BundleStore(new StorageMedium(stored.entries, 'device', freezer.hear(stored.outside$))),
      legacyStorage: { read: () => ({}), remove: () => {} },
      browser: { ...willingBrowser, leaving$, returning$ },
      consoleLog: LOG,
      tabs,
      clock,
    };
    const end = () => [log.end, tabs.close, stored.close].forEach((close) => close());
    return { outside, earlyLog: log.earlyLog, leaving$, freezer, end };
  }

  /** Makes a change, and notes that its feedback was seen once it is. */
  private change(session: LibrarySession, action: LibraryAction, isDead: () => boolean) {
    let id = '';
    const subscription = session.changes$.subscribe((each) => (id = each.id));
    const undo = session.dispatch(action, () => {
      if (!isDead()) this.seen.add(id);
    });
    subscription.unsubscribe();
    return undo;
  }
}
