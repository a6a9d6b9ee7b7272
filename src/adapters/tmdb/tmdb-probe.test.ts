import { HttpResponse, delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { RequestLog } from '#fixtures/fake-tmdb/request-log.ts';
import { TmdbProbe } from './tmdb-probe.ts';

const CONFIG = { token: 'eyJ.secret', apiUrl: 'https://tmdb.test/3/', imageUrl: 'https://images.test/' };
const METHODS = [1, 2, 3, 'fallback'] as const;
const authorization = 'Bearer eyJ.secret';
const accept = 'application/json';

const log = new RequestLog();
const server = setupServer(http.all('*', ({ request }) => log.record(new URL(request.url).pathname, request)));
beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  log.clear();
});
afterAll(() => server.close());

const answering = (answer: () => Response | Promise<Response>): void =>
  server.use(
    http.all('*', ({ request }) => {
      log.record(new URL(request.url).pathname, request);
      return answer();
    }),
  );
const never = (): AbortSignal => new AbortController().signal;

it.each([
  [1, { accept, authorization, 'content-type': 'application/json' }, 'reload'],
  [2, { accept, authorization }, 'reload'],
  [3, { accept: '*/*', authorization }, 'default'],
  ['fallback', { accept, authorization }, 'reload'],
] as const)('method %s asks for the configuration with headers %j and cache %s', async (method, headers, cache) => {
  answering(() => HttpResponse.json({}));
  await new TmdbProbe(CONFIG).probe(method, never());
  expect(log.requests).toMatchObject([
    { method: 'GET', path: '/3/configuration', query: {}, cache, credentials: 'omit' },
  ]);
  expect({ accept: '*/*', ...log.requests[0]?.headers }).toStrictEqual(headers);
});

it.each([200, 204, 401, 404, 500, 503])('resolves with the status %i, whatever the body is', async (status) => {
  answering(() => new HttpResponse(status === 204 ? null : '<h1>', { status }));
  for (const method of METHODS) expect(await new TmdbProbe(CONFIG).probe(method, never())).toBe(status);
});

it('rejects with the time for which a busy provider wants to be left alone (product.md, Errors and retry: asked again)', async () => {
  answering(() => new HttpResponse('<h1>', { status: 429, headers: { 'Retry-After': '7' } }));
  const failure = { kind: 'http', status: 429, retryAfterMs: 7_000 };
  for (const method of METHODS)
    await expect(new TmdbProbe(CONFIG).probe(method, never())).rejects.toMatchObject({ failure });
});

describe('without a status', () => {
  it.each(METHODS)('method %s rejects with a network failure and logs it', async (method) => {
    answering(() => HttpResponse.error());
    const logged = { warn: vi.fn(), error: vi.fn() };
    const answer = new TmdbProbe(CONFIG, logged).probe(method, never());
    await expect(answer).rejects.toMatchObject({ name: 'CatalogError', failure: { kind: 'network' } });
    expect(logged.warn).toHaveBeenCalledTimes(1);
  });

  it.each(METHODS)('method %s rejects with an AbortError once its signal aborts', async (method) => {
    answering(() => delay('infinite').then(() => HttpResponse.json({})));
    const controller = new AbortController();
    const answer = new TmdbProbe(CONFIG).probe(method, controller.signal);
    controller.abort(new Error('the caller has its own reasons'));
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('has no patience of its own', async () => {
  answering(() => HttpResponse.json({}));
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  for (const method of METHODS) await new TmdbProbe(CONFIG).probe(method, never());
  expect(timeout).not.toHaveBeenCalled();
});

it.each([
  ['eyJ.secret', true],
  ['', false],
  ['your_tmdb_read_access_token_here', false],
])('is configured by the token %j: %s', (token, configured) => {
  expect(new TmdbProbe({ ...CONFIG, token }).configured).toBe(configured);
});

it('needs no token where it asks by a path of its own host, which has one', () => {
  expect(new TmdbProbe({ ...CONFIG, token: '', apiUrl: '/tmdb/3' }).configured).toBe(true);
});

it.each([
  ['https://api.themoviedb.org/3', 'https://api.themoviedb.org/3'],
  ['https://api.themoviedb.org/3/', 'https://api.themoviedb.org/3'],
  ['https://me:secret@proxy.test/tmdb?api_key=secret#secret', 'https://proxy.test/tmdb'],
  ['/tmdb?api_key=secret', '/tmdb'],
])('shows %s without what may be secret: %s', (apiUrl, shown) => {
  expect(new TmdbProbe({ ...CONFIG, apiUrl }).address).toBe(shown);
});
