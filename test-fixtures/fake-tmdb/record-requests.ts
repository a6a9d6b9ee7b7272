import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { RequestLog } from './request-log.ts';

/** Whoever reads it as the answer to any call finds nothing in it that is wrong. */
export const ANSWER = {
  id: 1396,
  name: 'Somebody',
  season_number: 1,
  results: [],
  genres: [],
  cast: [],
  crew: [],
  images: {},
  movie_results: [],
  tv_results: [],
  total_pages: 1,
  total_results: 0,
};

/** Answers every request of this file's tests, and records it. @returns what the running test has asked for, and the server */
export const recordRequests = () => {
  const log = new RequestLog();
  const server = setupServer(
    http.all('*', ({ request }) => {
      log.record(new URL(request.url).pathname, request);
      return HttpResponse.json(ANSWER);
    }),
  );
  beforeAll(() => server.listen());
  afterEach(() => log.clear());
  afterAll(() => server.close());
  return { log, server };
};
