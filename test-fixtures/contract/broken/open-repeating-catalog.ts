import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { catalogHarness } from '#fixtures/json-catalog/json-catalog.harness.ts';

/** Has the first of what is trending twice. */
export const openRepeatingCatalog = (): MovieCatalog => {
  const { catalog } = catalogHarness();
  return Object.assign(Object.create(catalog) as MovieCatalog, {
    fetchTrending: async (signal: AbortSignal) => {
      const titles = await catalog.fetchTrending(signal);
      return [...titles.slice(0, 1), ...titles];
    },
  });
};
