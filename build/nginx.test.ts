import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#composition/config.ts';
import { runNginx, type RunningNginx } from '#fixtures/running-nginx.ts';
import { hasNginx } from '../scripts/nginx.mjs';
import { folderAt, folderFile, nginxFile } from './host-files.ts';
import { securityHeaders } from './security-headers.ts';

const { headers: SECURITY, upgrades } = securityHeaders(readConfig({}));

const FILES = {
  'index.html': 'page',
  'index.html.br': 'page, brotli',
  'assets/app-1a2b.js': 'script',
  'assets/app-1a2b.js.br': 'script, brotli',
  'assets/app-1a2b.js.gz': 'script, gzip',
  'assets/font-1a2b.woff2': 'font',
  'artwork/poster.svg': 'picture',
  'sw.js': 'worker',
  'manifest.webmanifest': 'manifest',
  'icons/icon-192.png': 'icon',
  _headers: 'for hosts',
  '.vite/manifest.json': 'of the build',
  '_nginx.conf': nginxFile({ headers: SECURITY, upgrades }),
};

async function writeSite(site: string, files: Readonly<Record<string, string>> = FILES): Promise<void> {
  for (const name of ['assets', 'artwork', 'data', 'icons', '.vite'])
    await mkdir(join(site, name), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(site, name), content);
}

describe.skipIf(!hasNginx())('deploy/nginx.conf, in nginx', () => {
  let nginx: RunningNginx;
  const ask: RunningNginx['ask'] = (...asked) => nginx.ask(...asked);

  beforeAll(async () => {
    nginx = await runNginx((site) => writeSite(site));
  });
  afterAll(() => nginx.close());

  it.each([
    ['/', 'page', 'text/html; charset=utf-8'],
    ['/movie/12?from=home', 'page', 'text/html; charset=utf-8'],
    ['/title.with.dots', 'page', 'text/html; charset=utf-8'],
    ['/assets/app-1a2b.js', 'script', 'text/javascript; charset=utf-8'],
    ['/artwork/poster.svg', 'picture', 'image/svg+xml; charset=utf-8'],
    ['/sw.js', 'worker', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'manifest', 'application/manifest+json; charset=utf-8'],
  ])('answers %s with the %s', async (path, body, type) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers['content-type']).toBe(type);
  });

  it.each([
    '/assets/gone.js',
    '/assets/gone.woff2',
    '/artwork/gone.svg',
    '/icons/gone.png',
    '/assets/',
    '/_headers',
    '/_nginx.conf',
    '/index.html.br',
    '/%5fheaders',
    '//_headers',
    '/assets/../_headers',
    '/assets/..%2f_headers',
    '/index.html%2ebr',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
  ])('has nothing at %s, and does not let that be remembered', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBeUndefined();
  });

  it.each([
    ['gzip, deflate, br', 'br', 'script, brotli'],
    ['br', 'br', 'script, brotli'],
    ['gzip', 'gzip', 'script, gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'script, gzip'],
    ['', undefined, 'script'],
  ])('sends the smallest file that "%s" takes', async (accepted, encoding, body) => {
    const answer = await ask('/assets/app-1a2b.js', { 'accept-encoding': accepted });
    expect(answer.body).toBe(body);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', vary: 'Accept-Encoding' });
    expect(answer.headers['content-encoding']).toBe(encoding);
  });

  it.each([
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/assets/font-1a2b.woff2', 'public, max-age=31536000, immutable'],
    ['/artwork/poster.svg', 'public, max-age=86400'],
    ['/', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/icons/icon-192.png', 'no-cache'],
    ['/watchlist', 'no-cache'],
  ])('lets %s be cached: %s', async (path, cacheControl) => {
    const answer = await ask(path, { 'accept-encoding': 'br' });
    expect(answer.headers['cache-control']).toBe(cacheControl);
  });

  it.each(['/', '/movie/12', '/assets/app-1a2b.js', '/assets/gone.js'])('secures %s', async (path) => {
    const { headers } = await ask(path);
    expect(headers).toMatchObject(
      Object.fromEntries(Object.entries(SECURITY).map(([name, value]) => [name.toLowerCase(), value])),
    );
  });

  it('asks for https where it is reached by it', async () => {
    const { headers } = await ask('/', { 'x-forwarded-proto': 'https' });
    expect(headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
  });

  it('does not send again what the browser has', async () => {
    const first = await ask('/');
    const again = await ask('/', { 'if-none-match': first.headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, body: '' });
  });
});

/** As VITE_BASE has it, and as browsers send it. */
const FOLDERS = [
  ['/films/', '/films/'],
  ['/Filme A/b.2/', '/Filme%20A/b.2/'],
  ['/Café/', '/Caf%C3%A9/'],
  ['/100%/', '/100%25/'],
] as const;

// product.md, Configuration: base.
describe.skipIf(!hasNginx()).each(FOLDERS)('deploy/nginx.conf with a site that was built for %s', (base, sent) => {
  let nginx: RunningNginx;
  const ask: RunningNginx['ask'] = (...asked) => nginx.ask(...asked);

  beforeAll(async () => {
    const hosts = {
      '_nginx.conf': nginxFile({ headers: SECURITY, upgrades }, base),
      '_folder.conf': folderFile(folderAt(base, ['https://tmdb.example/3', '/data/3'])),
    };
    nginx = await runNginx((site) => writeSite(site, { ...FILES, 'data/3': 'data', ...hosts }));
  });
  afterAll(() => nginx.close());

  it.each([
    ['', 'page', 'no-cache'],
    ['movie/12', 'page', 'no-cache'],
    ['films/', 'page', 'no-cache'],
    ['assets/app-1a2b.js', 'script', 'public, max-age=31536000, immutable'],
    ['artwork/poster.svg', 'picture', 'public, max-age=86400'],
    ['sw.js', 'worker', 'no-cache'],
  ])('answers %s in it', async (path, body, caching) => {
    const answer = await ask(sent + path);
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers['cache-control']).toBe(caching);
    expect(answer.headers['content-security-policy']).toBe(SECURITY['Content-Security-Policy']);
  });

  it.each(['assets/gone.js', '_headers', '_nginx.conf', 'index.html.br'])('has no %s in it', async (path) => {
    expect((await ask(sent + path)).status).toBe(404);
  });

  it.each(['/', '/movie/12', '/index.html', '/assets/app-1a2b.js', '/sw.js', `/x${sent}`])(
    'has nothing at %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it('leads to itself without its slash, and answers what is configured beside it', async () => {
    const { status, headers } = await ask(`${sent.slice(0, -1)}?x=1`);
    expect([status, headers.location]).toEqual([301, `${sent}?x=1`]);
    expect(await ask('/data/3')).toMatchObject({ status: 200, body: 'data' });
  });
});
