import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCREENS } from '../src/domain/addresses/screens.ts';
import { siteHandler } from './site-handler.ts';

let root = '';
const server = createServer((asked, answer) => siteHandler(root, '/')(asked, answer));

const FILES = {
  'index.html': 'page',
  'index.html.br': 'page, brotli',
  'assets/app-1a2b.js': 'script',
  'assets/app-1a2b.js.br': 'script, brotli',
  'assets/app-1a2b.js.gz': 'script, gzip',
  'artwork/poster.svg': 'picture',
  'licences.txt': '©',
  _headers: '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  '_nginx.conf': 'for hosts',
  _redirects: 'for hosts',
  '.vite/manifest.json': 'of the build',
  'sw.js.gz': 'worker, gzip',
  'icons/icon.svg': 'icon',
  '../secret.txt': 'secret',
};

/** For hosts, of the build, or a file's address in a form that is not its own. */
const ODD = String.raw`
    /_redirects /_anything /%5fheaders /%5Fheaders?a /%255fheaders /%25255fheaders /_headers%00 /_headers/ /_headers/.
    //_headers ///_headers /./_headers /%2e/_headers /%2f_headers /%5c_headers /\_headers /\\_headers
    /assets/../_headers /assets/..%2f_headers /assets/%2e%2e/_headers /assets/..\_headers /assets/..%5c_headers
    /movie/../_headers /movie/..%252f_nginx.conf /../_headers /index.html.br /index.html.BR /index.html.b%72
    /index.html%2ebr /index.html.br/ /movie/../index.html.br /sw.js.gz /.vite/manifest.json /%2evite/manifest.json
    /assets/../.vite/manifest.json /.env /assets/.env //index.html /./index.html /%69ndex.html /index.html/
    /movie/../index.html /assets//app-1a2b.js /%61ssets/app-1a2b.js /assets%2fapp-1a2b.js /assets\app-1a2b.js
    /assets/../assets/gone.js /movie/../assets/gone.js http://localhost/_headers http://localhost/
`
  .trim()
  .split(/\s+/);

beforeAll(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'static-')), 'site');
  for (const folder of ['assets', 'artwork', 'icons', '.vite']) await mkdir(join(root, folder), { recursive: true });
  for (const [name, content] of Object.entries(FILES)) await writeFile(join(root, name), content);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

afterAll(async () => {
  server.close();
  await rm(join(root, '..'), { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks as a client that leaves the path as it is, and unpacks nothing. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const asked = request({ host: '127.0.0.1', port, path, headers, method }, (answer) => {
      const { statusCode: status = 0, headers: received } = answer;
      text(answer)
        .then((body) => resolve({ status, headers: received, body }))
        .catch(reject);
    });
    asked.on('error', reject).end();
  });

describe('the preview server', () => {
  it.each([
    ['/', 'page'],
    ['/movie/12?from=home', 'page'],
    ['/title.with.dots', 'page'],
    ['/assets/app-1a2b.js', 'script'],
    ['/assets/app-1a2b.js?v=1', 'script'],
    ['/artwork/poster.svg', 'picture'],
    ['/../secret.txt', 'page'],
    ['/%2e%2e/secret.txt', 'page'],
    ['/..%2fsecret.txt', 'page'],
    ['/%', 'page'],
    ['/%00', 'page'],
  ])('answers %s with the %s', async (path, body) => {
    expect(await ask(path)).toMatchObject({ status: 200, body });
  });

  it.each(Object.values(SCREENS).flatMap(({ paths }) => paths.map((path) => path.replace(/:\w+/g, '7'))))(
    'answers the screen at %s with the page',
    async (path) => {
      expect((await ask(path)).body).toBe('page');
    },
  );

  it.each(['/assets/gone.js', '/artwork/gone.svg', '/assets/', '/assets', '/_headers', '/_headers?a', '/_nginx.conf'])(
    'does not send the page for %s, missing or not for visitors',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it.each(ODD)('has nothing at %s: what is for hosts is for nobody else, and a file has one address', async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([404, 'Not Found', 'no-store']);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('takes no %s', async (method) => {
    for (const path of ['/', '/assets/app-1a2b.js', '/_headers', '/watchlist']) {
      const answer = await ask(path, {}, method);
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(answer.body).not.toContain('page');
    }
  });

  it.each([
    'evil.test',
    'evil.test:4173',
    'localhost.evil.test',
    '127.0.0.1.evil.test',
    '192.168.0.7',
    'evillocalhost',
  ])('answers no page that has its own name, "%s", lead here', async (Host) => {
    expect(await ask('/', { Host })).toMatchObject({ status: 403, body: 'Forbidden' });
  });

  it.each(['localhost', 'localhost:4173', '127.0.0.1:4173', '[::1]:4173', 'matinee.localhost'])(
    'answers at %s',
    async (Host) => {
      expect(await ask('/', { Host })).toMatchObject({ status: 200, body: 'page' });
    },
  );

  it.each([
    ['gzip, deflate, br', 'br', 'script, brotli'],
    ['gzip', 'gzip', 'script, gzip'],
    ['identity', undefined, 'script'],
  ])('sends the smallest file that "%s" takes', async (encodings, encoding, body) => {
    const answer = await ask('/assets/app-1a2b.js', { 'Accept-Encoding': encodings });
    expect(answer.headers).toMatchObject({ 'content-type': 'text/javascript', vary: 'Accept-Encoding' });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.body).toBe(body);
  });

  it.each([
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/watchlist', 'no-cache'],
  ])('sends the headers of _headers with %s', async (path, caching) => {
    expect((await ask(path)).headers).toMatchObject({ 'cache-control': caching, 'x-content-type-options': 'nosniff' });
  });

  it('says which characters a text is of', async () => {
    const answer = await ask('/licences.txt');
    expect(answer).toMatchObject({ body: '©', headers: { 'content-type': 'text/plain;charset=utf-8' } });
  });

  it('does not send again what the browser has', async () => {
    const first = await ask('/');
    const again = await ask('/', { 'If-None-Match': first.headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  it('sends no body to who asks for the head', async () => {
    expect(await ask('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '', headers: { 'content-length': '4' } });
  });
});
