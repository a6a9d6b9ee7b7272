import type { OutgoingHttpHeaders } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#composition/config.ts';
import { UPSTREAM_ANSWER, runProxiedNginx, type ProxiedNginx } from '#fixtures/proxied-nginx.ts';
import type { NginxAnswer } from '#fixtures/running-nginx.ts';
import { hasNginx } from '../scripts/nginx.mjs';
import { nginxFile } from './host-files.ts';
import { securityHeaders } from './security-headers.ts';

const CONFIG = readConfig({ VITE_TMDB_API_URL: '/tmdb/3', VITE_TMDB_IMAGE_URL: '/tmdb-images/t/p/' });

/** Headers of an answer that have an effect in a browser, in a cache or in nginx, and two that may have one some day. */
const HOSTILE: OutgoingHttpHeaders = {
  'Accept-CH': 'DPR, Width',
  'Accept-Ranges': 'bytes',
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Allow-Origin': 'https://evil.test',
  'Access-Control-Allow-Private-Network': 'true',
  'Access-Control-Expose-Headers': '*',
  'Access-Control-Max-Age': '86400',
  'Activate-Storage-Access': 'load',
  Age: '1',
  Allow: 'PUT',
  'Alt-Svc': 'h3="evil.test:443"',
  'Attribution-Reporting-Register-Source': '{"source_event_id":"1"}',
  'Authentication-Info': 'x',
  'Cache-Control': 'public, max-age=99999',
  'CDN-Cache-Control': 'max-age=99999',
  'Clear-Site-Data': '"*"',
  'Content-Disposition': 'attachment; filename=evil.exe',
  'Content-DPR': '2',
  'Content-Language': 'eo',
  'Content-Location': 'https://evil.test/',
  'Content-Range': 'bytes 0-1/2',
  'Content-Security-Policy': "script-src 'none'",
  'Content-Security-Policy-Report-Only': 'default-src *; report-uri https://evil.test',
  'Critical-CH': 'DPR',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Delta-Base': '"x"',
  'Document-Policy': 'x',
  Expires: 'Fri, 01 Jan 2100 00:00:00 GMT',
  'Expect-CT': 'max-age=9, report-uri="https://evil.test"',
  'Feature-Policy': "camera 'none'",
  IM: 'feed',
  Integrity: 'x',
  'Keep-Alive': 'timeout=9999',
  'Last-Modified': 'Fri, 01 Jan 2100 00:00:00 GMT',
  Link: '<https://evil.test/x.js>; rel=preload; as=script',
  NEL: '{"report_to":"evil","max_age":9999}',
  'No-Vary-Search': 'params',
  'Observe-Browsing-Topics': '?1',
  'Origin-Agent-Cluster': '?0',
  'Permissions-Policy': 'camera=*',
  P3P: 'x',
  Pragma: 'no-cache',
  'Proxy-Authenticate': 'Basic',
  'Public-Key-Pins': 'x',
  Refresh: '0; url=https://evil.test/',
  'Referrer-Policy': 'unsafe-url',
  'Report-To': '{"group":"evil","max_age":9999,"endpoints":[{"url":"https://evil.test"}]}',
  'Reporting-Endpoints': 'default="https://evil.test"',
  Server: 'evil',
  'Server-Timing': 'evil',
  'Service-Worker-Allowed': '/',
  'Service-Worker-Navigation-Preload': 'x',
  'Set-Cookie': ['a=b; Path=/', 'c=d'],
  'Set-Login': 'logged-out',
  SourceMap: 'https://evil.test/x.map',
  'Speculation-Rules': '"https://evil.test/rules.json"',
  'Strict-Transport-Security': 'max-age=1; includeSubDomains',
  'Supports-Loading-Mode': 'credentialed-prerender',
  'Surrogate-Control': 'max-age=9',
  'Timing-Allow-Origin': '*',
  Tk: 'T',
  Upgrade: 'h2c',
  'Use-As-Dictionary': 'match="/*"',
  Vary: '*',
  Via: '1.1 evil',
  Warning: '299 - evil',
  'WWW-Authenticate': 'Basic realm="evil"',
  'X-Accel-Buffering': 'no',
  'X-Accel-Charset': 'utf-7',
  'X-Accel-Expires': '1',
  'X-Accel-Limit-Rate': '1',
  'X-Accel-Redirect': '/index.html',
  'X-Content-Type-Options': 'none',
  'X-DNS-Prefetch-Control': 'on',
  'X-Frame-Options': 'ALLOWALL',
  'X-Permitted-Cross-Domain-Policies': 'all',
  'X-Powered-By': 'evil',
  'X-Robots-Tag': 'noindex',
  'X-SourceMap': 'https://evil.test/x.map',
  'X-UA-Compatible': 'IE=5',
  'X-XSS-Protection': '1; mode=block',
  'A-Header-Of-The-Future': 'evil',
  Location: 'https://evil.test/',
};

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

