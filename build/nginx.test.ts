import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#composition/config.ts';
import { nginxFile } from './host-files.ts';
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
  '_nginx.conf': nginxFile({ headers: SECURITY, upgrades }),
};

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

let folder = '';
let port = 0;
let nginx: ChildProcess | undefined;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  return free;
}

async function writeSite(): Promise<string> {
  const site = join(folder, 'site');
  for (const name of ['assets', 'artwork', 'icons']) await mkdir(join(site, name), { recursive: true });
  for (const [name, content] of Object.entries(FILES)) await writeFile(join(site, name), content);
  return site;
}

/** deploy/nginx.conf as it is, but for where it listens and where the site is. */
async function writeConfiguration(site: string): Promise<string> {
  const conf = await readFile('deploy/nginx.conf', 'utf8');
  const server = conf.replace('listen 8080', `listen 127.0.0.1:${port}`).replaceAll('/usr/share/nginx/html', site);
  const path = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  await writeFile(path, `pid ${folder}/pid; events {} http { access_log off; ${temporary.join(' ')}\n${server}\n}\n`);
  return path;
}

const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, headers: response.headers, body }), reject);
    })
      .on('error', reject)
      .end();
  });

async function untilItAnswers(): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    try {
      await ask('/');
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('nginx does not answer.');
}

describe.skipIf(!hasNginx)('deploy/nginx.conf, in nginx', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    port = await freePort();
    const conf = await writeConfiguration(await writeSite());
    nginx = spawn('nginx', ['-c', conf, '-p', folder, '-e', 'stderr', '-g', 'daemon off; master_process off;'], { stdio: 'inherit' });
    await untilItAnswers();
  });

  afterAll(async () => {
    if (nginx?.exitCode === null) {
      nginx.kill();
      await once(nginx, 'exit');
    }
    await rm(folder, { recursive: true });
  });

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

  it.each(['/assets/gone.js', '/assets/gone.woff2', '/artwork/gone.svg', '/icons/gone.png', '/assets/', '/_headers', '/_nginx.conf', '/index.html.br'])(
    'has nothing at %s, and does not let that be remembered',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['cache-control']).toBeUndefined();
    },
  );

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
    expect(headers).toMatchObject(Object.fromEntries(Object.entries(SECURITY).map(([name, value]) => [name.toLowerCase(), value])));
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
