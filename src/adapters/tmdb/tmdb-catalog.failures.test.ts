import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpResponse, delay, http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CatalogError, failureOf } from '#domain/failure.ts';
import { TmdbCatalog } from './tmdb-catalog.ts';

const CONFIG = { token: 'eyJ.secret', apiUrl: 'https://tmdb.test/3', imageUrl: 'https://images.test/' };
const LISTING = { listing: 'movie', sort: 'popularity.desc' } as const;
const MOVIE = { media_type: 'movie', id: 1 } as const;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answering = (answer: () => Response | Promise<Response>): void => server.use(http.all('*', answer));

const never = (): AbortSignal => new AbortController().signal;

const CALLS: Readonly<Record<string, (catalog: TmdbCatalog, signal: AbortSignal) => Promise<unknown>>> = {
  fetchConfiguration: (catalog, signal) => catalog.fetchConfiguration(signal),
  fetchTrending: (catalog, signal) => catalog.fetchTrending(signal),
  fetchHomeRow: (catalog, signal) => catalog.fetchHomeRow('upcoming', signal),
  fetchListing: (catalog, signal) => catalog.fetchListing(LISTING, 1, signal),
  fetchGenres: (catalog, signal) => catalog.fetchGenres('movie', signal),
  fetchDetails: (catalog, signal) => catalog.fetchDetails(MOVIE, signal),
  fetchCredits: (catalog, signal) => catalog.fetchCredits(MOVIE, signal),
  fetchSimilar: (catalog, signal) => catalog.fetchSimilar(MOVIE, signal),
  fetchRecommendations: (catalog, signal) => catalog.fetchRecommendations(MOVIE, signal),
  fetchVideos: (catalog, signal) => catalog.fetchVideos(MOVIE, signal),
  search: (catalog, signal) => catalog.search({ tab: 'multi', text: 'x' }, 1, signal),
  fetchPerson: (catalog, signal) => catalog.fetchPerson(1, signal),
};

const failuresOfAllCalls = async (): Promise<readonly unknown[]> => {
  const catalog = new TmdbCatalog(CONFIG);
  const errors = Object.values(CALLS).map((call) =>
    call(catalog, never()).then(
      () => 'an answer',
      (error: unknown) => failureOf(error) ?? error,
    ),
  );
  return [...new Set((await Promise.all(errors)).map((failure) => JSON.stringify(failure)))].map(
    (failure) => JSON.parse(failure) as unknown,
  );
};

const error = (status: number, body: object | string, headers = {}) => () =>
  new HttpResponse(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });

const tmdb = (code: number) => ({ success: false, status_code: code, status_message: 'The words do not matter.' });

describe('an answer other than success', () => {
  it.each([
    ['a bad token', error(401, tmdb(7)), { status: 401 }],
    ['no such id', error(404, tmdb(34)), { status: 404 }],
    ['no such id, the other code', error(404, tmdb(6)), { status: 404 }],
    ['a page out of range', error(400, tmdb(22)), { status: 400 }],
    ['bad parameters, the older shape', error(422, { errors: ['query must be provided'] }), { status: 422 }],
    ['too many requests, without Retry-After', error(429, { status_code: 25 }), { status: 429 }],
    ['too many requests', error(429, tmdb(25), { 'Retry-After': '3' }), { status: 429, retryAfterMs: 3_000 }],
    ['an error of TMDB', error(500, tmdb(11)), { status: 500 }],
    ['a gateway that speaks HTML', error(502, '<h1>Bad Gateway</h1>'), { status: 502 }],
    ['maintenance, without a body', error(503, ''), { status: 503 }],
    ['an error with results', error(504, { results: [], total_pages: 1 }), { status: 504 }],
  ])('%s is an http failure, whichever call it was', async (_, answer, failure) => {
    answering(answer);
    expect(await failuresOfAllCalls()).toEqual([{ kind: 'http', ...failure }]);
  });
});

