import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openLibraryScreen } from '#fixtures/ui/open-library-screen.tsx';

const ROW = [
  ['Watchlist', '/watchlist'],
  ['Up next', '/up-next'],
  ['Calendar', '/calendar'],
  ['Diary', '/diary'],
  ['Favorites', '/favorites'],
  ['Collections', '/collections'],
] as const;

const row = page.getByRole('navigation', { name: 'Your library' });
const links = () => [...row.element().querySelectorAll('a')];

// product.md, Frame: own screens.
describe.each([...ROW, ['Watchlist', '/ratings'] as const])('the links of %s, at %s', (current, at) => {
  it('are the six in their order, of which the current one is marked', async () => {
    await page.viewport(1280, 800);
    await openLibraryScreen(at, {});
    await expect.element(row).toBeVisible();
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual(ROW);
    expect(
      links()
        .filter((link) => link.ariaCurrent === 'page')
        .map((link) => link.textContent),
    ).toEqual([current]);
  });

  it('are 44 px high, and the current one is in sight on the narrowest phone', async () => {
    await page.viewport(320, 640);
    await openLibraryScreen(at, {});
    await expect.element(row).toBeVisible();
    const box = links()
      .find((link) => link.ariaCurrent === 'page')!
      .getBoundingClientRect();
    const { left, right } = row.element().getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(left);
    expect(box.right).toBeLessThanOrEqual(right);
    for (const link of links()) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});
