import { HttpResponse, delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { requestEarly } from './early-answers.ts';
import { send } from './send.ts';

const BASE = 'https://tmdb.test/3';
const server = setupServer();
const asked: string[] = [];

beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  asked.length = 0;
});
afterAll(() => server.close());

/** Answers each path with the number of its requests so far. */
const counting = http.get(`${BASE}/*`, ({ request }) => {
  asked.push(new URL(request.url).pathname);
  return HttpResponse.json(asked.length);
});

const request = (path: string, signal = new AbortController().signal) =>
  ({ baseUrl: BASE, path, headers: { Authorization: 'Bearer x' }, cache: 'reload', signal }) as const;

const bodyOf = async (response: Promise<Response>): Promise<unknown> => (await response).json();

describe('what was asked early', () => {
  it('is not asked again by the first that asks it', async () => {
    server.use(counting);
    await requestEarly(request('/early'));
    expect(await bodyOf(send(request('/early')))).toBe(1);
    expect(await bodyOf(send(request('/early')))).toBe(2);
    expect(asked).toEqual(['/3/early', '/3/early']);
  });

  it('twice is answered twice, in its order', async () => {
    server.use(counting);
    await requestEarly(request('/twice'));
    await requestEarly(request('/twice'));
    expect(await bodyOf(send(request('/twice')))).toBe(1);
    expect(await bodyOf(send(request('/twice')))).toBe(2);
    expect(asked).toHaveLength(2);
  });

  it('answers nothing else', async () => {
    server.use(counting);
    await requestEarly(request('/this'));
    expect(await bodyOf(send(request('/that')))).toBe(2);
    await send(request('/this'));
  });

  it('answers nothing in another language (product.md, Titles in one’s language: first)', async () => {
    server.use(counting);
    const german = { ...request('/spoken'), query: { append_to_response: 'translations', language: 'de-DE' } };
    await requestEarly(german);
    expect(await bodyOf(send(request('/spoken')))).toBe(2);
    expect(await bodyOf(send({ ...german, query: { ...german.query, language: 'fr-CA' } }))).toBe(3);
    expect(await bodyOf(send(german))).toBe(1);
  });

  it('fails as it would have failed later', async () => {
    server.use(http.get(`${BASE}/*`, () => HttpResponse.error()));
    await expect(requestEarly(request('/broken'))).rejects.toThrow('fetch');
    await expect(send(request('/broken'))).rejects.toMatchObject({ failure: { kind: 'network' } });
  });

  it('ends when whoever took it no longer wants it', async () => {
    server.use(
      http.get(`${BASE}/*`, async () => {
        await delay('infinite');
        return HttpResponse.json(1);
      }),
    );
    const early = requestEarly(request('/slow'));
    const controller = new AbortController();
    const late = send(request('/slow', controller.signal));
    controller.abort();
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
    await expect(early).rejects.toMatchObject({ name: 'AbortError' });
  });
});
