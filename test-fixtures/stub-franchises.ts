import type { Franchises } from '#application/ports/catalog/franchises.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { Franchise } from '#domain/franchise.ts';

/** Series of movies that a test gives; there are no others. */
export const stubFranchises = (...known: readonly Franchise[]): Franchises => ({
  partsOf: async (id) => {
    const found = known.find((franchise) => franchise.id === id);
    if (!found) throw new CatalogError({ kind: 'http', status: 404 });
    return found;
  },
});
