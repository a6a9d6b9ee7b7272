import { ContainerModule, type Container } from 'inversify';
import { filter, firstValueFrom } from 'rxjs';
import { BrowserStorage } from '#adapters/browser/browser-storage.ts';
import { decodeBundle } from '#adapters/store/decode-bundle.ts';
import { decodeLegacy } from '#adapters/store/decode-legacy.ts';
import type { DataFacade } from '#application/library/data-facade.ts';
import { followErasure } from '#application/library/follow-erasure.ts';
import { Identity } from '#application/library/identity.ts';
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
import { resolveAll, withDeps } from './with-deps.ts';
import { startUpdates } from './updates.ts';

const loadingModule = new ContainerModule(({ bind }) => {
  bind(Token.decode)
    .toResolvedValue(({ initial }) => (text) => decodeBundle(text, initial), [LibrarySession])
    .inSingletonScope();
  bind(MigrateLegacyStorage).toResolvedValue(
    (legacy, store) => new MigrateLegacyStorage({ legacy, parse: decodeLegacy, store }),
    [Token.legacyStorage, Token.store],
  );
  bind(OtherLibraries).toDynamicValue(withDeps(OtherLibraries, {
    store: Token.store,
    log: Token.changeLog,
    decode: Token.decode,
    session: LibrarySession,
  }));
  bind(PruneCopies).toDynamicValue(withDeps(PruneCopies, {
    store: Token.store,
    changeLog: Token.changeLog,
    others: OtherLibraries,
    adoptions: Token.adoptions,
    log: Token.log,
  }));
  bind(LibraryLog).toDynamicValue(withDeps(LibraryLog, {
    session: LibrarySession,
    log: Token.changeLog,
    store: Token.store,
    decode: Token.decode,
    device: Token.device,
    console: Token.log,
  })).inSingletonScope();
  bind(LoadLibrary).toDynamicValue(withDeps(LoadLibrary, {
    store: Token.store,
    session: LibrarySession,
    libraryLog: LibraryLog,
    others: OtherLibraries,
    decode: Token.decode,
    migrate: MigrateLegacyStorage,
  }));
});

const savingModule = new ContainerModule(({ bind }) => {
  bind(StoragePersistence)
    .toResolvedValue((session, clock) => new StoragePersistence(new BrowserStorage(), session, clock), [LibrarySession, Token.clock])
    .inSingletonScope();
  bind(Token.repository).toDynamicValue(withDeps(LibraryRepository, {
    session: LibrarySession,
    identity: Identity,
    store: Token.store,
    changeLog: Token.changeLog,
    libraryLog: LibraryLog,
    legacy: Token.legacyStorage,
    previous: Token.previous,
    loadLibrary: LoadLibrary,
    others: OtherLibraries,
    pruneCopies: PruneCopies,
    decode: Token.decode,
    notifications: Notifications,
    device: Token.device,
    clock: Token.clock,
    log: Token.log,
  })).inSingletonScope().onActivation((context, repository) => {
    followErasure({ repository, ...resolveAll(context, { tabs: Token.tabs, device: Token.device, scrollMemory: Token.scrollMemory }) });
    if (repository.lifetime === 'device') context.get(StoragePersistence).follow(repository.saveStatus$);
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
