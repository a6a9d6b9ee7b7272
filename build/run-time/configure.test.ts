import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configure, writeImage, type Environment } from '#fixtures/container-image.ts';
import { RULES, TAKEN, checkSettings, oneOf } from './settings.ts';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.secret.token-1';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'configure-'));
  await writeImage(join(folder, 'image'));
});
afterAll(() => rm(folder, { recursive: true }));

const start = (env: Environment, image = 'image') => {
  const { status, stderr } = configure(join(folder, image), join(folder, 'out'), env);
  return { status, stderr };
};
const written = (name: string): string => readFileSync(join(folder, 'out', name), 'utf8');
const page = (): string => written('site/index.html');
const settings = (): unknown => {
  const [, text = ''] = /data-settings>(.*?)<\/script>/.exec(page()) ?? [];
  return JSON.parse(text);
};
const sources = (directive: string, text = page()): readonly string[] =>
  new RegExp(`${directive} ([^;]*)`).exec(text)?.[1]?.split(' ') ?? [];

const ADDRESS = RULES.VITALS_URL.words;
const PATH = RULES.BASE.words;

/** A setting, a value that it cannot have, and the whole sentence. The build says the same of the variable of its own. */
const REFUSED: readonly (readonly [name: keyof typeof RULES, value: string, sentence: string, more?: Environment])[] = [
  ...[
    'matinee',
    'matinee/',
    '/matinee',
    '//',
    '/a//b/',
    '/../',
    '/a/../b/',
    '/./',
    '/a b/',
    "/a'/",
    '/a"/',
    '/a;/',
    '/a{/',
    '/$a/',
    '/a\\/',
    '*',
    'https://matinee.example/',
    '/a?b/',
    '/é/',
    '/a\n/',
  ].map((value) => ['BASE', value, `BASE is "${value}"; ${PATH}`] as const),
  ...[
    'devices/',
    '/devices',
    '/',
    '//devices/',
    '//evil.example/devices/',
    '/\\evil.example/',
    'https://evil.example/devices/',
    '/devices/?x=/',
    '/a b/',
    '/../devices/',
    "/'unsafe-inline'/",
    '/a;/',
    '*',
    '/a\n/',
  ].map((value) => ['DEVICES', value, `DEVICES is "${value}"; ${PATH}`] as const),
  ...['/assets/', '/icons/x/', '/tmdb/', '/watchlist/', '/movie/', '/tv/12/'].map(
    (value) => ['DEVICES', value, `DEVICES is "${value}"; ${TAKEN.words}`] as const,
  ),
  ...[
    'matinee.example',
    '//matinee.example',
    'ftp://matinee.example',
    'https://',
    'https://a b',
    'https://matinee.example/?x',
    'https://matinee.example/#x',
    'https://matinee.example;',
    'https://me:secret@matinee.example',
    "https://matinee.example/'",
    'https://*',
    '*',
    'javascript:alert(1)',
    'https://matinee.example/\n',
  ].map((value) => ['SITE_URL', value, `SITE_URL is "${value}"; ${RULES.SITE_URL.words}`] as const),
  [
    'SITE_URL',
    'https://matinee.example/films/',
    'SITE_URL is "https://matinee.example/films/"; its folder is not that of BASE, "/".',
  ],
  [
    'SITE_URL',
    'https://matinee.example/films',
    'SITE_URL is "https://matinee.example/films"; its folder is not that of BASE, "/matinee/".',
    { BASE: '/matinee/' },
  ],
  ...[
    'vitals.example',
    '//vitals.example',
    '/\\vitals.example',
    'https://',
    'https://*',
    'https://*.example',
    '*',
    "'unsafe-inline'",
    "https://vitals.example/; script-src * 'unsafe-inline'",
    'https://vitals.example/ x',
    'https://vitals.example;',
    'https://vitals.example/"',
    'https://vitals.example/<',
    'https://me@vitals.example/',
    'https://vitals.example/\\',
    'javascript:alert(1)',
    'data:,x',
    "https://vitals.example/'",
    'https://vitals.example\nhttps://evil.example',
    'https://bücher.example/',
    'https://vitals.example/#x',
    'https://vitals.example:x/',
  ].map((value) => ['VITALS_URL', value, `VITALS_URL is "${value}"; ${ADDRESS}`] as const),
  ['IP_LOOKUP_URLS', 'https://a.example, b.example ,https://c.example', `IP_LOOKUP_URLS has "b.example"; ${ADDRESS}`],
  ['IP_LOOKUP_URLS', 'https://a.example,https://b.example,*', `IP_LOOKUP_URLS has "*"; ${ADDRESS}`],
  [
    'IP_LOOKUP_URLS',
    "https://a.example;script-src 'unsafe-inline'",
    `IP_LOOKUP_URLS has "https://a.example;script-src 'unsafe-inline'"; ${ADDRESS}`,
  ],
  [
    'IP_LOOKUP_URLS',
    'https://a.example https://b.example',
    `IP_LOOKUP_URLS has "https://a.example https://b.example"; ${ADDRESS}`,
  ],
];

