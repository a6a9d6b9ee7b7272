import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveFakeTmdb, type ServedFakeTmdb } from './serve-fake-tmdb.ts';

const ORIGIN = { Origin: 'http://localhost:4173' };
const TOKEN = { Authorization: 'Bearer eyJ' };

let served: ServedFakeTmdb;
let root = '';
beforeAll(async () => {
  served = await serveFakeTmdb(0);
  root = new URL(served.apiUrl).origin;
});
beforeEach(async () => {
  await fetch(`${root}/__control`, { method: 'DELETE' });
  await fetch(`${root}/__requests`, { method: 'DELETE' });
});
afterAll(() => served.close());

const configuration = (headers: Record<string, string> = TOKEN) => fetch(`${served.apiUrl}/configuration`, { headers });

const control = (body: object) => fetch(`${root}/__control`, { method: 'POST', body: JSON.stringify(body) });

describe('CORS', () => {
  it('lets a preflight through for a list of headers that is no echo', async () => {
    const headers = { ...ORIGIN, 'Access-Control-Request-Headers': 'authorization,cache-control' };
    const response = await fetch(`${served.apiUrl}/configuration`, { method: 'OPTIONS', headers });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Authorization, Content-Type, Accept');
  });

  it('opens answers to any origin, errors too, and only to requests that name one', async () => {
    for (const headers of [{ ...ORIGIN, ...TOKEN }, ORIGIN]) {
      expect((await configuration(headers)).headers.get('Access-Control-Allow-Origin')).toBe('*');
    }
    const without = await configuration(TOKEN);
    expect(without.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(without.headers.get('Vary')).toBe('Origin');
  });
});

it('says in its configuration that pictures come from itself', async () => {
  expect(await (await configuration()).json()).toMatchObject({ images: { secure_base_url: `${root}/t/p/` } });
});

it('draws every picture it speaks of, in any size, for any origin', async () => {
  const answer: unknown = await (await fetch(`${served.apiUrl}/tv/popular`, { headers: TOKEN })).json();
  const { results } = answer as { readonly results: readonly { readonly poster_path: string | null }[] };
  const paths = results.flatMap(({ poster_path }) => poster_path ?? []);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const picture = await fetch(`${served.imageUrl}w342${path}`);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
    expect(picture.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await picture.text()).toMatch(/^<svg/);
  }
  expect((await fetch(`${served.imageUrl}w342/none.svg`)).status).toBe(404);
});

it('tells what it was asked', async () => {
  await configuration();
  const requests = (await (await fetch(`${root}/__requests`)).json()) as readonly object[];
  expect(requests).toMatchObject([{ path: '/configuration', headers: { authorization: 'Bearer eyJ' } }]);
});

it('misbehaves as it is told, until it is told to stop', async () => {
  await control({ kind: 'status', status: 503 });
  expect((await configuration()).status).toBe(503);
  await control([{ kind: 'network', path: '/configuration' }]);
  await expect(configuration()).rejects.toThrow('fetch failed');
  await fetch(`${root}/__control`, { method: 'DELETE' });
  expect((await configuration()).status).toBe(200);
});

it('is not steered by another page that the browser has open, nor by one that has its name lead here', async () => {
  const requests = (Origin: string) => fetch(`${root}/__requests`, { method: 'DELETE', headers: { Origin } });
  const control = (Origin: string) =>
    fetch(`${root}/__control`, { method: 'POST', headers: { Origin }, body: '{"kind":"status","status":503}' });
  await configuration();
  for (const origin of ['https://evil.test', 'http://localhost.evil.test:4173', 'null']) {
    expect([(await requests(origin)).status, (await control(origin)).status]).toEqual([403, 403]);
    expect((await configuration()).status).toBe(200);
  }
  expect((await requests('http://localhost:4173')).status).toBe(204);
});

it('knows no other paths', async () => {
  expect((await fetch(`${root}/`)).status).toBe(404);
});

describe('faults as addresses have them (product.md, QA: fault)', () => {
  it('come before those of a scenario, as often as they say', async () => {
    const { apiUrl, close } = await serveFakeTmdb(0, 0, {
      scenario: 'server-error',
      fault: '/tv/popular:html,/tv/popular:503',
    });
    const ask = async () => {
      const response = await fetch(`${apiUrl}/tv/popular`, { headers: TOKEN });
      return [response.status, response.headers.get('Content-Type')?.split(';')[0]];
    };
    expect([await ask(), await ask(), await ask()]).toEqual([
      [200, 'text/html'],
      [503, 'application/json'],
      [500, 'application/json'],
    ]);
    await close();
  });

  it.each(['', '/tv/popular', '/nowhere:html', '/tv/popular:xml', '/tv/popular:200'])(
    'are refused with the known ones where there is none: “%s”',
    async (fault) => {
      const refusal = serveFakeTmdb(0, 0, { fault });
      await expect(refusal).rejects.toThrow(`There is no fault "${fault}".`);
      await expect(refusal).rejects.toThrow(/html, truncated, empty, shape.*\/discover\/movie/);
    },
  );
});
