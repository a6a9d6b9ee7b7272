import { ContainerModule, type Container } from 'inversify';
import { BrowserStorage } from '#adapters/browser/browser-storage.ts';
import { decodeBundle } from '#adapters/store/codec/decode-bundle.ts';
import { decodeLegacy } from '#adapters/store/codec/decode-legacy.ts';
import { openOrMemory } from '#adapters/store/open-or-memory.ts';
import { OPEN_MEDIUM, type OpenMedium } from '#adapters/store/text-medium.ts';
import { RefreshTitles } from '#application/facts/refresh-titles.ts';
import { followErasure } from '#application/library/follow-erasure.ts';
import { Identity } from '#application/library/identity.ts';
import { LibraryLog } from '#application/library/library-log.ts';
import { LibraryPort } from '#application/library/library-port.ts';
import { LibraryRepository } from '#application/library/library-repository.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { OtherLibraries } from '#application/library/other-libraries.ts';
import { StoragePersistence } from '#application/library/storage-persistence.ts';
import { Port } from '#application/port.ts';
import type { DecodeBundle } from '#application/ports/store.ts';
import { RequestRunner } from '#application/request-runner.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { BringOver } from '#application/use-cases/bring-over.ts';
import { LoadLibrary } from '#application/use-cases/load-library.ts';
import { MigrateLegacyStorage } from '#application/use-cases/migrate-legacy-storage.ts';
import { PruneCopies } from '#application/use-cases/prune-copies.ts';
import { KeepVersions } from '#application/versions/keep-versions.ts';
import { dataModules } from './data.modules.ts';
import { startSharing } from './devices/start-sharing.ts';
import { deviceLogModule, windowLogModule } from './log.module.ts';
import { storeModule } from './store.module.ts';
import { Token } from './token.ts';
import { madeOf, resolveAll, withDeps } from './with-deps.ts';

/** Binds the sources from which the library is read: texts, and the log. */
const readingModule = new ContainerModule(({ bind }) => {
  bind(LibraryPort.decode).toDynamicValue(
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
      log: LibraryPort.changeLog,
      store: LibraryPort.store,
      decode: LibraryPort.decode,
      device: Port.device,
      console: Port.log,
    }),
  );
});

const loadingModule = new ContainerModule(({ bind }) => {
  bind(LibraryPort.decodeLegacy).toConstantValue(decodeLegacy);
  bind(MigrateLegacyStorage).toDynamicValue(
    withDeps(MigrateLegacyStorage, {
      legacy: LibraryPort.legacyStorage,
      decode: LibraryPort.decodeLegacy,
      store: LibraryPort.store,
    }),
  );
  bind(OtherLibraries).toDynamicValue(
    withDeps(OtherLibraries, {
      store: LibraryPort.store,
      log: LibraryPort.changeLog,
      decode: LibraryPort.decode,
      session: LibrarySession,
    }),
  );
  bind(PruneCopies).toDynamicValue(
    withDeps(PruneCopies, {
      store: LibraryPort.store,
      changeLog: LibraryPort.changeLog,
      others: OtherLibraries,
      log: Port.log,
    }),
  );
  bind(LoadLibrary).toDynamicValue(
    withDeps(LoadLibrary, {
      store: LibraryPort.store,
      session: LibrarySession,
      libraryLog: LibraryLog,
      changeLog: LibraryPort.changeLog,
      others: OtherLibraries,
      decode: LibraryPort.decode,
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
      device: Port.device,
    }),
  );
  bind(LibraryPort.deviceStorage).to(BrowserStorage);
  bind(StoragePersistence).toDynamicValue(
    withDeps(StoragePersistence, { storage: LibraryPort.deviceStorage, session: LibrarySession, clock: Port.clock }),
  );
});

const savingModule = new ContainerModule(({ bind }) => {
  bind(Token.repository)
    .toDynamicValue(
      withDeps(LibraryRepository, {
        session: LibrarySession,
        identity: Identity,
        store: LibraryPort.store,
        changeLog: LibraryPort.changeLog,
        libraryLog: LibraryLog,
        legacy: LibraryPort.legacyStorage,
        loadLibrary: LoadLibrary,
        others: OtherLibraries,
        bringOver: BringOver,
        pruneCopies: PruneCopies,
        decode: LibraryPort.decode,
        notifications: Notifications,
        device: Port.device,
        clock: Port.clock,
        log: Port.log,
      }),
    )
    .onActivation((context, repository) => {
      const { persistence, refreshTitles, keepVersions, ...deps } = resolveAll(context, {
        keepVersions: KeepVersions,
        persistence: StoragePersistence,
        refreshTitles: RefreshTitles,
        tabs: LibraryPort.tabs,
        device: Port.device,
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
  const medium = await openOrMemory(container.get(OPEN_MEDIUM), container.get(Port.clock), container.get(Port.log));
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
  if (repository.lifetime === 'device') startSharing(container, repository);
  return repository;
};