const BUILD_HAS: Environment = {
  BASE: 'VITE_BASE',
  DEVICES: 'VITE_DEVICES_URL',
  SITE_URL: 'VITE_SITE_URL',
  IP_LOOKUP_URLS: 'VITE_IP_LOOKUP_URLS',
  VITALS_URL: 'VITE_VITALS_URL',
};

// product.md, Configuration: refusals.
// product.md, Configuration: base and address.
// product.md, Configuration: addresses.
describe('a container that is told what cannot be ends with one sentence', () => {
  it.each(REFUSED)('%s=%j', (name, value, sentence, more = {}) => {
    expect(start({ ...more, [name]: value })).toEqual({
      status: 1,
      stderr: `${sentence.replaceAll(/\p{Cc}/gu, '?')}\n`,
    });
  });

  // Of folders the build takes names without slashes, too, and line breaks at the ends of addresses it leaves out.
  it.each(REFUSED.filter(([name, value]) => name !== 'BASE' && value === value.trim()))(
    'which the build has, too: %s=%j',
    (name, value, sentence, more = {}) => {
      const env = { [BUILD_HAS[name] ?? '']: value };
      const said = sentence.replace(name, BUILD_HAS[name] ?? '').replace('of BASE', 'of VITE_BASE');
      expect(() => checkSettings(env, more['BASE'] ?? '/')).toThrow(said);
    },
  );

  it.each(['floppy', 'TMDB', 'tmdb ', '../demo', 'tmdb|demo', 'tmdb\n'])('CATALOG=%j', (CATALOG) => {
    const { words } = oneOf(['tmdb', 'demo']);
    expect(start({ CATALOG })).toEqual({
      status: 1,
      stderr: `CATALOG is "${CATALOG.replace('\n', '?')}"; ${words}\n`,
    });
  });

  it.each(['a\nb', 'a b', 'a\n', ' a', '"; evil "', 'a;', 'é', '${x}'])('a token like %j', (TMDB_ACCESS_TOKEN) => {
    for (const CATALOG of ['tmdb', 'demo'])
      expect(start({ CATALOG, TMDB_ACCESS_TOKEN })).toEqual({
        status: 1,
        stderr: 'The TMDB token has characters that no token has.\n',
      });
  });

  it('a token and a file with one', () => {
    expect(start({ TMDB_ACCESS_TOKEN: TOKEN, TMDB_ACCESS_TOKEN_FILE: '/dev/null' })).toEqual({
      status: 1,
      stderr: 'TMDB_ACCESS_TOKEN and TMDB_ACCESS_TOKEN_FILE are both set: only one of them can be.\n',
    });
  });

  it.each(['/nowhere/token', '/'])('a file of a token that cannot be read: %s', (TMDB_ACCESS_TOKEN_FILE) => {
    expect(start({ TMDB_ACCESS_TOKEN_FILE })).toEqual({
      status: 1,
      stderr: 'TMDB_ACCESS_TOKEN_FILE names no file that can be read.\n',
    });
  });

  it.each([
    ['BASE', 'VITE_BASE', '/films/'],
    ['SITE_URL', 'VITE_SITE_URL', 'https://matinee.example/'],
    ['DEVICES', 'VITE_DEVICES_URL', '/devices/'],
    ['IP_LOOKUP_URLS', 'VITE_IP_LOOKUP_URLS', 'https://a.example'],
    ['VITALS_URL', 'VITE_VITALS_URL', 'https://vitals.example'],
    ['TMDB_ACCESS_TOKEN', 'VITE_TMDB_ACCESS_TOKEN', TOKEN],
  ])('%s, where the image was built with %s', async (name, variable, value) => {
    await writeImage(join(folder, name), ['tmdb'], { [variable]: value });
    expect(start({ [name]: value }, name)).toEqual({
      status: 1,
      stderr: `${name} is set, but it was set when the image was built, too: only one of them can be.\n`,
    });
    expect(
      start({ [name]: '', ...(name === 'IP_LOOKUP_URLS' && { IP_LOOKUP_URLS: undefined }) } as Environment, name)
        .status,
    ).toBe(0);
  });

  it('CATALOG, where the image has one build', async () => {
    await writeImage(join(folder, 'one'), ['demo']);
    expect(start({ CATALOG: 'demo' }, 'one').stderr).toContain(
      'CATALOG is set, but it was set when the image was built, too',
    );
    expect(start({}, 'one').status).toBe(0);
  });
});

