import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bytesToPaint, firstRouteFiles, judgePage } from './first-route-size.mjs';

const manifest = {
  'src/composition/main.tsx': {
    file: 'assets/index.js',
    imports: ['_row.js', '_vendor.js'],
    dynamicImports: ['src/ui/screens/detail/detail-screen.tsx'],
  },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_row.js': { file: 'assets/row.js', imports: ['_vendor.js', 'src/composition/main.tsx'] },
  'src/ui/screens/detail/detail-screen.tsx': { file: 'assets/detail.js' },
};

describe('the first route', () => {
  it('is the entry, the home screen within, and all it imports statically, each once', () => {
    const files = firstRouteFiles(manifest, '');
    expect(files.toSorted()).toEqual(['assets/index.js', 'assets/row.js', 'assets/vendor.js']);
  });

  it('includes other scripts of the page', () => {
    const html = '<script src="/boot.js"></script><script type="module" src="/assets/index.js"></script>';
    expect(firstRouteFiles(manifest, html)).toContain('boot.js');
    expect(firstRouteFiles(manifest, html)).toHaveLength(4);
  });

  it('is not guessed when the entry has no chunk', () => {
    const { 'src/composition/main.tsx': _, ...rest } = manifest;
    expect(() => firstRouteFiles(rest, '')).toThrow('src/composition/main.tsx has no chunk of its own');
  });
});

it('a page that takes more than the first flight of a connection fails the build', () => {
  expect(() => judgePage({ file: 'index.html', brotli: 14_000 })).not.toThrow();
  expect(() => judgePage({ file: 'index.html', brotli: 14_001 })).toThrow('index.html takes 14.0 kB');
});

it('a page is no larger for the links that its host has given it', () => {
  const page = '<div id="root"></div><noscript>Switch it on.</noscript></body>';
  const links =
    ' <a href="/imprint"><u><bdi>Imprint</bdi></u></a> <a href="mailto:a@b.example"><u><bdi>X</bdi></u></a>';
  const size = brotliCompressSync(page).length;
  expect(bytesToPaint(page)).toBe(size);
  expect(bytesToPaint(page.replace('on.', `on.${links}`))).toBeLessThanOrEqual(size + 1);
});
