import { decodeBundle } from '#adapters/store/decode-bundle.ts';
import { decodeLegacy } from '#adapters/store/decode-legacy.ts';
import { GuardedJournal } from '#application/library/guarded-journal.ts';
import { holdsNothing } from '#application/library/holds-nothing.ts';
import type { Identity } from '#application/library/identity.ts';
import { Journaling } from '#application/library/journaling.ts';
import { Keeping } from '#application/library/keeping.ts';
import { KeptLibraries } from '#application/library/kept-libraries.ts';
import type { LibrarySession } from '#application/library/library-session.ts';
import type { AdoptionMemory } from '#application/ports/adoption-memory.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Device } from '#application/ports/device.ts';
import type { Journal } from '#application/ports/journal.ts';
import type { LegacyStorage } from '#application/ports/legacy-storage.ts';
import type { Log } from '#application/ports/log.ts';
import type { OutboxContents } from '#application/ports/outbox.ts';
import type { SaveMemory } from '#application/ports/save-memory.ts';
import type { Store } from '#application/ports/store.ts';
import type { TabChannel } from '#application/ports/tab-channel.ts';
import type { Notifications } from '#application/streams/notifications.ts';
import { LoadLibrary } from '#application/use-cases/load-library.ts';
import { MigrateLegacyStorage } from '#application/use-cases/migrate-legacy-storage.ts';
import { PruneCopies } from '#application/use-cases/prune-copies.ts';
import { MemoryAdoptions } from './memory-adoptions.ts';
import { MemoryOutbox } from './memory-outbox.ts';
import { MemorySaves } from './memory-saves.ts';

export interface KeepingOutside {
  readonly session: LibrarySession;
  readonly identity: Identity;
  readonly store: Store;
  readonly journal: Journal;
  /** Of this keeping alone unless given. */
  readonly saves?: SaveMemory;
  /** Of this keeping alone unless given. */
  readonly outbox?: OutboxContents;
  /** Of this keeping alone unless given. */
  readonly adoptions?: AdoptionMemory;
  readonly tabs: TabChannel;
  readonly legacy: LegacyStorage;
  readonly device: Device;
  readonly clock: Clock;
  readonly log: Log;
  readonly notifications: Notifications;
}

/** The real keeping over whatever a test gives it. */
export const aKeeping = (outside: KeepingOutside): Keeping => {
  const { session, store, journal, saves = new MemorySaves(), outbox = new MemoryOutbox(), adoptions = new MemoryAdoptions(), tabs, legacy, device, clock, log } = outside;
  const decode = (text: string) => decodeBundle(text, session.initial);
  const guarded = new GuardedJournal({ journal, saves, clock, log });
  const journaling = new Journaling({ session, journal: guarded, outbox, tabs, decode, returning$: device.returning$, log });
  const migrate = new MigrateLegacyStorage({ legacy, parse: decodeLegacy, store });
  const kept = new KeptLibraries({ store, journaling, saves, decode });
  const loadLibrary = new LoadLibrary({ store, session, journaling, saves, kept, decode, migrate });
  const pruneCopies = new PruneCopies({ store, journal, kept, adoptions, log });
  return new Keeping({ ...outside, saves, journaling, loadLibrary, kept, pruneCopies, decode, holdsNothing: () => holdsNothing({ store, journal: guarded, outbox, legacy }) });
};
