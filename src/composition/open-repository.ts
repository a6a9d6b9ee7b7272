import type { Container } from 'inversify';
import { openOrMemory } from '#adapters/store/open-or-memory.ts';
import type { OpenMedium } from '#adapters/store/text-medium.ts';
import type { LibraryRepository } from '#application/library/library-repository.ts';
import { followErasure } from '#application/use-cases/data/follow-erasure.ts';
import { RefreshTitles } from '#application/use-cases/freshness/refresh-titles.ts';
import { bindings } from './bindings.ts';
import { dataModule } from './data.module.ts';
import { devicesModule } from './devices/devices.module.ts';
import { startDevices } from './devices/start-devices.ts';
import { deviceLogModule, tabsModule, windowLogModule } from './log.module.ts';
import { partsOf } from './parts.ts';
import { repositoryModule } from './repository.module.ts';
import { startBadge } from './start-badge.ts';
import { storeModule } from './store.module.ts';

/** Begins what goes on beside the repository. */
const activate = (container: Container): LibraryRepository => {
  const parts = partsOf(container);
  const { repository, keepVersions, storagePersistence } = parts;
  keepVersions.activate(repository);
  new RefreshTitles(parts).activate(repository.loadState$);
  startBadge(parts);
  if (repository.lifetime === 'device') {
    storagePersistence.follow(repository.saveStatus$);
    startDevices(parts);
  }
  return repository;
};

/** Loads what loads and saves the library into the container: a chunk of its own, which comes after the first screen. */
export const openRepository = async (container: Container, chosen: OpenMedium): Promise<LibraryRepository> => {
  container.load(
    bindings((bind) => void bind('openMedium').toConstantValue(chosen)),
    tabsModule,
  );
  const opened = () => (container.isBound('repository') ? partsOf(container).repository : undefined);
  // A place to keep lists in may take long to open: what a visitor types meanwhile is to be erased, too.
  followErasure(partsOf(container, { opened }));
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
