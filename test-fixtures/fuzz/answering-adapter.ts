import { TmdbCatalog } from '#adapters/tmdb/tmdb-catalog.ts';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';

/** The real adapter over a provider that answers every call with the same text. */
export const answeringAdapter = (body: string): Pick<MovieCatalog, keyof MovieCatalog> => {
  globalThis.fetch = () => Promise.resolve(new Response(body));
  const catalog = new TmdbCatalog({ token: 'eyJ', apiUrl: 'https://tmdb.test/3', imageUrl: 'https://images.test/' });
  return {
    fetchConfiguration: (signal) => catalog.fetchConfiguration(signal),
    fetchTrending: (signal) => catalog.fetchTrending(signal),
    fetchHomeRow: (row, signal) => catalog.fetchHomeRow(row, signal),
    fetchListing: (query, page, signal) => catalog.fetchListing(query, page, signal),
    fetchGenres: (mediaType, signal) => catalog.fetchGenres(mediaType, signal),
    fetchDetails: (id, signal) => catalog.fetchDetails(id, signal),
    fetchCredits: (id, signal) => catalog.fetchCredits(id, signal),
    fetchSimilar: (id, signal) => catalog.fetchSimilar(id, signal),
    fetchRecommendations: (id, signal) => catalog.fetchRecommendations(id, signal),
    fetchVideos: (id, signal) => catalog.fetchVideos(id, signal),
    search: (query, page, signal) => catalog.search(query, page, signal),
    fetchPerson: (id, signal) => catalog.fetchPerson(id, signal),
  };
};
