import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../src/domain/addresses/screens.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}
interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly display: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly Icon[];
  readonly screenshots: readonly (Icon & { readonly form_factor: string; readonly label: string })[];
  readonly share_target: { readonly action: string; readonly method: string; readonly params: object };
  readonly shortcuts: readonly { readonly url: string }[];
}

const manifest = JSON.parse(await readFile('public/manifest.webmanifest', 'utf8')) as Manifest;
const [page, tokens] = await Promise.all(
  ['index.html', 'src/ui/styles/tokens.css'].map((path) => readFile(path, 'utf8')),
);

/** Width and height, as a PNG's header has them. */
const sizeOf = async (path: string): Promise<string> => {
  const header = await readFile(path);
  return `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`;
};

describe('What is installed', () => {
  it('is called Matinee, begins at home and has a window to itself', () => {
    expect(manifest).toMatchObject({ name: 'Matinee', short_name: 'Matinee', start_url: './', display: 'standalone' });
  });

  it('has the colours of the page', () => {
    const [, dark = ''] = /--page: (#[\da-f]{6})/.exec(tokens ?? '') ?? [];
    expect(manifest).toMatchObject({ theme_color: dark, background_color: dark });
    expect(page).toContain(`<meta name="theme-color" content="${dark}" />`);
  });

  it('has icons of the sizes that browsers ask for, one of which may be cut to any shape', async () => {
    const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
    for (const { src, sizes } of drawn) expect(await sizeOf(`public/${src}`)).toBe(sizes);
    expect(drawn.map(({ sizes, purpose = 'any' }) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
    expect(manifest.icons.every(({ src }) => existsSync(`public/${src}`))).toBe(true);
    expect(await sizeOf('public/icons/apple-touch-icon.png')).toBe('180x180');
  });

  it('is shown on a desktop and on a phone before it is installed', async () => {
    for (const { src, sizes } of manifest.screenshots) expect(await sizeOf(`public/${src}`)).toBe(sizes);
    expect(manifest.screenshots.map((shot) => shot.form_factor)).toEqual(['wide', 'narrow']);
  });

  it('offers the screens of what the device keeps', () => {
    const own = (['watchlist', 'favorites', 'collections'] as const).map((name) => SCREENS[name].paths[0]);
    expect(manifest.shortcuts.map(({ url }) => `/${url}`)).toEqual(own);
  });

  // product.md, Search: shared.
  it('takes what is shared to the search, in the folder that the site is in', () => {
    const { action, ...target } = manifest.share_target;
    expect(new URL(action, 'https://matinee.example/films/manifest.webmanifest').pathname).toBe(
      `/films${SCREENS.search.paths[0]}`,
    );
    expect(target).toMatchObject({ method: 'GET', params: { title: 'title', text: 'text', url: 'url' } });
  });

  it('is what the page names', () => {
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials" />');
    expect(page).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />');
  });
});
