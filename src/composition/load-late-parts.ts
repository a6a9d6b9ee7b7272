import type { Container } from 'inversify';
import type { Config } from './config.ts';
import type { LateParts } from './late-parts.ts';
import { STORES } from './stores.ts';

/** The code that loads and saves the library, and what comes with it. */
const loadRepository = () => import('./repository.modules.ts');

/** Loads each part into the container when it is requested. */
export const loadLateParts = (container: Container, { store, ipLookupUrls }: Config): LateParts => ({
  resolve: async () => (await import('./identity.module.ts')).resolveIdentity(container, ipLookupUrls),
  open: async () => {
    const [{ openRepository }, openMedium] = await Promise.all([loadRepository(), STORES[store].load()]);
    return openRepository(container, openMedium);
  },
  openData: async () => (await loadRepository()).openDataFacade(container),
  openMarks: async () => (await loadRepository()).openMarksFacade(container),
  openImport: async () => (await loadRepository()).openImportFacade(container),
  openLinks: async () => (await loadRepository()).openLinksFacade(container),
  openWatch: async () => (await loadRepository()).openWatchFacade(container),
});
