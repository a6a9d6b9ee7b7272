import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#composition/config.ts';
import type { Environment } from '#fixtures/container-image.ts';
import { runContainer } from '#fixtures/running-container.ts';
import type { RunningNginx } from '#fixtures/running-nginx.ts';
import { hasNginx } from '../../scripts/nginx.mjs';

let nginx: RunningNginx;
const ask: RunningNginx['ask'] = (...asked) => nginx.ask(...asked);
const run = (settings: Environment): void => {
  beforeAll(async () => {
    nginx = await runContainer(readConfig, settings);
  });
  afterAll(() => nginx.close());
};

const FOLDER = 'a'.repeat(32);

describe.skipIf(!hasNginx())('a container at the root', () => {
  run({});

  // Without folders for devices, theirs is an address that no screen has: the page says so.
  it.each(['/', '/movie/12', '/matinee/', '/devices/'])('answers %s with the page', async (path) => {
    const { status, body, headers } = await ask(path, { 'accept-encoding': '' });
    expect(status).toBe(200);
    expect(body).toContain('"base":"/"');
    expect(headers['content-security-policy']).toContain('https://api.ipify.org');
  });

  it.each(['/_settings', '/_nginx.conf', '/tmdb', '/assets/gone.js'])('has nothing at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('takes a text of 10 kB that is shared with it, in any script', async () => {
    const { status } = await ask(`/search?text=${encodeURIComponent('я'.repeat(5_000))}`);
    expect(status).toBe(200);
  });

  it('asks nothing of TMDB without a token', async () => {
    expect((await ask('/tmdb/3/configuration')).status).toBe(401);
  });

  it.each(['gzip', 'br, gzip'])('sends what was compressed of the page at its start, with %s', async (accepted) => {
    const { status, headers } = await ask('/', { 'accept-encoding': accepted });
    expect(status).toBe(200);
    expect(accepted).toContain(headers['content-encoding']);
  });
});

describe.skipIf(!hasNginx())('a container in a folder of its host', () => {
  run({ BASE: '/films/a.b/', DEVICES: '/films/a.b/lists/', VITALS_URL: 'https://vitals.example/x' });

  it.each(['/films/a.b/', '/films/a.b/movie/12', '/films/a.b/index.html'])('answers %s with the page', async (path) => {
    const { status, body, headers } = await ask(path);
    expect(status).toBe(200);
    expect(body).toContain('href="/films/a.b/favicon.png"');
    expect(headers['content-security-policy']).toContain('https://vitals.example;');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('answers files there, for good', async () => {
    const { status, headers } = await ask('/films/a.b/assets/start-1a2b.js');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it('leads to itself from the folder without its slash', async () => {
    const { status, headers } = await ask('/films/a.b?x=1');
    expect([status, headers.location]).toEqual([301, '/films/a.b/?x=1']);
  });

  it.each([
    '/',
    '/index.html',
    '/movie/12',
    '/assets/start-1a2b.js',
    '/tmdb/3/configuration',
    '/lists/',
    '/films/',
    '/films/axb/',
    '/films/a.bc/',
    '/films/a.b/_settings',
    '/films/a.b/_nginx.conf',
    '/films/a.b/assets/gone.js',
  ])('has nothing at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('has its proxy and its folders for devices there', async () => {
    expect((await ask('/films/a.b/tmdb/3/configuration')).status).toBe(401);
    const file = `/films/a.b/lists/${FOLDER}/phone.json`;
    expect((await ask(file)).status).toBe(404);
    expect((await ask(file, { 'content-length': '0' }, 'PUT')).status).toBe(201);
    expect((await ask(file)).status).toBe(200);
    const listed = await ask(`/films/a.b/lists/${FOLDER}/`);
    expect(JSON.parse(listed.body)).toMatchObject([{ name: 'phone.json' }]);
  });
});

describe.skipIf(!hasNginx())('a container with folders for devices beside its own', () => {
  run({ CATALOG: 'demo', BASE: '/matinee/', DEVICES: '/shared/lists/' });

  it('answers both', async () => {
    expect((await ask('/matinee/')).status).toBe(200);
    expect((await ask(`/shared/lists/${FOLDER}/x.json`, { 'content-length': '0' }, 'PUT')).status).toBe(201);
    expect((await ask('/shared/')).status).toBe(404);
    expect((await ask('/matinee/tmdb/3/configuration')).status).toBe(200);
  });
});

it.skipIf(!hasNginx())('a container that cannot be as it is told does not start', async () => {
  await expect(runContainer(readConfig, { BASE: 'matinee' })).rejects.toThrow(/^BASE is "matinee"; it must be a path/);
});

// product.md, Configuration: refusals: what is not refused, nginx has room for.
describe.skipIf(!hasNginx())('a container whose settings are as long as they can be', () => {
  const base = `/${'.a'.repeat(99)}/`;
  run({
    BASE: base,
    DEVICES: `/${'.b'.repeat(99)}/`,
    SITE_URL: `https://${'c'.repeat(480)}.example`,
    IP_LOOKUP_URLS: Array.from({ length: 90 }, (_, at) => `http://d${at}.example`)
      .join(',')
      .slice(0, 1_500)
      .replace(/,[^,]*$/, ''),
    VITALS_URL: `https://${'e'.repeat(484)}.example`,
    TMDB_ACCESS_TOKEN: 'f'.repeat(1_000),
  });

  it('answers', async () => {
    const { status, headers } = await ask(base);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain(`https://${'e'.repeat(484)}.example`);
    expect((await ask(`/${'.b'.repeat(99)}/${FOLDER}/`)).status).toBe(404);
  });
});

describe.skipIf(!hasNginx())('a container in a folder that is named as what is within nginx', () => {
  run({ BASE: '/_tmdb/data/', TMDB_ACCESS_TOKEN: '' });

  it('answers there, and asks TMDB', async () => {
    expect((await ask('/_tmdb/data/movie/12')).status).toBe(200);
    const { status, body } = await ask('/_tmdb/data/tmdb/3/configuration');
    expect([status, JSON.parse(body)]).toEqual([401, { success: false, status_code: 7 }]);
  });
});
