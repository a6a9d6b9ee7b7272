import type { Catalogue } from './catalogues/catalogue.ts';
import type { Config } from './config.ts';
import type { FirstContainer } from './first-container.ts';
import { once } from './once.ts';
import type { LateParts } from './parts.ts';
import { STORES } from './stores.ts';

/** Loads each part into the container when it is requested. */
export const loadLateParts = (
  container: () => FirstContainer,
  catalogue: Catalogue,
  { store }: Pick<Config, 'store'>,
): LateParts => {
  const open = once(async () => (await import('./late-code.ts')).openLateCode(container()));
  const openFacades = once(async () => {
    const [, { facadesOf }] = await Promise.all([open(), import('./facades-of.ts')]);
    return facadesOf(container(), catalogue);
  });
  return {
    open: async () => {
      const [{ openRepository }, openMedium] = await Promise.all([open(), STORES[store].load()]);
      return openRepository(openMedium);
    },
    openFacade: async (name) => (await openFacades())[name](),
    // They go on from when that code is there, whatever it was wanted for.
    startErrands: async () => void (await openFacades()),
    startUpdates: async () => (await open()).startUpdates(),
  };
};
