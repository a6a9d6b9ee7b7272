import { defer, filter, map, merge, switchMap, take, NEVER } from 'rxjs';
import { isInstalled } from '#adapters/browser/is-installed.ts';
import { LocalLegacyStorage } from '#adapters/browser/local-legacy-storage.ts';
import { BroadcastTabChannel } from '#adapters/log/broadcast-tab-channel.ts';
import { FallbackChangeLog } from '#adapters/log/fallback-change-log.ts';
import { IndexedDbChangeLog } from '#adapters/log/indexed-db-change-log.ts';
import { LocalChangeLog } from '#adapters/log/local-change-log.ts';
import { openChannel } from '#adapters/log/open-channel.ts';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { decodeBundle } from '#adapters/store/codec/decode-bundle.ts';
import { decodeLegacy } from '#adapters/store/codec/decode-legacy.ts';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import { openOrMemory } from '#adapters/store/open-or-memory.ts';
import type { OpenMedium, TextMedium } from '#adapters/store/text-medium.ts';
import { LibraryLog } from '#application/library/library-log.ts';
import { LibraryRepository } from '#application/library/library-repository.ts';
import type { StoredLibrary } from '#application/library/lineage/stored-library.ts';
import { onceLoaded } from '#application/library/load-state.ts';
import { OtherLibraries } from '#application/library/other-libraries.ts';
import type { ClosableLog } from '#application/ports/library/change-log.ts';
import type { DecodeBundle, Store } from '#application/ports/library/store.ts';
import { followErasure } from '#application/use-cases/data/follow-erasure.ts';
import { MigrateLegacyStorage } from '#application/use-cases/library/migrate-legacy-storage.ts';
import { PruneCopies } from '#application/use-cases/library/prune-copies.ts';
import { RestoreLibrary } from '#application/use-cases/library/restore-library.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { isUntouchedDefault } from '#domain/library/collection.ts';
import type { Library } from '#domain/library/library.ts';
import { SAVED_LIST_NAMES } from '#domain/library/saved-lists.ts';
import { bindings, load, value, by, made, type TakenBy, to } from './bindings.ts';
import { takesPart } from './devices/takes-part.ts';
import type { FirstContainer } from './first-container.ts';
import { partsOf, type Parts, type Holding } from './parts.ts';

/** Binds the stores on the device, over an open medium: only an open medium shows how long the store lasts. */
const storeModule = (medium: TextMedium) =>
  bindings({
    store: by<Store>(() => new BundleStore(medium)),
    legacyStorage: to(LocalLegacyStorage),
    decodeBundle: by((held: Holding<'initialLibrary'>): DecodeBundle => {
      const { initialLibrary } = partsOf(held);
      return (text) => decodeBundle(text, initialLibrary);
    }),
  });

/** Its code comes where there is a library of another line, once the own one is loaded. Such a library is offered at the next visit where it does not come. */
const bringOverOf = ({ lateParts, consoleLog }: Pick<Parts, 'lateParts' | 'consoleLog'>) => {
  const open = async () => (await lateParts.openFacade('data')).bringOver;
  return {
    changes: async (other: StoredLibrary) => {
      try {
        return await (await open()).changes(other);
      } catch (error) {
        consoleLog.warn('library', 'Other lists on this device could not be looked into.', error);
        return false;
      }
    },
    execute: async (identifier: Identifier) => (await open()).execute(identifier),
  };
};

type OfRepository = Exclude<
  TakenBy<typeof MigrateLegacyStorage | typeof RestoreLibrary | typeof PruneCopies | typeof LibraryRepository>,
  'bringOver'
>;

const makeRepository = (held: Holding<OfRepository | 'lateParts'>): LibraryRepository => {
  const migrate = new MigrateLegacyStorage(partsOf(held, { decodeLegacy }));
  const restoreLibrary = new RestoreLibrary(partsOf(held, { migrate }));
  return new LibraryRepository(
    partsOf(held, {
      restoreLibrary,
      pruneCopies: new PruneCopies(partsOf(held)),
      bringOver: bringOverOf(partsOf(held)),
    }),
  );
};

