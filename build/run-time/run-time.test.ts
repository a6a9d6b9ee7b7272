import { mkdir, mkdtemp, readFile, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createBuilder } from 'vite';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readConfig, readProvider } from '#composition/config.ts';
import { configuration } from '../configuration.ts';
import { firstPage } from '../first-page/first-page.ts';
import { security } from '../security.ts';
import { runTime } from './run-time.ts';

/** A site whose code, styles and page name what a configuration changes. */
const FILES = {
  'index.html':
    '<!doctype html><html><head><meta charset="utf-8"><meta property="og:image" content="%SITE_URL%x.png"><link rel="icon" href="/favicon.png"></head><body></body></html>',
  'public/favicon.png': '<svg/>',
  'src/names.ts': 'export const CATALOGUES = { tmdb: {}, demo: {} };',
  'src/composition/main.tsx': `import './main.css'; import font from './a-latin-wght.woff2?url'; import('../ui/screens/seen/seen-screen.tsx'); console.log(font, import.meta.env.BASE_URL, import.meta.env.CONFIG, import.meta.env.VITE_DEVICES_URL);`,
  'src/composition/main.css': 'a { background: url(./icons.svg) }',
  'src/composition/icons.svg': '<svg/>',
  'src/composition/a-latin-wght.woff2': 'font',
  'src/composition/first-page/early.ts': `console.log(import.meta.env.PROVIDER, import.meta.env.BASE_URL);`,
  'src/composition/first-page/frame.tsx': `export const renderFrame = () => '<a href="' + import.meta.env.BASE_URL + 'movie">' + import.meta.env.CONFIG.apiUrl + '</a>';`,
  'src/ui/screens/seen/seen-screen.tsx': `import './seen.css'; console.log('seen');`,
  'src/ui/screens/seen/seen.css': 'q { color: red }',
};

let root = '';
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'run-time-')));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(root, { recursive: true }));

const CATALOGUES = { variable: 'VITE_CATALOG', file: 'src/names.ts', table: 'CATALOGUES' } as const;

/** @returns the built files that are texts, by their names */
const build = async (variables: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> => {
  // The tests' own has it.
  vi.stubEnv('VITE_DEVICES_URL', '');
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const about = { VITE_VERSION: '1.2.3' };
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [
      configuration([CATALOGUES]),
      runTime({ config: readConfig, provider: readProvider, about, catalogues: CATALOGUES }),
      firstPage(),
      security(readConfig),
    ],
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    build: { minify: 'terser', assetsInlineLimit: 0, emptyOutDir: true },
  });
  await builder.buildApp();
  const dist = join(root, 'dist');
  const entries = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const names = entries.map(({ parentPath, name }) => join(parentPath, name));
  const texts = names.map(async (name) => [name.slice(dist.length + 1), await readFile(name, 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
};

const RUN_TIME = { VITE_RUN_TIME: 'true', VITE_CATALOG: 'tmdb', VITE_TMDB_API_URL: '/tmdb/3' };

it('a run-time build has places for what it is not told, in the page and in what speaks to hosts alone', async () => {
  const files = await build(RUN_TIME);
  const open = Object.entries(files).filter(([, text]) => text.includes('__MATINEE'));
  expect(open.map(([name]) => name).toSorted()).toEqual(['_folder.conf', '_headers', '_nginx.conf', 'index.html']);
  const { 'index.html': page = '' } = files;
  expect(page).toContain('content="__MATINEE_SITE_URL__x.png"');
  expect(page).toContain('href="/__MATINEE_BASE__/favicon.png"');
  expect(page).toContain('<a href="/__MATINEE_BASE__/movie">/tmdb/3</a>');
  expect(page).toMatch(
    /<style>a ?\{ ?background: ?url\(\/__MATINEE_BASE__\/assets\/icons-[\w-]+\.svg\);?\s*\}<\/style>/,
  );
  expect(page).toContain("style-src 'self' '__MATINEE_STYLES__';");
  expect(page).toContain("connect-src 'self' https://image.tmdb.org __MATINEE_CONNECT__;");
  expect(page).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
});

it('its code reads what the page says, which is there before it, and has the rest from the build', async () => {
  const files = await build(RUN_TIME);
  const { 'index.html': page = '' } = files;
  const said = page.indexOf('<script type="application/json" data-settings>__MATINEE_SETTINGS__</script>');
  const [early = ''] = /<script>[^<]*<\/script>/.exec(page) ?? [];
  expect(said).toBeGreaterThan(0);
  expect(page.indexOf(early)).toBeGreaterThan(said);
  const main = Object.entries(files).find(([name]) => /assets\/index-.*\.js/.test(name))?.[1] ?? '';
  for (const code of [early, main]) {
    expect(code).toContain('document.querySelector("[data-settings]").text).base');
    expect(code).not.toContain('/tmdb/3');
  }
  expect(main).toContain('"[data-settings]").text).devicesUrl');
  expect(main).toContain('1.2.3');
  // The same from release to release.
  expect(early).not.toContain('1.2.3');
  // What the page is not told.
  expect(main).toContain('api.ipify.org');
});

it('what it is told is fixed, and is told to the container', async () => {
  const files = await build({
    ...RUN_TIME,
    VITE_BASE: '/films/',
    VITE_SITE_URL: 'https://matinee.example',
    VITE_IP_LOOKUP_URLS: '',
    VITE_VITALS_URL: 'https://vitals.example/x',
  });
  const { 'index.html': page = '', _settings: settings = '' } = files;
  expect(page).toContain('content="https://matinee.example/films/x.png"');
  expect(page).toContain('href="/films/favicon.png"');
  expect(page).toContain("connect-src 'self' https://vitals.example https://image.tmdb.org __MATINEE_CONNECT__;");
  const rows = settings.split('\n').map((line) => line.split('\t').slice(0, 3));
  expect(rows).toEqual(
    expect.arrayContaining([
      ['CATALOG', 'fixed', 'tmdb'],
      ['BASE', 'fixed', '/films/'],
      ['SITE_URL', 'fixed', 'https://matinee.example'],
      ['DEVICES', 'open', ''],
      ['IP_LOOKUP_URLS', 'fixed', ''],
      ['VITALS_URL', 'fixed', 'https://vitals.example/x'],
      ['TMDB_ACCESS_TOKEN', 'open'],
      ['API_URL', 'fixed', '/tmdb/3'],
    ]),
  );
});

it('the token of a build is not told to the container, only that there is one', async () => {
  const files = await build({ VITE_RUN_TIME: 'true', VITE_CATALOG: 'tmdb', VITE_TMDB_ACCESS_TOKEN: 'eyJ.secret' });
  expect(files['_settings']).toContain('TMDB_ACCESS_TOKEN\tfixed\n');
  expect(files['_settings']).not.toContain('secret');
});

it('a static build has no places, and nothing for a container', async () => {
  const files = await build({ VITE_CATALOG: 'tmdb', VITE_BASE: '/films/' });
  expect(Object.values(files).join('\n')).not.toMatch(/__MATINEE|data-settings/);
  expect(Object.keys(files)).not.toContain('_settings');
  expect(files['_folder.conf']).toContain('rewrite "^/films(/.*)$" $1;');
});
