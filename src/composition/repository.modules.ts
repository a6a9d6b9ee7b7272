import type { Container } from 'inversify';
import { BrowserPersistentStorage } from '#adapters/browser/browser-persistent-storage.ts';
import { LocalLegacyStorage } from '#adapters/browser/local-legacy-storage.ts';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { decodeBundle } from '#adapters/store/codec/decode-bundle.ts';
import { decodeLegacy } from '#adapters/store/codec/decode-legacy.ts';
import { openOrMemory } from '#adapters/store/open-or-memory.ts';
import type { OpenMedium, TextMedium } from '#adapters/store/text-medium.ts';
import { LibraryLog } from '#application/library/library-log.ts';
import { LibraryRepository } from '#application/library/library-repository.ts';
import { OtherLibraries } from '#application/library/other-libraries.ts';
import type { DecodeBundle } from '#application/ports/library/store.ts';
import { followErasure } from '#application/use-cases/data/follow-erasure.ts';
import { StoragePersistence } from '#application/use-cases/data/storage-persistence.ts';
import { RefreshTitles } from '#application/use-cases/freshness/refresh-titles.ts';
import { BringOver } from '#application/use-cases/library/bring-over.ts';
import { MigrateLegacyStorage } from '#application/use-cases/library/migrate-legacy-storage.ts';
import { PruneCopies } from '#application/use-cases/library/prune-copies.ts';
import { RestoreLibrary } from '#application/use-cases/library/restore-library.ts';
import { bindings } from './bindings.ts';
import { dataModule } from './data.module.ts';
import { startDevices } from './devices/start-devices.ts';
import { deviceLogModule, windowLogModule } from './log.module.ts';
import { made } from './made.ts';
import { once } from './once.ts';
import { partsOf } from './parts.ts';

/** Binds the stores on the device, over an open medium: only an open medium shows how long the store lasts. */
const storeModule = (medium: TextMedium) =>
  bindings((bind) => {
    bind('store').toDynamicValue(() => new BundleStore(medium));
    bind('legacyStorage').to(LocalLegacyStorage);
    bind('persistentStorage').to(BrowserPersistentStorage);
    bind('decodeBundle').toDynamicValue((context): DecodeBundle => {
      const { initialLibrary } = partsOf(context);
      return (text) => decodeBundle(text, initialLibrary);
    });
  });

const repositoryModule = bindings((bind) => {
  bind('libraryLog').toDynamicValue(made(LibraryLog));
  bind('otherLibraries').toDynamicValue(made(OtherLibraries));
  bind('bringOver').toDynamicValue(made(BringOver));
  bind('storagePersistence').toDynamicValue(made(StoragePersistence));
  bind('repository').toDynamicValue((context) => {
    const migrate = new MigrateLegacyStorage(partsOf(context, { decodeLegacy }));
    const restoreLibrary = new RestoreLibrary(partsOf(context, { migrate }));
    return new LibraryRepository(partsOf(context, { restoreLibrary, pruneCopies: new PruneCopies(partsOf(context)) }));
  });
});

/** Binds what loads the sharing of lists between devices when it is needed. Lists that end with the window are not shared. */
const devicesModule = (container: Container, { lifetime }: TextMedium) =>
  bindings((bind) => {
    const openDevices = async () =>
      lifetime === 'device'
        ? (await import('./devices/open-devices.ts')).openDevices(container)
        : (await import('#application/use-cases/devices/no-devices.ts')).NO_DEVICES;
    bind('openDevices').toConstantValue(once(openDevices));
  });

/** Begins what goes on beside the repository. */
const activate = (container: Container): LibraryRepository => {
  const parts = partsOf(container);
  const { repository, keepVersions, storagePersistence } = parts;
  followErasure(parts);
  keepVersions.activate(repository);
  new RefreshTitles(parts).activate(repository.loadState$);
  if (repository.lifetime === 'device') {
    storagePersistence.follow(repository.saveStatus$);
    startDevices(parts);
  }
  return repository;
};

/** Loads what loads and saves the library into the container: a chunk of its own, which comes after the first screen. */
export const openRepository = async (container: Container, chosen: OpenMedium): Promise<LibraryRepository> => {
  container.load(bindings((bind) => void bind('openMedium').toConstantValue(chosen)));
  const { openMedium, clock, consoleLog } = partsOf(container);
  const medium = await openOrMemory(openMedium, clock, consoleLog);
  container.load(
    storeModule(medium),
    medium.lifetime === 'device' ? deviceLogModule : windowLogModule,
    repositoryModule,
    dataModule(medium),
    devicesModule(container, medium),
  );
  return activate(container);
};
