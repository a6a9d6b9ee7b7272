import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCREENS } from '../src/domain/screens.ts';
import { answerFor, type Answer } from './answer-for.ts';

let root = '';

const FILES = {
  'index.html': 'page',
  'index.html.br': 'page, brotli',
  'assets/app-1a2b.js': 'script',
  'assets/app-1a2b.js.br': 'script, brotli',
  'assets/app-1a2b.js.gz': 'script, gzip',
  'artwork/poster.svg': 'picture',
  _headers: 'for hosts',
  '_nginx.conf': 'for hosts',
  '../secret.txt': 'secret',
};

beforeAll(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'static-')), 'site');
  for (const folder of ['assets', 'artwork']) await mkdir(join(root, folder), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(root, name), text);
});

afterAll(() => rm(join(root, '..'), { recursive: true }));

const ask = (url: string, acceptEncoding = '', ifNoneMatch = ''): Promise<Answer> =>
  answerFor(root, { url, acceptEncoding, ifNoneMatch });

async function bodyOf({ file, text = '' }: Answer): Promise<string> {
  if (!file) return text;
  const handle = await file.open();
  try {
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}

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
  ])('answers %s with the %s', async (url, body) => {
    const answer = await ask(url);
    expect(answer.status).toBe(200);
    expect(await bodyOf(answer)).toBe(body);
  });

  it.each(Object.values(SCREENS).flatMap(({ paths }) => paths.map((path) => path.replace(/:\w+/g, '7'))))(
    'answers the screen at %s with the page',
    async (url) => {
      expect(await bodyOf(await ask(url))).toBe('page');
    },
  );

  it.each([
    '/assets/gone.js',
    '/artwork/gone.svg',
    '/assets/',
    '/assets',
    '/x/../assets/gone.js',
    '/_headers',
    '/_nginx.conf',
  ])('does not send the page for %s, missing or not for visitors', async (url) => {
    expect((await ask(url)).status).toBe(404);
  });

  it.each(['/%', '/%00', '/%E0%A4%A'])('refuses %s, which is no path', async (url) => {
    expect((await ask(url)).status).toBe(400);
  });

  it.each([
    ['gzip, deflate, br', 'br', 'script, brotli'],
    ['gzip', 'gzip', 'script, gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'script, gzip'],
    ['identity', undefined, 'script'],
  ])('sends the smallest file that "%s" takes', async (acceptEncoding, encoding, body) => {
    const answer = await ask('/assets/app-1a2b.js', acceptEncoding);
    expect(answer.headers['Content-Encoding']).toBe(encoding);
    expect(answer.headers['Content-Type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['Content-Length']).toBe(String(body.length));
    expect(answer.headers['Vary']).toBe('Accept-Encoding');
    expect(await bodyOf(answer)).toBe(body);
  });

  it.each([
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/watchlist', 'no-cache'],
    ['/artwork/poster.svg', 'public, max-age=86400'],
  ])('lets %s be cached: %s', async (url, cacheControl) => {
    expect((await ask(url)).headers['Cache-Control']).toBe(cacheControl);
  });

  it('does not send again what the browser has', async () => {
    const first = await ask('/', 'br');
    const again = await ask('/', 'br', first.headers['ETag']);
    expect(again.status).toBe(304);
    expect(again.file).toBeUndefined();
  });
});
