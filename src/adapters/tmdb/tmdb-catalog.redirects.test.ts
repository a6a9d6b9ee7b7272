import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ClassifyError } from '#application/use-cases/provider/classify-error.ts';
import { TmdbCatalog } from './tmdb-catalog.ts';

const never = new AbortController().signal;
const ANSWER = { results: [{ id: 7, media_type: 'movie', title: 'Dust Parade' }] };

let server: Server;
let asked: { readonly path: string; readonly token: string | undefined }[] = [];

/** Redirects as often as the path says, then answers; `/around` redirects for ever. It uses real HTTP. */
beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    asked.push({ path: url, token: headers.authorization });
    const [, hops = ''] = /^\/(\w+)\//.exec(url) ?? [];
    if (hops === '0') response.setHeader('Content-Type', 'application/json').end(JSON.stringify(ANSWER));
    else
      response
        .writeHead(302, { Location: url.replace(hops, hops === 'around' ? hops : String(Number(hops) - 1)) })
        .end();
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
});
afterEach(() => (asked = []));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const catalogAt = (path: string) =>
  new TmdbCatalog({
    token: 'eyJ.read',
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`,
    imageUrl: 'https://images.test/',
  });

it.each([0, 1, 5])('follows %i redirects, and shows each the token', async (hops) => {
  await expect(catalogAt(String(hops)).fetchTrending(never)).resolves.toMatchObject([{ id: 7, title: 'Dust Parade' }]);
  expect(asked).toEqual(
    Array.from({ length: hops + 1 }, (_, done) => ({
      path: `/${hops - done}/trending/all/week`,
      token: 'Bearer eyJ.read',
    })),
  );
});

it('ends going around in circles as a network failure', async () => {
  const error: unknown = await catalogAt('around')
    .fetchTrending(never)
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'CatalogError', failure: { kind: 'network' } });
  expect(new ClassifyError().execute(error)).toMatchObject({
    type: 'network',
    toast: 'Network Issue: Check your internet connection',
    canRetry: true,
  });
  expect(asked.length).toBeGreaterThan(5);
});
