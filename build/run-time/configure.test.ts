import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#composition/config.ts';
import { smallContainers, type SmallContainers } from '#fixtures/container-image.ts';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.secret.token-1';

let containers: SmallContainers;
beforeAll(async () => {
  containers = await smallContainers(readConfig);
});
afterAll(() => containers.close());
const start: SmallContainers['start'] = (...given) => containers.start(...given);
const written: SmallContainers['written'] = (name) => containers.written(name);
const page = (): string => written('site/index.html');
const settings = (): unknown => {
  const [, text = ''] = /data-settings>(.*?)<\/script>/.exec(page()) ?? [];
  return JSON.parse(text);
};
const sources = (directive: string, text = page()): readonly string[] =>
  new RegExp(`${directive} ([^;]*)`).exec(text)?.[1]?.split(' ') ?? [];

// product.md, Configuration: run time.
describe('a container', () => {
  it('at the root, which is told nothing, asks as the build would, and waits for a token', () => {
    expect(start({})).toEqual({ status: 0, stderr: 'No TMDB_ACCESS_TOKEN: /tmdb answers 401.\n' });
    expect(settings()).toEqual({
      base: '/',
      apiUrl: '/tmdb/3',
      imageUrl: 'https://image.tmdb.org/t/p/',
    });
    expect(page()).toContain('content="/link-preview.png"');
    expect(existsSync(join(containers.folder, 'out/site/_folder.conf'))).toBe(false);
    expect(written('site/_nginx.conf')).toContain('upgrade-insecure-requests');
    expect(written('site/sw.js')).toContain('"scope":"","screens":"^(?:|search)/?$"');
    expect(sources('connect-src').toSorted()).toEqual(
      [
        "'self'",
        'https://api.ipify.org',
        'https://api.myip.com',
        'https://httpbin.org',
        'https://image.tmdb.org',
      ].toSorted(),
    );
  });

  it('in a folder has everything there', async () => {
    const env = {
      BASE: '/films/a.b/',
      SITE_URL: 'https://matinee.example',
      DEVICES: '/films/a.b/lists/',
      IP_LOOKUP_URLS: ' http://ip.example:8080/x?y=1 , https://b.example,https://b.example/again,/ip ',
      VITALS_URL: 'https://vitals.example/collect',
    };
    expect(start({ ...env, TMDB_ACCESS_TOKEN: TOKEN })).toEqual({ status: 0, stderr: '' });
    expect(settings()).toEqual({
      base: '/films/a.b/',
      apiUrl: '/films/a.b/tmdb/3',
      imageUrl: 'https://image.tmdb.org/t/p/',
      ipLookupUrls: ['http://ip.example:8080/x?y=1', 'https://b.example', 'https://b.example/again', '/ip'],
      vitalsUrl: 'https://vitals.example/collect',
      devicesUrl: '/films/a.b/lists/',
    });
    expect(page()).toContain('content="https://matinee.example/films/a.b/link-preview.png"');
    expect(page()).toContain('href="/films/a.b/movie"');
    expect(written('site/sw.js')).toContain(String.raw`"scope":"/films%2Fa.b/","screens":"^(?:|search|pair)/?$"`);
    expect(sources('connect-src')).toEqual([
      "'self'",
      'https://image.tmdb.org',
      'http://ip.example:8080',
      'https://b.example',
      'https://vitals.example',
    ]);
    const nginx = written('site/_nginx.conf');
    expect(sources('connect-src', nginx)).toEqual(sources('connect-src'));
    expect(nginx).not.toContain('upgrade-insecure-requests');
    expect(nginx).toContain(String.raw`if ($uri ~ "^/films/a\.b/assets/")`);
    expect(written('site/_folder.conf')).toContain(String.raw`rewrite "^/films/a\.b(/.*)$" $1;`);
    expect(await readdir(join(containers.folder, 'out/matinee'))).toEqual([
      'devices.conf',
      'health.conf',
      'tmdb-answers.conf',
      'tmdb-images.conf',
      'tmdb-proxy.conf',
    ]);
    expect(written('matinee/devices.conf')).toContain('"^/lists/(?<matinee_folder>');
    expect(written('matinee/devices.conf')).not.toContain('^/devices');
    expect(written('matinee/devices.conf')).toContain('alias /var/lib/matinee/devices/');
  });

  it('names in its policies the styles as they are in its page', () => {
    start({ BASE: '/matinee/' });
    const [, styles = ''] = /<style>([^]*)<\/style>/.exec(page()) ?? [];
    expect(styles).toContain('url(/matinee/assets/icons-1a2b.svg)');
    const hash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
    expect(sources('style-src')).toEqual(["'self'", hash]);
    expect(sources('style-src', written('site/_nginx.conf'))).toEqual(["'self'", hash]);
  });

  it('of the demo asks nobody, and has no proxy', async () => {
    expect(start({ CATALOG: 'demo', IP_LOOKUP_URLS: '' })).toEqual({ status: 0, stderr: '' });
    expect(settings()).toMatchObject({ ipLookupUrls: [] });
    expect(sources('connect-src')).toEqual(["'self'"]);
    expect(await readdir(join(containers.folder, 'out/matinee'))).toEqual(['health.conf']);
    expect(await readdir(join(containers.folder, 'out/conf.d'))).toEqual(['nginx.conf']);
  });

  it.each([
    'BASE',
    'SITE_URL',
    'DEVICES',
    'VITALS_URL',
    'FOOTER_LINKS',
    'REQUEST_URL',
    'CATALOG',
    'TMDB_ACCESS_TOKEN',
    'TMDB_ACCESS_TOKEN_FILE',
  ])('takes an empty %s for none', (name) => {
    start({});
    const before = page();
    expect(start({ [name]: '' }).status).toBe(0);
    expect(page()).toBe(before);
  });

  it.each(['your_tmdb_read_access_token_here', ''])('takes a token like %j for none', (TMDB_ACCESS_TOKEN) => {
    expect(start({ TMDB_ACCESS_TOKEN }).stderr).toContain('/tmdb answers 401');
    expect(written('tmdb-upstream.conf')).toBe('return 401;\n');
  });

  it('reads its token from a file, and writes it for nginx alone', async () => {
    const file = join(containers.folder, 'token');
    await writeFile(file, `${TOKEN}\n`);
    for (const env of [{ TMDB_ACCESS_TOKEN_FILE: file }, { TMDB_ACCESS_TOKEN: TOKEN }]) {
      expect(start(env)).toEqual({ status: 0, stderr: '' });
      expect(written('tmdb-upstream.conf')).toContain(`"Bearer ${TOKEN}"`);
      const found = spawnSync('grep', ['-rl', 'secret', join(containers.folder, 'out')], { encoding: 'utf8' }).stdout;
      expect(found.trim()).toBe(join(containers.folder, 'out/tmdb-upstream.conf'));
      expect(
        spawnSync('find', [join(containers.folder, 'out/tmdb-upstream.conf'), '-perm', '600'], { encoding: 'utf8' })
          .stdout,
      ).not.toBe('');
    }
  });

  it('sends nothing that the build has compressed of what it has changed', () => {
    start({ BASE: '/matinee/' });
    expect(gunzipSync(readFileSync(join(containers.folder, 'out/site/index.html.gz'))).toString()).toBe(page());
    expect(gunzipSync(readFileSync(join(containers.folder, 'out/site/sw.js.gz'))).toString()).toBe(
      written('site/sw.js'),
    );
    expect(written('site/assets/start-1a2b.js.br')).toBe('script, brotli');
  });

  it('has nothing for visitors that speaks to hosts, and no place that is not filled', () => {
    start({ BASE: '/matinee/', DEVICES: '/devices/' });
    expect(existsSync(join(containers.folder, 'out/site/_settings'))).toBe(false);
    const left = spawnSync('grep', ['-RlE', '__MATINEE|of the build', join(containers.folder, 'out')], {
      encoding: 'utf8',
    });
    expect(left.stdout).toBe('');
  });

  it('that is started again with other settings has nothing of the former ones, and is another release', () => {
    const release = () => /"name":"0a1b(\w{12})"/.exec(written('site/sw.js'))?.[1];
    start({ DEVICES: '/devices/' });
    const before = release();
    expect(before).toBeDefined();
    start({});
    expect(existsSync(join(containers.folder, 'out/matinee/devices.conf'))).toBe(false);
    const after = release();
    expect(after).not.toBe(before);
    start({});
    expect(release()).toBe(after);
  });
});

describe.skipIf(spawnSync('busybox', ['true']).error)("busybox's shell, awk, grep and sed, which the image has", () => {
  it('write the same', async () => {
    const PATH = join(containers.folder, 'busybox');
    await mkdir(PATH);
    spawnSync('busybox', ['--install', '-s', PATH]);
    const env = {
      BASE: '/films/a.b/',
      SITE_URL: 'https://matinee.example',
      DEVICES: '/lists/',
      VITALS_URL: 'https://v.example/x',
    };
    start(env);
    const names = ['site/index.html', 'site/sw.js', 'site/_nginx.conf', 'site/_folder.conf', 'matinee/devices.conf'];
    const before = names.map(written);
    expect(start({ ...env, PATH }).status).toBe(0);
    expect(names.map(written)).toEqual(before);
  });
});
