import type { Container } from 'inversify';
import type { Keeping } from '#application/library/library-keeper.ts';
import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import { Token } from './tokens.ts';

/** Parts whose code arrives after the first screen. */
export interface LateParts extends IdentityResolver {
  readonly open: () => Promise<Keeping>;
}

export const lateParts = (container: Container): LateParts => ({
  resolve: async () => {
    const { identityModule } = await import('./identity.module.ts');
    container.load(identityModule);
    return container.get(Token.identityResolver).resolve();
  },
  open: async () => {
    const { loadKeepingModules } = await import('./keeping.modules.ts');
    container.load(...(await loadKeepingModules(container.get(Token.config).store, container.get(Token.log))));
    return container.get(Token.keeping);
  },
});
