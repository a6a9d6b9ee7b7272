import { HttpResponse, delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TmdbCatalog } from './tmdb-catalog.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answering = (answer: () => Response | Promise<Response>): void => server.use(http.all('*', answer));

const never = (): AbortSignal => new AbortController().signal;

const harness = (token = 'eyJ.secret') => {
  const log = { warn: vi.fn(), error: vi.fn(), note: vi.fn() };
  const config = { token, apiUrl: 'https://tmdb.test/3', imageUrl: 'https://images.test/' };
  return { log, catalog: new TmdbCatalog(config, log) };
};

it('logs a timeout, with the advice to refresh (product.md, Errors and retry: logged causes)', async () => {
  answering(() => delay('infinite').then(() => HttpResponse.json({})));
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const { log, catalog } = harness();
  await expect(catalog.fetchTrending(never())).rejects.toThrow('timeout');
  expect(log.warn.mock.calls).toEqual([['request', expect.stringMatching(/too long.*Refreshing/)]]);
});

it('logs a network error, with its cause', async () => {
  answering(() => HttpResponse.error());
  const { log, catalog } = harness();
  await expect(catalog.fetchTrending(never())).rejects.toThrow('network');
  expect(log.warn.mock.calls).toEqual([['request', expect.stringContaining('Network error'), expect.any(TypeError)]]);
});

it('never logs the token', async () => {
  answering(() => HttpResponse.error());
  const { log, catalog } = harness();
  const caught = await catalog.fetchTrending(never()).catch((reason: unknown) => reason);
  const emitted = inspect([log.warn.mock.calls, caught], { depth: 20, showHidden: true, getters: true });
  expect(emitted).not.toContain('eyJ.secret');
});

it.each([401, 404, 500])('logs neither a status %i nor an abort', async (status) => {
  answering(() => HttpResponse.json({}, { status }));
  const { log, catalog } = harness();
  await expect(catalog.fetchTrending(never())).rejects.toThrow(`HTTP ${status}`);
  await expect(catalog.fetchTrending(AbortSignal.abort())).rejects.toThrow('aborted');
  expect([log.warn.mock.calls, log.error.mock.calls]).toEqual([[], []]);
});

// product.md, Report: failures.
it.each([404, 429, 503])('notes a status %i with its path for reports', async (status) => {
  answering(() => HttpResponse.json({}, { status }));
  const { log, catalog } = harness();
  await expect(catalog.fetchCredits({ media_type: 'movie', id: 603 }, never())).rejects.toThrow(`HTTP ${status}`);
  await expect(catalog.fetchTrending(AbortSignal.abort())).rejects.toThrow('aborted');
  const failed = expect.objectContaining({
    failure: expect.objectContaining({ kind: 'http', status }) as object,
  }) as object;
  expect(log.note.mock.calls).toEqual([['request', failed, '/movie/603/credits']]);
});
