import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#composition/config.ts';
import { HOSTILE_HEADERS, PLACES } from '#fixtures/hostile-tmdb.ts';
import { runProxiedNginx, type ProxiedNginx } from '#fixtures/proxied-nginx.ts';
import type { NginxAnswer } from '#fixtures/running-nginx.ts';
import { hasNginx } from '../scripts/nginx.mjs';
import { nginxFile } from './host-files.ts';
import { securityHeaders } from './security-headers.ts';

const CONFIG = readConfig({ VITE_TMDB_API_URL: '/tmdb/3', VITE_TMDB_IMAGE_URL: '/tmdb-images/t/p/' });

/** Of nginx, of deploy/nginx.conf and of the site's own `_nginx.conf`. */
const OWN = [
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'server',
  'transfer-encoding',
  'vary',
];
const OF_TMDB = ['etag', 'retry-after'];
const SECURITY = Object.entries(securityHeaders(CONFIG).headers);

let proxied: ProxiedNginx;
let next = 0;
const fresh = (place: keyof typeof PLACES): string => PLACES[place].path(String((next += 1)));

const expectOwnHeaders = ({ headers }: NginxAnswer): void => {
  const known = new Set([...OWN, ...OF_TMDB, ...SECURITY.map(([name]) => name.toLowerCase())]);
  expect(Object.keys(headers).filter((name) => !known.has(name))).toEqual([]);
  for (const [name, value] of SECURITY) expect(headers[name.toLowerCase()]).toBe(value);
  expect(headers.server).toBe('nginx');
  expect(JSON.stringify(headers)).not.toContain('evil');
};

