import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { generateCatalogue } from '../catalogue/generate-catalogue.ts';
import { fakeTmdbHandlers } from './fake-tmdb-handlers.ts';
import { RequestLog } from './request-log.ts';

/** Of an app that asks TMDB. */
export const TMDB_CONFIG = {
  token: 'eyJ',
  apiUrl: 'https://api.themoviedb.org/3',
  imageUrl: 'https://image.tmdb.org/t/p/',
};

/** While the tests of a file run, TMDB answers with the demo catalogue. What a test changes of it is over with the test. */
export const listenAsTmdb = () => {
  const data = generateCatalogue();
  const log = new RequestLog();
  const server = setupServer(...fakeTmdbHandlers({ data, log }));
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    log.clear();
  });
  afterAll(() => server.close());
  return { data, log, server };
};
