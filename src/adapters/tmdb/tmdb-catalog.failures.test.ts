import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { failureOf } from '#domain/catalog-failure.ts';
import { CATALOG_CALLS } from '#fixtures/catalog-calls.ts';
import { TmdbCatalog } from './tmdb-catalog.ts';

const CONFIG = { token: 'eyJ.secret', apiUrl: 'https://tmdb.test/3', imageUrl: 'https://images.test/' };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answering = (answer: () => Response | Promise<Response>): void => server.use(http.all('*', answer));

const never = (): AbortSignal => new AbortController().signal;

const failuresOfAllCalls = async (): Promise<readonly unknown[]> => {
  const catalog = new TmdbCatalog(CONFIG);
  const errors = Object.values(CATALOG_CALLS).map((call) =>
    call(catalog, never()).then(
      () => 'an answer',
      (error: unknown) => failureOf(error) ?? error,
    ),
  );
  return [...new Set((await Promise.all(errors)).map((failure) => JSON.stringify(failure)))].map(
    (failure) => JSON.parse(failure) as unknown,
  );
};

const error =
  (status: number, body: object | string, headers = {}) =>
  () =>
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