// product.md, Configuration: run time.
describe('a container', () => {
  it('at the root, which is told nothing, asks as the build would, and waits for a token', () => {
    expect(start({})).toEqual({ status: 0, stderr: 'No TMDB_ACCESS_TOKEN: /tmdb answers 401.\n' });
    expect(settings()).toEqual({
      base: '/',
      apiUrl: '/tmdb/3',
      imageUrl: 'https://image.tmdb.org/t/p/',
      ipLookupUrls: ['https://api.ipify.org?format=json', 'https://httpbin.org/ip', 'https://api.myip.com'],
      vitalsUrl: '',
      devicesUrl: '',
    });
    expect(page()).toContain('content="/link-preview.png"');
    expect(existsSync(join(folder, 'out/site/_folder.conf'))).toBe(false);
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
    expect(await readdir(join(folder, 'out/matinee'))).toEqual([
      'devices.conf',
      'health.conf',
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
    expect(await readdir(join(folder, 'out/matinee'))).toEqual(['health.conf']);
    expect(await readdir(join(folder, 'out/conf.d'))).toEqual(['nginx.conf']);
  });

  it.each(['BASE', 'SITE_URL', 'DEVICES', 'VITALS_URL', 'CATALOG', 'TMDB_ACCESS_TOKEN', 'TMDB_ACCESS_TOKEN_FILE'])(
    'takes an empty %s for none',
    (name) => {
      start({});
      const before = page();
      expect(start({ [name]: '' }).status).toBe(0);
      expect(page()).toBe(before);
    },
  );

  it.each(['your_tmdb_read_access_token_here', ''])('takes a token like %j for none', (TMDB_ACCESS_TOKEN) => {
    expect(start({ TMDB_ACCESS_TOKEN }).stderr).toContain('/tmdb answers 401');
    expect(written('tmdb-upstream.conf')).toBe('return 401;\n');
  });

  it('reads its token from a file, and writes it for nginx alone', async () => {
    const file = join(folder, 'token');
    await writeFile(file, `${TOKEN}\n`);
    for (const env of [{ TMDB_ACCESS_TOKEN_FILE: file }, { TMDB_ACCESS_TOKEN: TOKEN }]) {
      expect(start(env)).toEqual({ status: 0, stderr: '' });
      expect(written('tmdb-upstream.conf')).toContain(`"Bearer ${TOKEN}"`);
      const found = spawnSync('grep', ['-rl', 'secret', join(folder, 'out')], { encoding: 'utf8' }).stdout;
      expect(found.trim()).toBe(join(folder, 'out/tmdb-upstream.conf'));
      expect(
        spawnSync('find', [join(folder, 'out/tmdb-upstream.conf'), '-perm', '600'], { encoding: 'utf8' }).stdout,
      ).not.toBe('');
    }
  });

  it('sends nothing that the build has compressed of what it has changed', () => {
    start({ BASE: '/matinee/' });
    expect(gunzipSync(readFileSync(join(folder, 'out/site/index.html.gz'))).toString()).toBe(page());
    expect(gunzipSync(readFileSync(join(folder, 'out/site/sw.js.gz'))).toString()).toBe(written('site/sw.js'));
    if (existsSync(join(folder, 'out/site/index.html.br')))
      expect(written('site/index.html.br')).not.toBe('of the build');
    expect(written('site/assets/start-1a2b.js.br')).toBe('script, brotli');
  });

  it('has nothing for visitors that speaks to hosts, and no place that is not filled', () => {
    start({ BASE: '/matinee/', DEVICES: '/devices/' });
    expect(existsSync(join(folder, 'out/site/_settings'))).toBe(false);
    const left = spawnSync('grep', ['-RlE', '__MATINEE|of the build', join(folder, 'out')], { encoding: 'utf8' });
    expect(left.stdout).toBe('');
  });

  it('that is started again with other settings has nothing of the former ones, and is another release', () => {
    const release = () => /"name":"0a1b(\w{12})"/.exec(written('site/sw.js'))?.[1];
    start({ DEVICES: '/devices/' });
    const before = release();
    expect(before).toBeDefined();
    start({});
    expect(existsSync(join(folder, 'out/matinee/devices.conf'))).toBe(false);
    const after = release();
    expect(after).not.toBe(before);
    start({});
    expect(release()).toBe(after);
  });
});

/** A folder of the commands that busybox has, as Alpine's images have them. */
const busybox = async (): Promise<string> => {
  const path = join(folder, 'busybox');
  await mkdir(path, { recursive: true });
  spawnSync('busybox', ['--install', '-s', path]);
  return path;
};

describe.skipIf(spawnSync('busybox', ['true']).error)("busybox's shell, awk, grep and sed", () => {
  it('write and refuse the same', async () => {
    const path = await busybox();
    const image = join(folder, 'image');
    const env = {
      BASE: '/films/a.b/',
      SITE_URL: 'https://matinee.example',
      DEVICES: '/lists/',
      VITALS_URL: 'https://v.example/x',
    };
    start(env);
    const names = ['site/index.html', 'site/sw.js', 'site/_nginx.conf', 'matinee/devices.conf'];
    const before = names.map(written);
    const out = join(folder, 'out');
    expect(configure(image, out, env, path)).toMatchObject({ status: 0 });
    expect(names.map(written)).toEqual(before);
    for (const [name, value, sentence, more = {}] of REFUSED) {
      const { status, stderr } = configure(image, out, { ...more, [name]: value }, path);
      expect([status, stderr]).toEqual([1, `${sentence.replaceAll(/\p{Cc}/gu, '?')}\n`]);
    }
  });
});
