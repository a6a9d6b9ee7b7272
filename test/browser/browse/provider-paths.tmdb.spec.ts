import { expect, test } from '../shared/fixtures.ts';
import { asked, noteChecks, requestsOf } from '../shared/requests.ts';

test.beforeEach(({ page }) => noteChecks(page));

/** TMDB's own address, and what it leads to here. */
const PATHS = [
  ['/movie/1001-dust-parade', '/movie/1001', /./],
  ['/Movie/1001', '/movie/1001', /./],
  ['/movie/1001/cast', '/movie/1001', /./],
  ['/movie/1001-dust-parade/images/backdrops?language=de-DE', '/movie/1001?language=de-DE', /./],
  ['/tv/1301-a-show/season/1', '/tv/1301/season/1', /Season 1/],
  ['/tv/1301-a-show/season/1/episode/3', '/tv/1301/season/1', /Season 1/],
  ['/TV/1301-a-show/', '/tv/1301', /./],
  ['/person/1001-somebody', '/person/1001', /./],
  ['/Top-Rated/', '/top-rated', 'Top Rated'],
] as const;

for (const [path, own, heading] of PATHS) {
  test(`${path} leads to ${own}, and Back out of it (product.md, Frame: other addresses)`, async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Content Not Found' })).toHaveCount(0);
    await expect(page).toHaveURL(own);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await page.goForward();
    await expect(page).toHaveURL(own);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

test('what TMDB’s own address leads to is asked for early, and once', async ({ page }) => {
  const paths = (
    await requestsOf(page, async () => {
      await page.goto('/movie/1001-dust-parade/cast');
      await expect(page.getByRole('list', { name: 'Cast' }).getByRole('link').first()).toBeAttached();
    })
  ).map((request) => asked(request).path);
  expect(paths.filter((path) => path === '/movie/1001')).toHaveLength(1);
  expect(await page.locator('html').getAttribute('data-screen')).toBe('detail');
});
