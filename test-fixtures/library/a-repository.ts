import { decodeBundle as decode } from '#adapters/store/codec/decode-bundle.ts';
import { decodeLegacy } from '#adapters/store/codec/decode-legacy.ts';
import type { Identity } from '#application/library/identity.ts';
import { LibraryLog } from '#application/library/library-log.ts';
import { LibraryRepository } from '#application/library/library-repository.ts';
import type { LibrarySession } from '#application/library/library-session.ts';
import { OtherLibraries } from '#application/library/other-libraries.ts';
import type { Notifications } from '#application/notifications/notifications.ts';
import type { Browser } from '#application/ports/browser.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { ConsoleLog } from '#application/ports/console-log.ts';
import type { ClosableLog } from '#application/ports/library/change-log.ts';
import type { LegacyStorage } from '#application/ports/library/legacy-storage.ts';
import type { Store } from '#application/ports/library/store.ts';
import type { TabChannel } from '#application/ports/library/tab-channel.ts';
import { BringOver } from '#application/use-cases/library/bring-over.ts';
import { MigrateLegacyStorage } from '#application/use-cases/library/migrate-legacy-storage.ts';
import { PruneCopies } from '#application/use-cases/library/prune-copies.ts';
import { RestoreLibrary } from '#application/use-cases/library/restore-library.ts';

export interface RepositoryOutside {
  readonly session: LibrarySession;
  readonly identity: Identity;
  readonly store: Store;
  readonly changeLog: ClosableLog;
  /** It has left nothing unless given. */
  readonly tabs: TabChannel;
  readonly legacyStorage: LegacyStorage;
  readonly browser: Browser;
  readonly clock: Clock;
  readonly consoleLog: ConsoleLog;
  readonly notifications: Notifications;
}

/** The real repository over whatever a test gives it. */
export const aRepository = (outside: RepositoryOutside): LibraryRepository => {
  const { session, store, changeLog, legacyStorage, browser, consoleLog } = outside;
  const { initial } = session;
  const decodeBundle = (text: string) => decode(text, initial);
  const libraryLog = new LibraryLog({ session, changeLog, store, decodeBundle, browser, consoleLog });
  const migrate = new MigrateLegacyStorage({ legacyStorage, decodeLegacy, store });
  const otherLibraries = new OtherLibraries({ store, changeLog, decodeBundle, session });
  const restoreLibrary = new RestoreLibrary({
    store,
    session,
    libraryLog,
    changeLog,
    otherLibraries,
    decodeBundle,
    migrate,
    clock: outside.clock,
  });
  const pruneCopies = new PruneCopies({ store, changeLog, otherLibraries, consoleLog });
  const bringOver = new BringOver({ ...outside, otherLibraries, libraryLog });
  return new LibraryRepository({
    ...outside,
    libraryLog,
    restoreLibrary,
    otherLibraries,
    bringOver,
    pruneCopies,
    decodeBundle,
  });
};
