import type { Container } from 'inversify';
import { Port } from '#application/port.ts';
import type { Config } from './config.ts';
import type { LateParts } from './late-parts.ts';
import { Token } from './token.ts';

/** The code that loads and saves the library, and what comes with it. */
const loadRepository = () => import('./repository.modules.ts');

/** Loads each part into the container when it is requested. */
export const loadLateParts = (container: Container, { store, ipLookupUrls }: Config): LateParts => ({
  resolve: async () => {
    const { identityModule } = await import('./identity.module.ts');
    container.load(identityModule(ipLookupUrls));
    return container.get(Port.identityResolver).resolve();
  },
  open: async () => {
    const { loadRepositoryModules } = await loadRepository();
    const modules = await loadRepositoryModules(store, container.get(Port.clock), container.get(Port.log));
    container.load(...modules);
    return container.get(Token.repository);
  },
  openData: async () => (await loadRepository()).openDataFacade(container),
  openMarks: async () => (await loadRepository()).openMarksFacade(container),
  openImport: async () => (await loadRepository()).openImportFacade(container),
});
