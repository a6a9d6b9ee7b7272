import { ContainerModule, type Container } from 'inversify';
import { filter, firstValueFrom } from 'rxjs';
import { BrowserStorage } from '#adapters/browser/browser-storage.ts';
import { decodeBundle } from '#adapters/store/decode-bundle.ts';
import { decodeLegacy } from '#adapters/store/decode-legacy.ts';
import type { DataFacade } from '#application/library/data-facade.ts';
import { followErasure } from '#application/library/follow-erasure.ts';
import { Identity } from '#application/library/identity.ts';
import { isEmptyDevice } from '#application/library/is-empty-device.ts';
import { LibraryLoader } from '#application/library/library-loader.ts';
import { LibraryLog } from '#application/library/library-log.ts';
import { LibraryRepository } from '#application/library/library-repository.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { OtherLibraries } from '#application/library/other-libraries.ts';
import { StoragePersistence } from '#application/library/storage-persistence.ts';
import type { Log } from '#application/ports/log.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { LoadLibrary } from '#application/use-cases/load-library.ts';
import { MigrateLegacyStorage } from '#application/use-cases/migrate-legacy-storage.ts';
import { PruneCopies } from '#application/use-cases/prune-copies.ts';
import type { StoreKind } from './config.ts';
import { dataModules } from './data.module.ts';
import { logModule } from './log.module.ts';
import { STORE_MEDIA } from './store-media.ts';
import { loadStoreModule } from './store.module.ts';
import { Token } from './tokens.ts';
import { startUpdates } from './updates.ts';

const loadingModule = new ContainerModule(({ bind }) => {
  bind(Token.decode)
    .toResolvedValue(({ initial }) => (text) => decodeBundle(text, initial), [LibrarySession])
    .inSingletonScope();
  bind(MigrateLegacyStorage).toResolvedValue(
    (legacy, store) => new MigrateLegacyStorage({ legacy, parse: decodeLegacy, store }),
    [Token.legacyStorage, Token.store],
  );
  bind(OtherLibraries).toDynamicValue((container) => new OtherLibraries({
    store: container.get(Token.store),
    log: container.get(Token.changeLog),
    decode: container.get(Token.decode),
    initial: container.get(LibrarySession).initial,
  }));
  bind(PruneCopies).toDynamicValue((container) => new PruneCopies({
    store: container.get(Token.store),
    changeLog: container.get(Token.changeLog),
    others: container.get(OtherLibraries),
    adoptions: container.get(Token.adoptions),
    log: container.get(Token.log),
  }));
  bind(LibraryLog).toDynamicValue((container) => new LibraryLog({
    session: container.get(LibrarySession),
    log: container.get(Token.changeLog),
    store: container.get(Token.store),
    decode: container.get(Token.decode),
    returning$: container.get(Token.device).returning$,
    console: container.get(Token.log),
  })).inSingletonScope();
  bind(LoadLibrary).toDynamicValue((container) => new LoadLibrary({
    store: container.get(Token.store),
    session: container.get(LibrarySession),
    libraryLog: container.get(LibraryLog),
    others: container.get(OtherLibraries),
    decode: container.get(Token.decode),
    migrate: container.get(MigrateLegacyStorage),
  }));
});

const savingModule = new ContainerModule(({ bind }) => {
  bind(StoragePersistence)
    .toResolvedValue((session, clock) => new StoragePersistence(new BrowserStorage(), session, clock), [LibrarySession, Token.clock])
    .inSingletonScope();
  bind(Token.repository).toDynamicValue((container) => new LibraryRepository({
    session: container.get(LibrarySession),
    identity: container.get(Identity),
    store: container.get(Token.store),
    libraryLog: container.get(LibraryLog),
    previous: container.get(Token.previous),
    loadLibrary: container.get(LoadLibrary),
    others: container.get(OtherLibraries),
    pruneCopies: container.get(PruneCopies),
    decode: container.get(Token.decode),
    isEmptyDevice: () => isEmptyDevice({
      store: container.get(Token.store),
      log: container.get(Token.changeLog),
      session: container.get(LibrarySession),
      legacy: container.get(Token.legacyStorage),
      previous: container.get(Token.previous),
    }),
    notifications: container.get(Notifications),
    device: container.get(Token.device),
    clock: container.get(Token.clock),
    log: container.get(Token.log),
  })).inSingletonScope().onActivation((container, repository) => {
    followErasure({
      repository,
      tabs: container.get(Token.tabs),
      device: container.get(Token.device),
      scrollMemory: container.get(Token.scrollMemory),
    });
    if (repository.lifetime === 'device') container.get(StoragePersistence).follow(repository.saveStatus$);
    return repository;
  });
});

/** What loads and saves the library: a chunk of its own, which comes after the first screen. */
export const loadRepositoryModules = async (store: StoreKind, log: Log): Promise<readonly ContainerModule[]> => [
  await loadStoreModule(STORE_MEDIA[store], log),
  logModule,
  loadingModule,
  savingModule,
  ...dataModules,
];

/** Comes along, as `dataModules` does: it needs none of this. */
export const updateApp = (container: Container): void => startUpdates(container);

/** Resolves when there is a library to show, and rejects when it could not be loaded. */
export const openDataFacade = async (container: Container): Promise<DataFacade> => {
  const { loadState$ } = container.get(LibraryLoader);
  const { status } = await firstValueFrom(loadState$.pipe(filter((state) => state.status !== 'pending')));
  if (status === 'rejected') throw new Error('The library was not loaded.');
  return container.get(Token.dataFacade);
};
