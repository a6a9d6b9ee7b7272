import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { catalogHarness } from '#fixtures/json-catalog/json-catalog.harness.ts';

/** Answers about a person though nobody waits any more. */
export const openDeafCatalog = (): MovieCatalog => {
  const { catalog } = catalogHarness();
  return Object.assign(Object.create(catalog) as MovieCatalog, {
    fetchPerson: (id: number) => catalog.fetchPerson(id, new AbortController().signal),
  });
};
