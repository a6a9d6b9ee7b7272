import { HttpResponse, delay, http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import { CATALOG_CALLS } from '#fixtures/catalog-calls.ts';
import { TmdbCatalog } from './tmdb-catalog.ts';

const CONFIG = { token: 'eyJ.secret', apiUrl: 'https://tmdb.test/3', imageUrl: 'https://images.test/' };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answering = (answer: () => Response | Promise<Response>): void => server.use(http.all('*', answer));

const never = (): AbortSignal => new AbortController().signal;

describe('patience', () => {
  /** Replaces our timeouts by ones that the test ends. */
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

  it.each(Object.entries(CATALOG_CALLS))(
    '%s: a timeout of ours is a timeout, not a network failure',
    async (_, call) => {
      answering(hanging);
      const { end } = timeouts();
      const answer = call(new TmdbCatalog(CONFIG), never());
      end();
      await expect(answer).rejects.toMatchObject({ name: 'CatalogError', failure: { kind: 'timeout' } });
    },
  );

  it('ends over a body that never ends', async () => {
    // A real server: msw does not tie the bodies it makes to the request's signal, as browsers do.
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
  ])('is policy, not ours: %s is asked for once (product.md, Provider calls: one request)', async (_, respond) => {
    const answer = vi.fn(respond);
    answering(answer);
    await expect(new TmdbCatalog(CONFIG).fetchTrending(never())).rejects.toBeInstanceOf(CatalogError);
    expect(answer).toHaveBeenCalledTimes(1);
  });
});