describe('a success that cannot be read', () => {
  const body = (content: string | ArrayBuffer) => () =>
    new HttpResponse(content, { headers: { 'Content-Type': 'application/json' } });

  const breaksOff = () =>
    new HttpResponse(
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"results":['));
          controller.error(new TypeError('terminated'));
        },
      }),
    );

  it.each([
    ['HTML', body('<!doctype html><title>Sign in to the network</title>')],
    ['nothing', body('')],
    ['no content', () => new HttpResponse(null, { status: 204 })],
    ['half an answer', body('{"page":1,"results":[{"id":1')],
    ['gzip bytes', body(new Uint8Array([0x1f, 0x8b, 8, 0]).buffer)],
    ['a body that breaks off', breaksOff],
    ['null', body('null')],
    ['a text', body('"rubbish"')],
    ['a number', body('7')],
    ['a list', body('[]')],
    ['an empty object', body('{}')],
    ['an error in the clothes of a success', body(JSON.stringify(tmdb(11)))],
    ['a list that is none', body('{"results":{},"genres":{},"cast":{},"crew":{},"images":7,"id":{}}')],
  ])('%s is malformed, whichever call it was', async (_, answer) => {
    answering(answer);
    expect(await failuresOfAllCalls()).toEqual([{ kind: 'malformed' }]);
  });
});

describe('no answer', () => {
  it('is a network failure, whichever call it was', async () => {
    answering(() => HttpResponse.error());
    expect(await failuresOfAllCalls()).toEqual([{ kind: 'network' }]);
  });

  it.each(['http://127.0.0.1:9', 'http://[', 'nonsense'])('is what comes from %s', async (apiUrl) => {
    server.close();
    const answer = new TmdbCatalog({ ...CONFIG, apiUrl }).fetchTrending(never());
    await expect(answer).rejects.toMatchObject({ failure: { kind: 'network' } });
    server.listen({ onUnhandledRequest: 'error' });
  });

  it('is what comes of a token that no header can carry', async () => {
    const answer = new TmdbCatalog({ ...CONFIG, token: 'eyJ\u2026' }).fetchTrending(never());
    await expect(answer).rejects.toMatchObject({ failure: { kind: 'network' } });
  });
});

describe('patience', () => {
  /** Our timeouts end when the test says so. */
  const timeouts = () => {
    const controllers: AbortController[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController();
      controllers.push(controller);
      return controller.signal;
    });
    return { end: () => controllers.forEach((each) => each.abort(new DOMException('', 'TimeoutError'))) };
  };

  const hanging = () => delay('infinite').then(() => HttpResponse.json({}));

  it.each(Object.entries(CALLS))('%s: a timeout of ours is a timeout, not a network failure', async (_, call) => {
    answering(hanging);
    const { end } = timeouts();
    const answer = call(new TmdbCatalog(CONFIG), never());
    end();
    await expect(answer).rejects.toMatchObject({ name: 'CatalogError', failure: { kind: 'timeout' } });
  });

  it('ends over a body that never ends', async () => {
    // A real one: msw does not tie the bodies it makes to the request's signal, as browsers do.
    const halfAnswer = createServer((_, response) => void response.write('{"results":['));
    await new Promise<void>((ready) => void halfAnswer.listen(0, '127.0.0.1', ready));
    answering(() => passthrough());
    const { end } = timeouts();
    const { port } = halfAnswer.address() as AddressInfo;
    const answer = new TmdbCatalog({ ...CONFIG, apiUrl: `http://127.0.0.1:${port}` }).fetchTrending(never());
    setTimeout(end, 100);
    await expect(answer).rejects.toMatchObject({ failure: { kind: 'timeout' } });
    halfAnswer.closeAllConnections();
    halfAnswer.close();
  });

  it('is not ours when the caller aborts, even after it ended', async () => {
    answering(hanging);
    const { end } = timeouts();
    const controller = new AbortController();
    const answer = new TmdbCatalog(CONFIG).fetchTrending(controller.signal);
    end();
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('lets an older search be aborted for a newer one', async () => {
    answering(async () => {
      await delay(20);
      return HttpResponse.json({ results: [] });
    });
    const catalog = new TmdbCatalog(CONFIG);
    const older = new AbortController();
    const answer = catalog.search({ tab: 'multi', text: 'a' }, 1, older.signal);
    older.abort();
    const newer = catalog.search({ tab: 'multi', text: 'ab' }, 1, never());
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await expect(newer).resolves.toMatchObject({ results: [] });
  });
});

describe('retrying', () => {
  it.each([
    ['status 429', () => HttpResponse.json({}, { status: 429 })],
    ['status 503', () => HttpResponse.json({}, { status: 503 })],
    ['rubbish', () => HttpResponse.text('rubbish')],
    ['no answer', () => HttpResponse.error()],
  ])('is policy, not ours: %s is asked for once', async (_, respond) => {
    const answer = vi.fn(respond);
    answering(answer);
    await expect(new TmdbCatalog(CONFIG).fetchTrending(never())).rejects.toBeInstanceOf(CatalogError);
    expect(answer).toHaveBeenCalledTimes(1);
  });
});
