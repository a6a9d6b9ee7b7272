import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#composition/config.ts';
import { UPSTREAM_ANSWER, runProxiedNginx, type ProxiedNginx } from '#fixtures/proxied-nginx.ts';
import type { RunningNginx } from '#fixtures/running-nginx.ts';
import { hasNginx } from '../scripts/nginx.mjs';
import { nginxFile } from './host-files.ts';
import { securityHeaders } from './security-headers.ts';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.server.side-token_1';

let proxied: ProxiedNginx;
const ask: RunningNginx['ask'] = (...asked) => proxied.ask(...asked);

async function start(token: string): Promise<void> {
  proxied = await runProxiedNginx(nginxFile(securityHeaders(readConfig({ VITE_TMDB_API_URL: '/tmdb/3' }))), { token });
}

/** A path that was not asked for before. */
let next = 0;
const fresh = () => `/tmdb/3/movie/${(next += 1)}`;

afterEach(() => {
  proxied.arrived.length = 0;
  proxied.status = 200;
});

describe.skipIf(!hasNginx())('deploy/tmdb-proxy.conf, in nginx', () => {
  beforeAll(() => start(TOKEN));
  afterAll(() => proxied.close());

  it('asks TMDB the same, with the token', async () => {
    const answer = await ask('/tmdb/3/search/multi?query=caf%C3%A9%20%26%20co&page=2');
    expect(answer).toMatchObject({ status: 200, body: UPSTREAM_ANSWER });
    expect(proxied.arrived).toMatchObject([
      {
        method: 'GET',
        url: '/3/search/multi?query=caf%C3%A9%20%26%20co&page=2',
        headers: { authorization: `Bearer ${TOKEN}` },
      },
    ]);
  });

  it.each([
    '/find/tt0133093?external_source=imdb_id',
    '/find/81189?external_source=tvdb_id',
    // Of an episode.
    '/find/349232?external_source=tvdb_id',
    '/search/movie?query=Dune&page=1&year=2021',
    '/search/tv?query=Dune&page=1&first_air_date_year=2021',
    '/watch/providers/regions',
    '/watch/providers/movie?watch_region=DE',
    '/movie/603/watch/providers',
    '/tv/1396/watch/providers',
    '/movie/603?append_to_response=watch/providers,release_dates',
    '/movie/603?append_to_response=watch/providers,credits',
    '/collection/8091',
    '/tv/1396/season/2',
    '/tv/1396?append_to_response=season/3,season/4',
    '/movie/603?append_to_response=external_ids,keywords,images,release_dates&include_image_language=en,null',
    '/tv/1396?append_to_response=external_ids,keywords,images,content_ratings&include_image_language=en,null',
    '/search/keyword?query=remake&page=1',
    '/search/company?query=tidal&page=1',
    '/keyword/9714',
    '/company/4',
    '/network/213',
    '/certification/movie/list',
    '/discover/movie?with_keywords=9714&certification_country=DE&certification.lte=12&page=1',
  ])('asks TMDB for %s, with its parameters', async (path) => {
    expect(await ask(`/tmdb/3${path}`)).toMatchObject({ status: 200, body: UPSTREAM_ANSWER });
    expect(proxied.arrived).toMatchObject([{ method: 'GET', url: `/3${path}` }]);
  });

  it('tells TMDB nothing of the visitor', async () => {
    const own = {
      cookie: 'a=b',
      authorization: 'Bearer own',
      referer: 'http://x.test/',
      'user-agent': 'Visitor',
      'accept-language': 'eo',
      'x-forwarded-for': '203.0.113.7',
    };
    await ask(fresh(), own);
    expect(proxied.arrived.map(({ headers }) => Object.keys(headers).toSorted())).toEqual([
      ['accept', 'accept-encoding', 'authorization', 'connection', 'host'],
    ]);
    expect(proxied.arrived[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  it('asks once for what many ask for, at the same time or later, whatever they accept', async () => {
    const path = fresh();
    const answers = await Promise.all([
      ask(path),
      ask(path),
      ask(path, { 'cache-control': 'no-cache', 'accept-language': 'eo' }),
    ]);
    expect([...answers, await ask(path)].map(({ body }) => body)).toEqual([
      UPSTREAM_ANSWER,
      UPSTREAM_ANSWER,
      UPSTREAM_ANSWER,
      UPSTREAM_ANSWER,
    ]);
    expect(proxied.arrived).toHaveLength(1);
    await ask(`${path}?page=2`);
    expect(proxied.arrived).toHaveLength(2);
  });

  it('keeps one compressed form, and unpacks it for whoever does not take it', async () => {
    const path = fresh();
    const { headers, body } = await ask(path, { 'accept-encoding': 'br, gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(body).not.toBe(UPSTREAM_ANSWER);
    const plain = await ask(path);
    expect(plain.body).toBe(UPSTREAM_ANSWER);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(proxied.arrived).toHaveLength(1);
  });

  it('has the browser ask each time, and says nothing of what TMDB says of itself, nor the token', async () => {
    const { headers } = await ask(fresh());
    expect(headers).toMatchObject({ 'content-type': 'application/json;charset=utf-8', 'cache-control': 'no-cache' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /);
    const unsaid = new Set([
      'expires',
      'set-cookie',
      'strict-transport-security',
      'alt-svc',
      'access-control-allow-origin',
    ]);
    expect(Object.keys(headers).filter((name) => unsaid.has(name))).toEqual([]);
    expect(JSON.stringify(headers)).not.toContain(TOKEN);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('passes no %s on', async (method) => {
    expect((await ask(fresh(), {}, method)).status).toBe(403);
    expect(proxied.arrived).toEqual([]);
  });

  it.each([
    '/tmdb',
    '/tmdb/',
    '/tmdb/3',
    '/tmdb/4/list/1',
    '/tmdb/3/account',
    '/tmdb/3/account/1/lists',
    '/tmdb/3/movie/1/account_states',
    '/tmdb/3/authentication',
    '/tmdb/3/../4/list/1',
    '/tmdb/3/movie/%2e%2e/account',
    '/tmdb/3/movie/..%2faccount',
    '/tmdb/3/movie/1.js',
    '/tmdb/3/movies',
    '/tmdb/3/watchlist',
    '/tmdb/3/find/tt0133093/account_states',
    '/tmdb/3/collection/8091/account',
    '/tmdb/3/collection/..%2faccount',
    '/tmdb/3/collections',
    '/tmdb/3/keywords/9714',
    '/tmdb/3/certifications',
    '/tmdb/3/company/4.js',
    '/tmdb/3/network/../account',
    '/tmdb/3/https://other.test/',
  ])('has nothing at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
    expect(proxied.arrived).toEqual([]);
  });

  it.each([401, 429, 500, 503])('passes %i on, and does not keep it', async (failure) => {
    const path = fresh();
    proxied.status = failure;
    expect((await ask(path)).status).toBe(failure);
    proxied.status = 200;
    expect((await ask(path)).status).toBe(200);
    expect(proxied.arrived).toHaveLength(2);
  });

  it('keeps for a while that there is no such title', async () => {
    const path = fresh();
    proxied.status = 404;
    expect([(await ask(path)).status, (await ask(path)).status]).toEqual([404, 404]);
    expect(proxied.arrived).toHaveLength(1);
  });

  // Last: it uses this visitor's allowance up.
  it('slows down who asks too fast', async () => {
    const path = fresh();
    const answers = await Promise.all(Array.from({ length: 150 }, () => ask(path)));
    expect(new Set(answers.map(({ status: told }) => told))).toEqual(new Set([200, 429]));
    expect((await ask('/')).status).toBe(200);
  });
});

describe.skipIf(!hasNginx())('deploy/tmdb-proxy.conf without a token', () => {
  beforeAll(() => start(''));
  afterAll(() => proxied.close());

  it('answers as TMDB would, and asks it nothing', async () => {
    expect((await ask('/tmdb/3/configuration')).status).toBe(401);
    expect(proxied.arrived).toEqual([]);
  });
});
