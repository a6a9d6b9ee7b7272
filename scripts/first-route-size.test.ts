import { describe, expect, it } from 'vitest';
import { firstRouteFiles } from './first-route-size.mjs';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_vendor.js'], dynamicImports: ['src/ui/screens/detail/detail-screen.tsx'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_row.js': { file: 'assets/row.js', imports: ['_vendor.js', 'index.html'] },
  'src/ui/screens/home/home-screen.tsx': { file: 'assets/home.js', imports: ['_row.js'] },
  'src/ui/screens/detail/detail-screen.tsx': { file: 'assets/detail.js' },
};

describe('the first route', () => {
  it('is the entry, the home screen and all they import statically, each once', () => {
    const files = firstRouteFiles(manifest, '');
    expect(files.toSorted()).toEqual(['assets/home.js', 'assets/index.js', 'assets/row.js', 'assets/vendor.js']);
  });

  it('includes other scripts of the page', () => {
    const html = '<script src="/boot.js"></script><script type="module" src="/assets/index.js"></script>';
    expect(firstRouteFiles(manifest, html)).toContain('boot.js');
    expect(firstRouteFiles(manifest, html)).toHaveLength(5);
  });

  it('is not guessed when the home screen has no chunk', () => {
    const { 'src/ui/screens/home/home-screen.tsx': _, ...rest } = manifest;
    expect(() => firstRouteFiles(rest, '')).toThrow('home-screen.tsx has no chunk of its own');
  });
});
