import { HttpResponse, http, type HttpHandler } from 'msw';
import type { FakeTmdbOptions } from './fake-tmdb-options.ts';
import type { Fault } from './faults.ts';

const done = (): Response => new HttpResponse(null, { status: 204 });

/** How tests steer a fake that runs in a process of its own, and read what it was asked. */
export const controlRoutes = (origin: string, { faults, log }: FakeTmdbOptions): readonly HttpHandler[] => [
  http.post(`${origin}/__control`, async ({ request }) => {
    const body = (await request.json()) as Fault | readonly Fault[];
    faults.set(...[body].flat());
    return done();
  }),
  http.delete(`${origin}/__control`, () => {
    faults.clear();
    return done();
  }),
  http.get(`${origin}/__requests`, () => HttpResponse.json(log.requests)),
  http.delete(`${origin}/__requests`, () => {
    log.clear();
    return done();
  }),
];
