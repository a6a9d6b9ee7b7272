import { setupServer } from 'msw/node';
import { afterAll, beforeAll } from 'vitest';
import { movieCatalogContract } from '#application/ports/movie-catalog.contract.ts';
import { fakeTmdbHandlers } from '#fixtures/fake-tmdb/fake-tmdb-handlers.ts';
import { TmdbCatalog } from './tmdb-catalog.ts';

const CONFIG = {
  token: 'eyJ',
  apiUrl: 'https://api.themoviedb.org/3',
  imageUrl: 'https://image.tmdb.org/t/p/',
};

const server = setupServer(...fakeTmdbHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

movieCatalogContract('TmdbCatalog', () => ({ catalog: new TmdbCatalog(CONFIG), missingId: 999_999_999 }));
