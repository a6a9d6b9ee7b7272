import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WORKER_FILE, worker } from './worker.ts';

const DEMO_DATA = 'virtual:demo-catalogue';
const demoData: Plugin = {
  name: 'demo-data',
  resolveId: (id) => (id === DEMO_DATA ? id : undefined),
  load: (id) => (id === DEMO_DATA ? 'export const demo = "demo";' : undefined),
};

/** A page, a screen that comes later, the demo's data that few will ask for, and two fonts of which the page names one. */
const FILES = {
  'index.html':
    '<title>x</title><link rel="preload" as="font" href="/latin.woff2"><script type="module" src="/entry.js"></script>',
  'entry.js': `import './fonts.css'; import('./screen.js').then(console.log); import('${DEMO_DATA}').then(console.log);`,
  'screen.js': 'export const screen = "screen";',
  'fonts.css': `@font-face { font-family: a; src: url('/latin.woff2') } @font-face { font-family: a; src: url('/greek.woff2') }`,
  'latin.woff2': 'latin',
  'greek.woff2': 'greek',
  'public/favicon.png': 'icon',
  'public/manifest.webmanifest': 'manifest',
};

let root = '';
const write = async (name: string, text: string) => {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), text);
};
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'worker-')));
  for (const [name, text] of Object.entries(FILES)) await write(name, text);
});
afterAll(() => rm(root, { recursive: true }));

const workerOf = async (catalogue: 'tmdb' | 'demo'): Promise<string> => {
  vi.stubEnv('VITE_CATALOG', catalogue);
  const builder = await createBuilder({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [demoData, worker()],
    builder: {
      sharedConfigBuild: true,
      sharedPlugins: true,
      buildApp: async (app) => void (await app.build(app.environments['client']!)),
    },
    build: { assetsInlineLimit: 0, emptyOutDir: true },
  });
  await builder.buildApp();
  return readFile(join(root, 'dist', WORKER_FILE), 'utf8');
};
const filesOf = (code: string) =>
  [...code.matchAll(/"(\.\/|[\w-]+\.\w+|assets\/[\w./-]*)"/g)].map(([, path = '']) => path.replace(/-[\w-]{8}\./, '.'));
const releaseOf = (code: string) => /name:"([\da-f]{12})"/.exec(code)?.[1];

describe('The built worker', () => {
  it('is one file that imports nothing', async () => {
    const code = await workerOf('tmdb');
    expect(code).not.toMatch(/\b(import|export|importScripts)\b/);
    expect(code).not.toContain('__RELEASE__');
  });

  it('keeps the page, all its code and styles and the fonts it names, but no demo that few will open', async () => {
    const files = filesOf(await workerOf('tmdb'));
    expect(files).toEqual(
      expect.arrayContaining([
        './',
        'favicon.png',
        'manifest.webmanifest',
        'assets/index.js',
        'assets/index.css',
        'assets/screen.js',
        'assets/latin.woff2',
      ]),
    );
    expect(files.join()).not.toMatch(/demo|greek/);
  });

  it('keeps the demo where it is what the site shows', async () => {
    expect(filesOf(await workerOf('demo')).join()).toContain('virtual_demo-catalogue');
  });

  it('is another when anything of the site is, and the same when nothing is', async () => {
    const before = releaseOf(await workerOf('tmdb'));
    expect(before).toBeDefined();
    expect(releaseOf(await workerOf('tmdb'))).toBe(before);
    const others: (string | undefined)[] = [];
    for (const name of ['screen.js', 'public/favicon.png'] as const) {
      await write(name, `${FILES[name]}\nconsole.log('changed');`);
      others.push(releaseOf(await workerOf('tmdb')));
      await write(name, FILES[name]);
    }
    expect(new Set([before, ...others]).size).toBe(3);
  });
});
