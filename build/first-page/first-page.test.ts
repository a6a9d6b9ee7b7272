import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createBuilder, createServer, type InlineConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstPage } from './first-page.ts';

/** A site with all that the page is made of, and a font that is in the texts of nearly all pages. */
const FILES = {
  'index.html': '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>',
  'src/composition/main.tsx': `import './main.css'; import font from './a-latin-wght.woff2?url'; import('../ui/screens/diary/diary-screen.tsx').then(() => console.log(font));`,
  'src/composition/main.css': 'p { color: red } i { color: blue }',
  'src/composition/a-latin-wght.woff2': 'font',
  'src/composition/first-page/early.ts': `console.log('early ' + import.meta.env.BASE_URL);`,
  'src/composition/first-page/frame.tsx': `export const renderFrame = () => '<p>frame</p>';`,
  'src/ui/screens/diary/diary-screen.tsx': `import './diary.css'; console.log('seen');`,
  'src/ui/screens/diary/diary.css': 'q { color: red }',
};

let root = '';
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'first-page-')));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
});
afterAll(() => rm(root, { recursive: true }));

const shared = (base: string): InlineConfig => ({
  configFile: false,
  logLevel: 'silent',
  root,
  base,
  plugins: [firstPage(), react()],
});

const pageIn = async (base: string): Promise<string> => {
  const builder = await createBuilder({
    ...shared(base),
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    build: { minify: 'terser', assetsInlineLimit: 0, emptyOutDir: true },
  });
  await builder.buildApp();
  return readFile(join(root, 'dist/index.html'), 'utf8');
};

/** The page's links to styles, in their order; all wait to be wanted. */
const styleLinksOf = (page: string): readonly string[] =>
  Array.from(page.matchAll(/<link rel="stylesheet" href="([^"]+)" disabled/g), ([, href = '']) => decodeURI(href));

describe('the built page', () => {
  // The folder is in addresses as the bundler writes it.
  it.each(['/', '/films/', '/Café/', '/Filme A/b.2/'])(
    'in %s has in it what is painted first (product.md, Configuration: base)',
    async (base) => {
      const page = await pageIn(base);
      expect(page).toMatch(/<style>p ?\{ ?color: ?red;?\s*\}<\/style>/);
      expect(page).toMatch(/<div id="root">\s*<div id="frame" inert aria-hidden="true"><p>frame<\/p><\/div>/);
      expect(page).toMatch(/<script>[^<]*early \/[^<]*<\/script>/);
      const [late = '', whole = ''] = styleLinksOf(page);
      expect(late).toMatch(new RegExp(`^${base}assets/rest-.*\\.css$`));
      expect(await readFile(join(root, 'dist', late.slice(base.length)), 'utf8')).toMatch(/^i\{color:[^}]*\}\s*$/);
      expect(whole).toMatch(new RegExp(`^${base}assets/index-.*\\.css$`));
    },
  );

  it('names its late styles by what is in them', async () => {
    const before = styleLinksOf(await pageIn('/'));
    const frame = join(root, 'src/composition/first-page/frame.tsx');
    await writeFile(frame, `export const renderFrame = () => '<p>frame</p><i></i>';`);
    const after = styleLinksOf(await pageIn('/'));
    await writeFile(frame, FILES['src/composition/first-page/frame.tsx']);
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });

  it('names the files that its script fetches, and has the browser fetch none by itself', async () => {
    const page = await pageIn('/');
    const [, text = ''] = /<script type="application\/json" data-files>(.*?)<\/script>/.exec(page) ?? [];
    const files = JSON.parse(text) as Record<'code' | 'fonts', string[]> & { screens: { diary: string[] } };
    expect(files.code[0]).toMatch(/^assets\/index-/);
    expect(files.fonts).toEqual([expect.stringMatching(/^assets\/a-latin-wght-.*\.woff2$/)]);
    expect(files.screens.diary).toEqual([
      expect.stringMatching(/diary-screen-.*\.js$/),
      expect.stringMatching(/\.css$/),
    ]);
    expect(page).not.toMatch(/<(script|link)[^>]* (src|rel="modulepreload")/);
    const code = await readFile(join(root, 'dist', files.code[0] ?? ''), 'utf8');
    expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  it('has the same styles and script, by their hashes, while these do not change (docs/hosting.md)', async () => {
    const inline = (page: string) =>
      Array.from(page.matchAll(/<(style|script)>([^<]*)</g), ([, , each = '']) =>
        createHash('sha256').update(each).digest('hex'),
      );
    const before = inline(await pageIn('/'));
    const screen = join(root, 'src/ui/screens/diary/diary-screen.tsx');
    await writeFile(screen, `${FILES['src/ui/screens/diary/diary-screen.tsx']} console.log('changed');`);
    const after = inline(await pageIn('/'));
    await writeFile(screen, FILES['src/ui/screens/diary/diary-screen.tsx']);
    expect(before).toHaveLength(2);
    expect(after).toEqual(before);
  });
});

it('the page of the development server runs the sources', async () => {
  const server = await createServer({
    ...shared('/films/'),
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const page = await server.transformIndexHtml('/index.html', FILES['index.html']);
    expect(page).toContain('<div id="root"></div>');
    const sources = Array.from(page.matchAll(/<script type="module" src="([^"]*composition[^"]*)"/g), ([, src]) => src);
    expect(sources).toEqual(['/films/src/composition/first-page/early.ts', '/films/src/composition/main.tsx']);
    expect(page.indexOf('@react-refresh')).toBeLessThan(page.indexOf('early.ts'));
    expect(page).toContain('@react-refresh');
  } finally {
    await server.close();
  }
});
