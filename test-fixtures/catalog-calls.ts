import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';

const MOVIE = { media_type: 'movie', id: 1 } as const;

/** Every question that a catalogue can be asked, by its name. */
export const CATALOG_CALLS: Readonly<Record<string, (catalog: MovieCatalog, signal: AbortSignal) => Promise<unknown>>> =
  {
    fetchConfiguration: (catalog, signal) => catalog.fetchConfiguration(signal),
    fetchTrending: (catalog, signal) => catalog.fetchTrending(signal),
    fetchHomeRow: (catalog, signal) => catalog.fetchHomeRow('upcoming', signal),
    fetchListing: (catalog, signal) => catalog.fetchListing({ listing: 'movie', sort: 'popularity.desc' }, 1, signal),
    fetchGenres: (catalog, signal) => catalog.fetchGenres('movie', signal),
    fetchDetails: (catalog, signal) => catalog.fetchDetails(MOVIE, signal),
    fetchCredits: (catalog, signal) => catalog.fetchCredits(MOVIE, signal),
    fetchSimilar: (catalog, signal) => catalog.fetchSimilar(MOVIE, signal),
    fetchRecommendations: (catalog, signal) => catalog.fetchRecommendations(MOVIE, signal),
    fetchVideos: (catalog, signal) => catalog.fetchVideos(MOVIE, signal),
    search: (catalog, signal) => catalog.search({ tab: 'multi', text: 'x' }, 1, signal),
    fetchPerson: (catalog, signal) => catalog.fetchPerson(1, signal),
  };
