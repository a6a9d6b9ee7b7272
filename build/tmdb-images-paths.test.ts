import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runProxiedNginx, type ProxiedNginx } from '#fixtures/proxied-nginx.ts';
import type { RunningNginx } from '#fixtures/running-nginx.ts';
import { hasNginx } from '../scripts/nginx.mjs';
import { folderAt, folderFile } from './host-files.ts';

let proxied: ProxiedNginx;
const ask: RunningNginx['ask'] = (...asked) => proxied.ask(...asked);
const PICTURE = '/tmdb-images/t/p/w342/picture.jpg';

afterEach(() => {
  proxied.arrived.length = 0;
});

describe.skipIf(!hasNginx())('addresses that deploy/tmdb-images.conf passes on', () => {
  beforeAll(async () => {
    proxied = await runProxiedNginx('', { token: '' });
  });
  afterAll(() => proxied.close());

  it.each([
    '/tmdb-images',
    '/tmdb-images/',
    '/tmdb-images/..',
    '/tmdb-images/../',
    '/tmdb-images/../index.html',
    '/tmdb-images/../watchlist',
    '/tmdb-images/../tmdb/3/configuration',
    '/tmdb-images/%2e%2e/',
    '/tmdb-images/%2E%2E/index.html',
    '/tmdb-images%2f..%2f',
    '/tmdb-images/..%2f',
    '/TMDB-IMAGES/../',
    '/tmdb-images/t/p',
    '/tmdb-images/t/p/',
    '/tmdb-images/t/p/w342',
    '/tmdb-images/t/p/w342/',
    '/tmdb-images/t/p/w0/a.jpg',
    '/tmdb-images/t/p/w0342/a.jpg',
    '/tmdb-images/t/p/w0x/a.jpg',
    '/tmdb-images/t/p/w/a.jpg',
    '/tmdb-images/t/p/w-1/a.jpg',
    '/tmdb-images/t/p/w99999/a.jpg',
    '/tmdb-images/t/p/x342/a.jpg',
    '/tmdb-images/t/p/W342/a.jpg',
    '/tmdb-images/t/p/Original/a.jpg',
    '/tmdb-images/t/p/originals/a.jpg',
    '/tmdb-images/t/p/w342/a.jpg/',
    '/tmdb-images/t/p/w342/a.jpg/b.jpg',
    '/tmdb-images/t/p/w342/.jpg',
    '/tmdb-images/t/p/w342/.a.jpg',
    '/tmdb-images/t/p/w342/-a.jpg',
    '/tmdb-images/t/p/w342/a',
    '/tmdb-images/t/p/w342/a.js',
    '/tmdb-images/t/p/w342/a.html',
    '/tmdb-images/t/p/w342/a.jpg.br',
    '/tmdb-images/t/p/w342/a b.jpg'.replace(' ', '%20'),
    '/tmdb-images/t/p/w342/%61.jpg',
    '/tmdb-images/t/p/w342%2fa.jpg',
    '/tmdb-images/t/p/w342/a%2ejpg',
    '/tmdb-images/t/p/w342/a.jpg%0a',
    '/tmdb-images/t/p/w342/%c3%a9.jpg',
    '/tmdb-images/t/p/w342/../w342/a.jpg',
    '/tmdb-images/t/p/w342/%2e%2e/w342/a.jpg',
    '/tmdb-images/t/p/w342/./a.jpg',
    '/tmdb-images/t/p/w342//a.jpg',
    '/tmdb-images//t/p/w342/a.jpg',
    '//tmdb-images/t/p/w342/a.jpg',
    '/./tmdb-images/t/p/w342/a.jpg',
    '/x/../tmdb-images/t/p/w342/a.jpg',
    '/tmdb%2dimages/t/p/w342/a.jpg',
    '/tmdb-images/t/p/w342/a.jpg?',
    '/tmdb-images/t/p/w342/a.jpg?x=1',
    '/tmdb-images/t/p/w342/a.jpg?/tmdb-images/t/p/w342/a.jpg',
    '/tmdb-images/t/p/w342/a.jpg;x',
    '/tmdb-images/t/p/w342/@elsewhere.test/a.jpg',
    '/tmdb-images/https://elsewhere.test/t/p/w342/a.jpg',
    '/tmdb-images/3/configuration',
    `/tmdb-images/t/p/w342/${'a'.repeat(101)}.jpg`,
    `/tmdb-images/t/p/w342/${'a'.repeat(4_000)}.jpg`,
    '/tmdb-images/t/p/w300_and_h450_face/a.jpg',
  ])('has nothing at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
    expect([403, 404]).toContain((await ask(path, {}, 'PUT')).status);
    expect(proxied.arrived).toEqual([]);
  });

  it('asks TMDB by its own name for all hosts that a visitor may name', async () => {
    await ask(PICTURE, { host: 'elsewhere.test' });
    expect(proxied.arrived[0]?.headers.host).toMatch(/^127\.0\.0\.1:\d+$/);
    proxied.arrived.length = 0;
    const absolute = await ask('http://elsewhere.test/tmdb-images/../t/p/w342/a.jpg');
    expect(absolute.status).toBe(404);
    expect(proxied.arrived).toEqual([]);
  });

  it('lets screens say such a path in what follows theirs', async () => {
    expect((await ask('/search?q=/tmdb-images/../')).body).toBe('page');
    expect((await ask('/tmdb-images-of-mine')).body).toBe('page');
  });
});

describe.skipIf(!hasNginx())('deploy/tmdb-images.conf with a site in a folder of its host', () => {
  beforeAll(async () => {
    proxied = await runProxiedNginx('', { token: '', folder: folderFile(folderAt('/films/a.b/', [])) });
  });
  afterAll(() => proxied.close());

  it('has pictures in the folder alone', async () => {
    expect(await ask(`/films/a.b${PICTURE}`)).toMatchObject({ status: 200, body: 'a picture' });
    expect((await ask(PICTURE)).status).toBe(404);
    expect(proxied.arrived).toMatchObject([{ url: PICTURE.replace('/tmdb-images', '') }]);
  });

  it.each(['/films/a.b/tmdb-images/../', '/films/a.b/../../tmdb-images/t/p/w342/a.jpg', '/films/a.b/tmdb-images/'])(
    'has nothing at %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
      expect(proxied.arrived).toEqual([]);
    },
  );
});
