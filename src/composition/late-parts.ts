import type { Container } from 'inversify';
import type { DataDesk } from '#application/library/data-desk.ts';
import type { Keeping } from '#application/library/keeping.ts';
import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import { Token } from './tokens.ts';

/** Parts whose code arrives after the first screen. */
export interface LateParts extends IdentityResolver {
  readonly open: () => Promise<Keeping>;
  readonly openData: () => Promise<DataDesk>;
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
  openData: async () => (await import('./keeping.modules.ts')).openDataDesk(container),
});
