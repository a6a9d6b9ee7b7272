import { HttpResponse, http, type HttpHandler } from 'msw';
import { isLocalHost } from '../../build/is-local-host.ts';
import type { FakeTmdbOptions } from './fake-tmdb-options.ts';
import type { Fault } from './faults.ts';

const done = (): Response => new HttpResponse(null, { status: 204 });

const isOfAnotherPage = ({ headers }: Request): boolean => {
  const origin = headers.get('Origin');
  return origin !== null && !isLocalHost(origin.replace(/^https?:\/\//, ''));
};

/** How tests steer a fake that runs in a process of its own, and read what it was asked. */
export const controlRoutes = (origin: string, { faults, log }: FakeTmdbOptions): readonly HttpHandler[] => [
  // Any page of the browser that the developer has open could send such a request.
  http.all(`${origin}/__*`, ({ request }) =>
    isOfAnotherPage(request) ? new HttpResponse(null, { status: 403 }) : undefined,
  ),
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
