import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#composition/config.ts';
import { runProxiedNginx, type ProxiedNginx } from '#fixtures/proxied-nginx.ts';
import type { RunningNginx } from '#fixtures/running-nginx.ts';
import { hasNginx } from '../scripts/nginx.mjs';
import { nginxFile } from './host-files.ts';
import { securityHeaders } from './security-headers.ts';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.server.side-token_1';
const SITE = nginxFile(
  securityHeaders(readConfig({ VITE_TMDB_API_URL: '/tmdb/3', VITE_TMDB_IMAGE_URL: '/tmdb-images/t/p/' })),
);

let proxied: ProxiedNginx;
const ask: RunningNginx['ask'] = (...asked) => proxied.ask(...asked);

/** A picture that was not asked for before. */
let next = 0;
const fresh = () => `/tmdb-images/t/p/w342/picture-${(next += 1)}.jpg`;

afterEach(() => {
  proxied.arrived.length = 0;
  proxied.status = 200;
  proxied.picture = 'a picture';
  proxied.breaksOff = false;
  proxied.ready = Promise.resolve();
});

describe.skipIf(!hasNginx())('deploy/tmdb-images.conf, in nginx', () => {
  beforeAll(async () => {
    proxied = await runProxiedNginx(SITE, { token: TOKEN });
  });
  afterAll(() => proxied.close());

  it.each([
    '/w92/a.jpg',
    '/w1280/aB-c_D9.jpg',
    '/h632/a.png',
    '/original/a.svg',
    '/original/9x.webp',
    '/w342/a.jpeg',
    `/w342/${'a'.repeat(100)}.jpg`,
  ])('has the picture at %s from TMDB, and then itself', async (path) => {
    for (const _ of [1, 2])
      expect(await ask(`/tmdb-images/t/p${path}`)).toMatchObject({ status: 200, body: 'a picture' });
    expect(proxied.arrived).toMatchObject([{ method: 'GET', url: `/t/p${path}` }]);
  });

  it('asks once for what two visitors ask for at the same time', async () => {
    let answerNow = () => {};
    proxied.ready = new Promise((resolve) => (answerNow = resolve));
    onTestFinished(() => answerNow());
    const path = fresh();
    const both = [ask(path), ask(path, { 'accept-language': 'eo', accept: 'image/avif' })];
    await expect.poll(() => proxied.arrived.length).toBe(1);
    // Another picture does not wait for that: both visitors were heard before it.
    const other = ask(fresh());
    await expect.poll(() => proxied.arrived.length).toBe(2);
    answerNow();
    for (const answer of [...both, other]) expect(await answer).toMatchObject({ status: 200, body: 'a picture' });
    expect(proxied.arrived).toHaveLength(2);
  });

  it('tells TMDB nothing of the visitor, and not the token', async () => {
    const own = {
      cookie: 'a=b',
      authorization: 'Bearer own',
      referer: 'http://x.test/movie/603',
      'user-agent': 'Visitor',
      accept: 'image/avif',
      'accept-encoding': 'br',
      'accept-language': 'eo',
      'if-none-match': '"x"',
      range: 'bytes=0-1',
      'x-forwarded-for': '203.0.113.7',
    };
    await ask(fresh(), own);
    expect(proxied.arrived.map(({ headers }) => Object.keys(headers).toSorted())).toEqual([
      ['accept', 'connection', 'host'],
    ]);
    expect(proxied.arrived[0]?.headers.accept).toBe('image/*');
  });

  it('lets browsers keep a picture for 30 days, and says nothing of what TMDB says of itself', async () => {
    const { headers } = await ask(fresh());
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=2592000' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /);
    expect(Object.keys(headers).toSorted()).toEqual(
      [
        'connection',
        'content-security-policy',
        'content-type',
        'cross-origin-opener-policy',
        'date',
        'permissions-policy',
        'referrer-policy',
        'server',
        'transfer-encoding',
        'vary',
        'x-content-type-options',
        'x-frame-options',
        'cache-control',
      ]
        .filter((name) => name in headers)
        .toSorted(),
    );
    expect(headers.server).toBe('nginx');
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it('answers HEAD, and has the picture then', async () => {
    const path = fresh();
    expect(await ask(path, {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await ask(path)).toMatchObject({ status: 200, body: 'a picture' });
    expect(proxied.arrived).toMatchObject([{ method: 'GET' }]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('passes no %s on', async (method) => {
    expect(await ask(fresh(), {}, method)).toMatchObject({ status: 403, body: '' });
    expect(proxied.arrived).toEqual([]);
  });

  it('has a huge picture whole, and asks for it once', async () => {
    proxied.picture = 'x'.repeat(12 << 20);
    const path = fresh();
    for (const _ of [1, 2]) expect((await ask(path)).body.length).toBe(12 << 20);
    expect(proxied.arrived).toHaveLength(1);
  });

  it('does not keep a picture that breaks off', async () => {
    const path = fresh();
    proxied.breaksOff = true;
    await expect(ask(path)).rejects.toThrow('socket hang up');
    proxied.breaksOff = false;
    expect((await ask(path)).body).toBe('a picture');
    expect(proxied.arrived).toHaveLength(2);
  });

  it('keeps for a while that there is no such picture, and does not show the page that says so', async () => {
    const path = fresh();
    proxied.status = 404;
    proxied.picture = '<script>alert(1)</script>';
    for (const _ of [1, 2]) {
      const { status, body, headers } = await ask(path);
      expect([status, body, headers['cache-control']]).toEqual([404, '', undefined]);
    }
    expect(proxied.arrived).toHaveLength(1);
  });

  it.each([401, 403, 429, 500, 502, 503])(
    'passes %i on without what is said with it, and does not keep it',
    async (failure) => {
      const path = fresh();
      proxied.status = failure;
      proxied.picture = '<script>alert(1)</script>';
      const { status, body, headers } = await ask(path);
      expect([status, body, headers['cache-control']]).toEqual([failure, '', undefined]);
      proxied.status = 200;
      expect((await ask(path)).status).toBe(200);
      expect(proxied.arrived).toHaveLength(2);
    },
  );

  it.each([301, 302, 303, 307, 308])('leads no visitor to where TMDB leads to with %i', async (status) => {
    proxied.status = status;
    const answer = await ask(fresh());
    expect([answer.status, answer.body, answer.headers.location]).toEqual([502, '', undefined]);
    expect(proxied.arrived).toHaveLength(1);
  });

  // Last: it uses this visitor's allowance up.
  it('slows down who asks too fast', async () => {
    const path = fresh();
    await ask(path);
    const told = new Set<number | undefined>();
    for (let round = 0; round < 20 && !told.has(429); round += 1) {
      for (const { status } of await Promise.all(Array.from({ length: 400 }, () => ask(path)))) told.add(status);
    }
    expect(told).toEqual(new Set([200, 429]));
    expect((await ask('/')).status).toBe(200);
  });
});

describe.skipIf(!hasNginx())('deploy/tmdb-images.conf without a token', () => {
  beforeAll(async () => {
    proxied = await runProxiedNginx(SITE, { token: '' });
  });
  afterAll(() => proxied.close());

  it('has pictures all the same', async () => {
    expect((await ask(fresh())).status).toBe(200);
  });
});
