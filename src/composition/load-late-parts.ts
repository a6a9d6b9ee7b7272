import type { Container } from 'inversify';
import type { Config } from './config.ts';
import type { LateParts } from './late-parts.ts';
import { once } from './once.ts';
import { STORES } from './stores.ts';

const loadLateCode = () => import('./late-code.ts');

/** Loads each part into the container when it is requested. */
export const loadLateParts = (container: Container, { store }: Pick<Config, 'store'>): LateParts => {
  const openFacades = once(async () => (await loadLateCode()).lateFacades(container));
  return {
    open: async () => {
      const [{ openRepository }, openMedium] = await Promise.all([loadLateCode(), STORES[store].load()]);
      return openRepository(container, openMedium);
    },
    openFacade: async (name) => (await openFacades())[name](),
  };
};
