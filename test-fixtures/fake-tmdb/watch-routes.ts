import { HttpResponse, http, type HttpHandler } from 'msw';
import type { FakeTmdbOptions } from './fake-tmdb-options.ts';
import { rawWatchRegions, rawWatchServices } from './raw/raw-watch.ts';

/** The countries, and the services of each. What is known of one title is among that title's routes. */
export const watchRoutes = ({ apiUrl }: FakeTmdbOptions): readonly HttpHandler[] => [
  http.get(`${apiUrl}/watch/providers/regions`, () => HttpResponse.json(rawWatchRegions())),
  ...['movie', 'tv'].map((type) =>
    http.get(`${apiUrl}/watch/providers/${type}`, ({ request }) =>
      HttpResponse.json(rawWatchServices(type, new URL(request.url).searchParams.get('watch_region'))),
    ),
  ),
];
