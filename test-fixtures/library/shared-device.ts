import { Subject, of } from 'rxjs';
import { JournalMemory } from '#adapters/journal/journal-memory.ts';
import { MemoryJournal } from '#adapters/journal/memory-journal.ts';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import { StorageMedium } from '#adapters/store/storage-medium.ts';
import type { OutsideEntry } from '#adapters/store/text-medium.ts';
import { Identity } from '#application/library/identity.ts';
import { LibraryKeeper } from '#application/library/library-keeper.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import type { Journal, JournalEntry } from '#application/ports/journal.ts';
import type { TabChannel } from '#application/ports/tab-channel.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { apply } from '#domain/library/apply.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import type { Notification } from '#domain/notification.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { aKeeping } from './a-keeping.ts';
import { mortalJournal } from './mortal-journal.ts';
import { MemoryAdoptions } from './memory-adoptions.ts';
import { MemoryOutbox } from './memory-outbox.ts';
import { MortalOutbox } from './mortal-outbox.ts';
import { MemorySaves } from './memory-saves.ts';
import { TabHub } from './tab-hub.ts';

export const IDENTIFIER = '203.0.113.7';
const LOG = {
  warn: () => {},
  error: (message: string, cause?: unknown) => {
    throw new Error(message, { cause });
  },
};
const nothing = async () => {};
const BROWSER = { canShare: false, share: nothing, copy: nothing, openMail: () => {}, download: () => {}, startOver: () => {}, online$: of(true) };

/** Time as a visitor's device tells it: it may be set. */
class SettableClock extends VirtualClock {
  private offsetMs = 0;

  override now(): Date {
    return new Date(super.now().getTime() + this.offsetMs);
  }

  jump(ms: number): void {
    this.offsetMs += ms;
  }
}

/** Remembers what its entries were, as a browser's file does that is written late. */
class LateEntries extends MemoryEntries {
  private readonly writes: (readonly [string, string])[] = [];

  override setItem(key: string, text: string): void {
    this.writes.push([key, text]);
    super.setItem(key, text);
  }

  /** The last writes never reached the file. */
  lose(count: number): void {
    const lost = this.writes.splice(Math.max(0, this.writes.length - count));
    for (const [key] of lost) {
      const before = this.writes.findLast(([other]) => other === key);
      if (before) super.setItem(key, before[1]);
      else this.removeItem(key);
    }
  }
}

const idsByTab = (changes: readonly LibraryChange[]): Readonly<Record<string, readonly string[]>> => {
  const ids: Record<string, readonly string[]> = {};
  for (const { tab, id } of changes) ids[tab] = [...(ids[tab] ?? []), id];
  return ids;
};

const identityOf = (identifier: Identifier, clock: VirtualClock): Identity => {
  const identity = new Identity({ resolve: async () => identifier }, clock);
  void identity.resolve();
  return identity;
};

/** What the toasts say that are there. */
const toldBy = (notifications: Notifications): readonly Notification[] => {
  const told: Notification[] = [];
  notifications.notifications$.subscribe((list) => told.splice(0, told.length, ...list));
  return told;
};

export interface Visit {
  /** The journal of this tab, instead of the device's. */
  readonly journal?: Journal;
  readonly tabs?: TabChannel;
  readonly identifier?: Identifier;
}

/** A device with the real core in each of its tabs, everything outside it in memory, and a record of every change's place. */
export class SharedDevice {
  readonly clock = new SettableClock();
  readonly entries = new LateEntries();
  readonly journal = new JournalMemory();
  /** What happens to the entries from outside every tab. */
  readonly outside$ = new Subject<OutsideEntry>();
  /** A tab is back after it was put away. */
  readonly returning$ = new Subject<void>();
  readonly outbox = new MemoryOutbox();
  private readonly memories = { saves: new MemorySaves(), adoptions: new MemoryAdoptions() };
  private readonly hub = new TabHub();
  private readonly made = new Map<string, LibraryChange>();
  private readonly placed = new Map<number, LibraryChange>();
  private count = 0;

  /** What the library is to be: every change, once, in the journal's order. */
  get expected(): Library {
    return this.inOrder.reduce((library, { action }) => apply(library, action), EMPTY_LIBRARY);
  }

  private get inOrder(): readonly LibraryChange[] {
    return [...this.placed].toSorted(([a], [b]) => a - b).map(([, change]) => change);
  }

  /** Of every tab, the ids of all changes that were made in it, in their order. */
  get madeIds() {
    return idsByTab([...this.made.values()]);
  }

  /** Of every tab, the ids of its changes that have a place, in the order of these. */
  get placedIds() {
    return idsByTab(this.inOrder);
  }

  open({ journal = this.recordingJournal(), tabs: given, identifier = IDENTIFIER }: Visit = {}) {
    const { mortal, die } = mortalJournal(journal);
    const { clock, entries, made, outside$, returning$, memories } = this;
    const outbox = new MortalOutbox(this.outbox);
    const session = new LibrarySession(EMPTY_LIBRARY, clock, `tab-${(this.count += 1)}`);
    session.changes$.subscribe((change) => made.set(change.id, change));
    const leaving$ = new Subject<void>();
    const end = this.hub.connect();
    const notifications = new Notifications(clock);
    const keeper = new LibraryKeeper({
      session,
      outbox,
      device: { leaving$ },
      clock,
      log: LOG,
      open: async () => aKeeping({
        session,
        identity: identityOf(identifier, clock),
        store: new BundleStore(new StorageMedium(entries, 'device', outside$)),
        journal: mortal,
        ...memories,
        outbox,
        tabs: given ?? end,
        legacy: { read: () => ({}), remove: () => {} },
        device: { ...BROWSER, leaving$, returning$ },
        notifications,
        clock,
        log: LOG,
      }),
    });
    const stop = keeper.activate();
    const kill = () => {
      outbox.die();
      die();
      end.close();
      stop();
    };
    return { session, keeper, told: toldBy(notifications), leave: () => leaving$.next(), kill };
  }

  private recordingJournal(): MemoryJournal {
    const { journal, placed } = this;
    const record = (entries: readonly JournalEntry[]) =>
      entries.forEach(({ counter, change }) => change && placed.set(counter, change));
    return new (class extends MemoryJournal {
      override async append(identifier: Identifier, changes: readonly LibraryChange[]) {
        const entries = await super.append(identifier, changes);
        record(entries);
        return entries;
      }

      override async claim(identifier: Identifier): Promise<readonly string[]> {
        const claimed = await super.claim(identifier);
        record((await super.recall(identifier)).entries);
        return claimed;
      }
    })(journal);
  }
}