// docs/security.md: what a host that is asked says of itself is never said of this one.
describe.skipIf(!hasNginx()).each(Object.keys(PLACES) as (keyof typeof PLACES)[])(
  'a hostile host in the place of TMDB’s, asked for %s',
  (place) => {
    beforeAll(async () => {
      proxied = await runProxiedNginx(nginxFile(securityHeaders(CONFIG)), { token: 'a.b', isFast: true });
    });
    afterEach(() => {
      proxied.arrived.length = 0;
      proxied.status = 200;
      proxied.picture = 'a picture';
      proxied.said = {};
      proxied.prepare = () => {};
    });
    afterAll(() => proxied.close());

    it('has no header of its own at a visitor’s, at the first nor from what is kept, nor where only the head is asked for', async () => {
      proxied.said = HOSTILE_HEADERS;
      const path = fresh(place);
      for (const method of ['HEAD', 'GET', 'GET']) {
        const answer = await proxied.ask(path, { 'accept-encoding': 'identity' }, method);
        expect(answer).toMatchObject({ status: 200, body: method === 'HEAD' ? '' : PLACES[place].body });
        expectOwnHeaders(answer);
        expect(answer.headers['cache-control']).toBe(place === 'pictures' ? 'public, max-age=2592000' : 'no-cache');
        expect(answer.headers.vary).toBe('Accept-Encoding');
      }
      expect(proxied.arrived).toHaveLength(1);
    });

    it.each([201, 202, 203, 206, 207, 226, 300, 301, 302, 303, 304, 305, 307, 308, 402, 418, 451, 499, 510, 530, 599])(
      'has a fault where it says %i, leads nobody elsewhere, and none of it is kept',
      async (status) => {
        proxied.said = HOSTILE_HEADERS;
        proxied.status = status;
        const path = fresh(place);
        const answer = await proxied.ask(path);
        expect(answer.status).toBeGreaterThanOrEqual(500);
        expect(answer.body).not.toContain('evil');
        expectOwnHeaders(answer);
        proxied.status = 200;
        expect((await proxied.ask(path)).status).toBe(200);
      },
    );

    it.each([400, 401, 403, 404, 422, 429, 500, 502, 503, 504])(
      'is heard where it refuses with %i, but not with its words',
      async (status) => {
        proxied.said = { ...HOSTILE_HEADERS, 'Retry-After': '7' };
        proxied.status = status;
        proxied.picture = '<script>evil</script>';
        const answer = await proxied.ask(fresh(place));
        expect(answer.status).toBe(status);
        expectOwnHeaders(answer);
        expect(answer.headers['retry-after']).toBe('7');
        expect(answer.headers['cache-control']).toBeUndefined();
        expect(answer.body).toMatch(PLACES[place].refusal);
      },
    );

    it.each(['soon', 'Fri, 01 Jan 2100 00:00:00 GMT; evil', '0; url=https://evil.test', '9'.repeat(40), '-1'])(
      'is not heard where it says to wait for %s',
      async (wait) => {
        proxied.said = { 'Retry-After': wait };
        proxied.status = 429;
        expect((await proxied.ask(fresh(place))).headers['retry-after']).toBeUndefined();
      },
    );

    it('says when it may be asked again, by the time too', async () => {
      const date = 'Fri, 01 Jan 2100 00:00:00 GMT';
      proxied.said = { 'Retry-After': date };
      proxied.status = 503;
      expect((await proxied.ask(fresh(place))).headers['retry-after']).toBe(date);
    });

    it.each(['"a1"', 'W/"a1"'])(
      'has a mark of its own, %s, by which a browser need not have the same again',
      async (etag) => {
        proxied.said = { ETag: etag };
        const path = fresh(place);
        const first = await proxied.ask(path);
        expect(first.headers.etag).toMatch(/^(?:W\/)?"a1"$/);
        for (const known of [first.headers.etag ?? '', '"b", "a1"', 'W/"a1"']) {
          const again = await proxied.ask(path, { 'if-none-match': known });
          expect(again).toMatchObject({ status: 304, body: '' });
          expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
          expectOwnHeaders(again);
        }
        for (const other of ['"a"', '"a12"', '"b"', 'a1'])
          expect((await proxied.ask(path, { 'if-none-match': other })).status).toBe(200);
      },
    );

    it.each(['evil', `"${'a'.repeat(200)}"`, '"a" evil'])('has no mark that is none: %s', async (etag) => {
      proxied.said = { ETag: etag };
      expect((await proxied.ask(fresh(place))).headers.etag).toBeUndefined();
    });

    it('says nothing before its answer, and nothing after it', async () => {
      proxied.said = { Trailer: 'Clear-Site-Data' };
      proxied.prepare = (response) => response.addTrailers({ 'Clear-Site-Data': '"*"' });
      const answer = await proxied.ask(fresh(place));
      expect(answer.status).toBe(200);
      expectOwnHeaders(answer);
      expect(answer.trailers).toEqual({});
      proxied.prepare = (response) =>
        response.writeEarlyHints({ link: '<https://evil.test/x.js>; rel=preload; as=script' });
      expectOwnHeaders(await proxied.ask(fresh(place)));
    });

    it('does not reach into the answer with what is a command to nginx elsewhere', async () => {
      proxied.picture = '<!--# include virtual="/index.html" --><!--# echo var="http_cookie" -->';
      const { status, body } = await proxied.ask(fresh('pictures'));
      expect([status, body]).toEqual([200, proxied.picture]);
    });
  },
);

describe.skipIf(!hasNginx())('what is a place within nginx', () => {
  beforeAll(async () => {
    proxied = await runProxiedNginx('', { token: '' });
  });
  afterAll(() => proxied.close());

  it.each([
    '/@tmdb/data',
    '/@tmdb/pictures',
    '/@tmdb/sent/data',
    '/@tmdb/sent/pictures',
    '/@tmdb/refused/404',
    '/@tmdb/',
    '/_none',
  ])('is none for visitors: %s', async (path) => {
    proxied.arrived.length = 0;
    expect((await proxied.ask(path)).status).toBe(404);
    expect(proxied.arrived).toEqual([]);
  });
});
