import type { CatalogHarness } from '#application/ports/catalog/movie-catalog.checks.contract.ts';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';

type OpenCatalog = () => MovieCatalog | Promise<MovieCatalog>;

/** A catalogue that needs nothing from outside, with numbers below a billion. */
export const catalogHarness = (open: OpenCatalog) => async (): Promise<CatalogHarness> => ({
  catalog: await open(),
  missingId: 999_999_999,
});
