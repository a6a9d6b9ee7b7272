import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { CatalogError } from '#domain/catalog-failure.ts';

const unreachable = () => Promise.reject(new CatalogError({ kind: 'network' }));

/** A catalogue that answers only what a test gives it; everything else is unreachable. */
export const stubCatalog = (answers: Partial<MovieCatalog> = {}): MovieCatalog => ({
  fetchConfiguration: unreachable,
  fetchTrending: unreachable,
  fetchHomeRow: unreachable,
  fetchListing: unreachable,
  fetchGenres: unreachable,
  fetchDetails: unreachable,
  fetchCredits: unreachable,
  fetchSimilar: unreachable,
  fetchRecommendations: unreachable,
  fetchVideos: unreachable,
  search: unreachable,
  fetchPerson: unreachable,
  ...answers,
});
