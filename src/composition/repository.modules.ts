import { ContainerModule, type Container } from 'inversify';
import { BrowserPersistentStorage } from '#adapters/browser/browser-persistent-storage.ts';
import { decodeBundle } from '#adapters/store/codec/decode-bundle.ts';
import { decodeLegacy } from '#adapters/store/codec/decode-legacy.ts';
import { openOrMemory } from '#adapters/store/open-or-memory.ts';
import { OPEN_MEDIUM, type OpenMedium } from '#adapters/store/text-medium.ts';
import { Identity } from '#application/library/identity.ts';
import { LibraryLog } from '#application/library/library-log.ts';
import { LibraryRepository } from '#application/library/library-repository.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { OtherLibraries } from '#application/library/other-libraries.ts';
import { Notifications } from '#application/notifications/notifications.ts';
import type { DecodeBundle } from '#application/ports/library/store.ts';
import { Port } from '#application/ports/port.ts';
import { RequestRunner } from '#application/requests/request-runner.ts';
import { followErasure } from '#application/use-cases/data/follow-erasure.ts';
import { KeepVersions } from '#application/use-cases/data/keep-versions.ts';
import { StoragePersistence } from '#application/use-cases/data/storage-persistence.ts';
import { RefreshTitles } from '#application/use-cases/freshness/refresh-titles.ts';
import { BringOver } from '#application/use-cases/library/bring-over.ts';
import { LoadLibrary } from '#application/use-cases/library/load-library.ts';
import { MigrateLegacyStorage } from '#application/use-cases/library/migrate-legacy-storage.ts';
import { PruneCopies } from '#application/use-cases/library/prune-copies.ts';
import { dataModules } from './data.modules.ts';
import { startDevices } from './devices/start-devices.ts';
import { deviceLogModule, windowLogModule } from './log.module.ts';
import { storeModule } from './store.module.ts';
import { Token } from './token.ts';
import { madeOf, resolveAll, withDeps } from './with-deps.ts';

/** Binds the sources from which the library is read: texts, and the log. */
const readingModule = new ContainerModule(({ bind }) => {
  bind(Port.decodeBundle).toDynamicValue(
    madeOf(
      { initial: Port.initialLibrary },
      ({ initial }): DecodeBundle =>
        (text) =>
          decodeBundle(text, initial),
    ),
  );
  bind(LibraryLog).toDynamicValue(
    withDeps(LibraryLog, {
      session: LibrarySession,
      changeLog: Port.changeLog,
      store: Port.store,
      decodeBundle: Port.decodeBundle,
      browser: Port.browser,
      consoleLog: Port.consoleLog,
    }),
  );
});

const loadingModule = new ContainerModule(({ bind }) => {
  bind(Port.decodeLegacy).toConstantValue(decodeLegacy);
  bind(MigrateLegacyStorage).toDynamicValue(
    withDeps(MigrateLegacyStorage, {
      legacyStorage: Port.legacyStorage,
      decodeLegacy: Port.decodeLegacy,
      store: Port.store,
    }),
  );
  bind(OtherLibraries).toDynamicValue(
    withDeps(OtherLibraries, {
      store: Port.store,
      changeLog: Port.changeLog,
      decodeBundle: Port.decodeBundle,
      session: LibrarySession,
    }),
  );
  bind(PruneCopies).toDynamicValue(
    withDeps(PruneCopies, {
      store: Port.store,
      changeLog: Port.changeLog,
      otherLibraries: OtherLibraries,
      consoleLog: Port.consoleLog,
    }),
  );
  bind(LoadLibrary).toDynamicValue(
    withDeps(LoadLibrary, {
      store: Port.store,
      session: LibrarySession,
      libraryLog: LibraryLog,
      changeLog: Port.changeLog,
      otherLibraries: OtherLibraries,
      decodeBundle: Port.decodeBundle,
      migrate: MigrateLegacyStorage,
      clock: Port.clock,
    }),
  );
});

const followingModule = new ContainerModule(({ bind }) => {
  bind(RefreshTitles).toDynamicValue(
    withDeps(RefreshTitles, {
      session: LibrarySession,
      clock: Port.clock,
      catalog: Port.catalog,
      catalogChoice: Port.catalogChoice,
      requestRunner: RequestRunner,
      browser: Port.browser,
    }),
  );
  bind(Port.persistentStorage).to(BrowserPersistentStorage);
  bind(StoragePersistence).toDynamicValue(
    withDeps(StoragePersistence, {
      persistentStorage: Port.persistentStorage,
      session: LibrarySession,
      clock: Port.clock,
    }),
  );
});

const savingModule = new ContainerModule(({ bind }) => {
  bind(Token.repository)
    .toDynamicValue(
      withDeps(LibraryRepository, {
        session: LibrarySession,
        identity: Identity,
        store: Port.store,
        changeLog: Port.changeLog,
        libraryLog: LibraryLog,
        legacyStorage: Port.legacyStorage,
        loadLibrary: LoadLibrary,
        otherLibraries: OtherLibraries,
        bringOver: BringOver,
        pruneCopies: PruneCopies,
        decodeBundle: Port.decodeBundle,
        notifications: Notifications,
        browser: Port.browser,
        clock: Port.clock,
        consoleLog: Port.consoleLog,
      }),
    )
    .onActivation((context, repository) => {
      const { persistence, refreshTitles, keepVersions, ...deps } = resolveAll(context, {
        keepVersions: KeepVersions,
        persistence: StoragePersistence,
        refreshTitles: RefreshTitles,
        tabs: Port.tabs,
        browser: Port.browser,
        scrollMemory: Port.scrollMemory,
      });
      followErasure({ repository, ...deps });
      keepVersions.activate(repository);
      refreshTitles.activate(repository.loadState$);
      if (repository.lifetime === 'device') persistence.follow(repository.saveStatus$);
      return repository;
    });
});

/** Loads what loads and saves the library into the container: a chunk of its own, which comes after the first screen. */
export const openRepository = async (container: Container, chosen: OpenMedium): Promise<LibraryRepository> => {
  container.bind(OPEN_MEDIUM).toConstantValue(chosen);
  const medium = await openOrMemory(
    container.get(OPEN_MEDIUM),
    container.get(Port.clock),
    container.get(Port.consoleLog),
  );
  container.load(
    storeModule(medium),
    medium.lifetime === 'device' ? deviceLogModule : windowLogModule,
    readingModule,
    loadingModule,
    followingModule,
    savingModule,
    ...dataModules(container, medium),
  );
  const repository = container.get(Token.repository);
  if (repository.lifetime === 'device') startDevices(container, repository);
  return repository;
};