/** Binds what loads and saves the library. */
const repositoryModule = bindings({
  libraryLog: made(LibraryLog),
  otherLibraries: made(OtherLibraries),
  repository: by(makeRepository),
});

/** Binds what tabs tell each other by. */
const tabsModule = bindings({
  openChannel: value(openChannel),
  tabs: by((held: Holding<'openChannel'>) => new BroadcastTabChannel(partsOf(held).openChannel)),
});

/** Binds the log, which makes changes durable and common to all tabs. */
const deviceLogModule = bindings({
  logs: by((held: Holding<'openChannel'>) => ({
    primary: new IndexedDbChangeLog(undefined, partsOf(held).openChannel),
    fallback: new LocalChangeLog(),
  })),
  changeLog: by((held: Holding<'logs' | 'clock' | 'consoleLog'>) => {
    const { logs, clock, consoleLog } = partsOf(held);
    return new FallbackChangeLog(logs, clock, consoleLog);
  }),
});

/**
 * Binds a log in memory, for a store that ends with the window. Changes then end with the window too, and each tab is
 * on its own.
 */
const windowLogModule = bindings({
  changeLog: by<ClosableLog>(() => {
    const entries = new MemoryEntries();
    return new LocalChangeLog(() => entries, NEVER);
  }),
});

/** Whether there is anything in the lists. Empty collections are there from the start. */
const hasLists = (library: Library): boolean =>
  ([...SAVED_LIST_NAMES, 'viewingHistory', 'marks', 'episodes'] as const).some((list) => library[list].length > 0) ||
  (library.preferences.searches ?? []).length > 0 ||
  library.collections.some((each) => each.movies.length > 0 || !isUntouchedDefault(each));

/**
 * Begins what goes on beside the lists, once there is anything in them, or there may be something to do for lists of before. Somebody new does not
 * load its code.
 */
const startErrands = ({
  repository,
  session,
  followedMemory,
  lateParts,
  consoleLog,
}: Pick<Parts, 'repository' | 'session' | 'followedMemory' | 'lateParts' | 'consoleLog'>): void => {
  const isLeft = async () => {
    try {
      return isInstalled() || (followedMemory.recall() ?? []).length > 0 || (await takesPart());
    } catch (error) {
      // The lists themselves may still want it.
      consoleLog.warn('code', 'What lists of before have left is not known.', error);
      return false;
    }
  };
  onceLoaded(repository.loadState$)
    .pipe(
      switchMap(() => merge(defer(isLeft), session.library$.pipe(map(hasLists)))),
      filter(Boolean),
      take(1),
    )
    .subscribe(() => {
      const warn = (error: unknown) =>
        consoleLog.warn('code', 'What goes on beside the lists could not be loaded.', error);
      lateParts.startErrands().catch(warn);
    });
};

/** Loads into the container what loads and saves the library. */
const fill = async (first: FirstContainer, chosen: OpenMedium) => {
  const opening = load(first, [bindings({ openMedium: value(chosen) }), tabsModule]);
  const opened = () => (first.isBound('repository') ? first.get<LibraryRepository>('repository') : undefined);
  // A place to keep lists in may take long to open: what a visitor types meanwhile is to be erased, too.
  followErasure(partsOf(opening, { opened }));
  const { openMedium, clock, consoleLog } = partsOf(opening);
  const medium = await openOrMemory(openMedium, clock, consoleLog);
  return load(opening, [
    storeModule(medium),
    medium.lifetime === 'device' ? deviceLogModule : windowLogModule,
    repositoryModule,
  ]);
};

/** What is bound once the library is loaded. */
export type LoadedContainer = Awaited<ReturnType<typeof fill>>;

/** Has the library loaded, and what goes on beside it begun when it is due. */
export const openRepository = async (first: FirstContainer, chosen: OpenMedium): Promise<LibraryRepository> => {
  const parts = partsOf(await fill(first, chosen));
  startErrands(parts);
  return parts.repository;
};
