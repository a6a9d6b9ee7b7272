import { expect, test } from '../shared/fixtures.ts';
import { pressAction } from '../shared/press-action.ts';
import { saveFirstCard } from '../shared/storage.ts';
import { LONG, kept } from '../shared/worker.ts';

// product.md, Configuration: base. Addresses are relative to the site's folder.
test.describe('a site in a folder of its host', () => {
  test('opens every screen by its own address, and leads from one to the next within the folder', async ({ page }) => {
    for (const [path, heading] of [
      ['movie', 'Movies'],
      ['watchlist', 'My Watchlist'],
      ['about', 'About Matinee'],
      ['movie/1001', 'The Lamplighter’s Afternoon'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Matinee, home' }).click();
    await expect(page).toHaveURL(/\/films\/$/);
    await page.getByRole('list', { name: 'Trending Now' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/films\/(movie|tv)\/\d+$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/films\/$/);
    const poster = page.getByRole('list', { name: 'Trending Now' }).locator('img').first();
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('has the picture beside links to it there', async ({ page, request }) => {
    await page.goto('./');
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(picture).toBe('/films/link-preview.png');
    expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
  });

  test('has its search, its lists and its frame there', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('searchbox').pressSequentially('an');
    await expect(page).toHaveURL(/\/films\/search\?q=an$/);
    await page.goto('./');
    const name = await saveFirstCard(page);
    await page.goto('watchlist');
    await expect(page.getByRole('heading', { name })).toBeVisible();
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    ).not.toContainEqual(expect.stringMatching(/^http:\/\/localhost:\d+\/(?!films\/|ip)/));
  });

  test('has its shared lists there (product.md, Links: link)', async ({ page }) => {
    await page.goto('./');
    const name = await saveFirstCard(page);
    await page.goto('watchlist');
    await pressAction(page.getByRole('main'), 'Share list');
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(link).toMatch(/^http:\/\/localhost:\d+\/films\/shared#v1\./);
    await page.goto(link);
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });

  test.describe('and its worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('opens it without a network', async ({ page, context, allow }) => {
      test.slow();
      allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
      await page.goto('./');
      await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
      await kept(page);
      await context.setOffline(true);
      await page.goto('about');
      await expect(page.getByRole('heading', { name: 'About Matinee' })).toBeVisible(LONG);
    });
  });
});
