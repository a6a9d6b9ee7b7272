import type { Container } from 'inversify';
import type { DataFacade } from '#application/library/data-facade.ts';
import type { LibraryRepository } from '#application/library/library-repository.ts';
import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import { Token } from './tokens.ts';

/** Parts whose code arrives after the first screen. */
export interface LateParts extends IdentityResolver {
  readonly open: () => Promise<LibraryRepository>;
  readonly openData: () => Promise<DataFacade>;
}

export const lateParts = (container: Container): LateParts => ({
  resolve: async () => {
    const { identityModule } = await import('./identity.module.ts');
    container.load(identityModule);
    return container.get(Token.identityResolver).resolve();
  },
  open: async () => {
    const { loadRepositoryModules } = await import('./repository.modules.ts');
    container.load(...(await loadRepositoryModules(container.get(Token.config).store, container.get(Token.log))));
    return container.get(Token.repository);
  },
  openData: async () => (await import('./repository.modules.ts')).openDataFacade(container),
});