const PLACES = {
  'the API': { path: (name: string) => `/tmdb/3/movie/${name}`, body: UPSTREAM_ANSWER },
  pictures: { path: (name: string) => `/tmdb-images/t/p/w342/${name}.jpg`, body: 'a picture' },
} as const;

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
      proxied.said = HOSTILE;
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
        proxied.said = HOSTILE;
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
        proxied.said = { ...HOSTILE, 'Retry-After': '7' };
        proxied.status = status;
        proxied.picture = '<script>evil</script>';
        const answer = await proxied.ask(fresh(place));
        expect(answer.status).toBe(status);
        expectOwnHeaders(answer);
        expect(answer.headers['retry-after']).toBe('7');
        expect(answer.headers['cache-control']).toBeUndefined();
        if (place === 'pictures') expect(answer.body).toBe('');
        // By a code the app knows that it is TMDB who refuses, and no sign-in before the site.
        else expect(JSON.parse(answer.body)).toEqual({ success: false, status_code: expect.any(Number) as number });
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

    it.each(['"a1"', 'W/"a1"'])('has a mark of its own, %s, by which a browser need not have the same again', async (etag) => {
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
    });

    it.each(['evil', `"${'a'.repeat(200)}"`, '"a" evil'])('has no mark that is none: %s', async (etag) => {
      proxied.said = { ETag: etag };
      expect((await proxied.ask(fresh(place))).headers.etag).toBeUndefined();
    });

    it.each(['text/html', 'text/html; charset=utf-8', 'TEXT/HTML', 'text/javascript', 'application/xhtml+xml', 'application/pdf', 'multipart/x-mixed-replace;boundary=x', 'application/octet-stream', 'text/html, image/jpeg', 'image/jpegx', 'application/jsonp', 'image/jpeg, text/html', 'application/json, text/html', 'x/image/jpeg', ''])(
      'has a fault where it says that its answer is "%s", and neither keeps nor sends it',
      async (type) => {
        proxied.said = { ...HOSTILE, 'Content-Type': type };
        proxied.picture = '<script>evil</script>';
        const path = fresh(place);
        for (const _ of [1, 2]) {
          const answer = await proxied.ask(path);
          expect(answer.status).toBe(502);
          expect(answer.body).not.toContain('<');
          expectOwnHeaders(answer);
        }
        expect(proxied.arrived).toHaveLength(2);
        proxied.said = {};
        expect((await proxied.ask(path)).status).toBe(200);
      },
    );

    it('has a fault where it sends what belongs to the other place', async () => {
      proxied.said = { 'Content-Type': place === 'pictures' ? 'application/json' : 'image/png' };
      expect((await proxied.ask(fresh(place))).status).toBe(502);
    });

    it.each(['br', 'zstd', 'compress', 'gzip, br', 'evil'])('has a fault where it packs an answer as %s', async (encoding) => {
      proxied.said = { 'Content-Encoding': encoding };
      expect((await proxied.ask(fresh(place))).status).toBe(502);
    });

    it('says nothing before its answer, and nothing after it', async () => {
      proxied.said = { Trailer: 'Clear-Site-Data' };
      proxied.prepare = (response) => response.addTrailers({ 'Clear-Site-Data': '"*"' });
      const answer = await proxied.ask(fresh(place));
      expect(answer.status).toBe(200);
      expectOwnHeaders(answer);
      expect(answer.trailers).toEqual({});
      proxied.prepare = (response) => response.writeEarlyHints({ link: '<https://evil.test/x.js>; rel=preload; as=script' });
      expectOwnHeaders(await proxied.ask(fresh(place)));
    });

    it('does not reach into the answer with what is a command to nginx elsewhere', async () => {
      proxied.picture = '<!--# include virtual="/index.html" --><!--# echo var="http_cookie" -->';
      const { status, body } = await proxied.ask(fresh('pictures'));
      expect([status, body]).toEqual([200, proxied.picture]);
    });
  },
);

describe.skipIf(!hasNginx())('pictures', () => {
  beforeAll(async () => {
    proxied = await runProxiedNginx('', { token: '', isFast: true });
  });
  afterAll(() => proxied.close());

  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'])(
    'of the type %s are sent as that',
    async (type) => {
      for (const said of [type, type.toUpperCase(), `${type}; charset=utf-7`]) {
        proxied.said = { 'Content-Type': said };
        expect(await proxied.ask(fresh('pictures'))).toMatchObject({ status: 200, headers: { 'content-type': type } });
      }
    },
  );

  it.each(['/@tmdb/data', '/@tmdb/pictures', '/@tmdb/sent/data', '/@tmdb/sent/pictures', '/@tmdb/refused/404', '/@tmdb/', '/_none'])(
    'are not asked for at %s, which is a place within nginx',
    async (path) => {
      proxied.arrived.length = 0;
      expect((await proxied.ask(path)).status).toBe(404);
      expect(proxied.arrived).toEqual([]);
    },
  );
});
