import { LOOKUP, VITALS_URL, expect, test } from '../shared/fixtures.ts';
import { comeNear } from '../watch/come-near.ts';

/** What these containers are told to ask; without them, a page asks no other host. */
const TOLD = [LOOKUP, VITALS_URL, 'https://ip.example/'];

test.use({ locale: 'de-DE' });

// product.md, Provider calls: picture base.
test('a page asks no other host at all, pictures and services’ logos included', async ({ page, baseURL }) => {
  test.slow();
  const asked: URL[] = [];
  const failed: string[] = [];
  page.on('request', (request) => {
    if (!TOLD.some((known) => request.url().startsWith(known))) asked.push(new URL(request.url()));
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image' && !response.ok()) failed.push(response.url());
  });
  const shown = page.getByRole('main').locator('img').first();

  for (const path of ['/', '/search?q=an', '/tv/1307/season/1', '/franchise/9110']) {
    await page.goto(path);
    await expect(shown).toBeVisible();
  }
  await page.goto('/movie/1001');
  await comeNear(page);
  const services = page.getByRole('region', { name: 'Where to watch' });
  await expect(services.getByRole('button', { name: 'Germany, no services' })).toBeVisible();
  await expect(services.locator('img').first()).toBeVisible();
  await page.getByRole('list', { name: 'Cast' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/person\//);
  await expect(shown).toBeVisible();

  expect([...new Set(asked.map(({ origin }) => origin))]).toEqual([new URL(baseURL ?? '').origin]);
  expect(asked.filter(({ pathname }) => /\.(jpg|svg|png)$/.test(pathname)).length).toBeGreaterThan(20);
  expect(failed).toEqual([]);
});

test('no link leads a browser to another host before it is followed', async ({ page }) => {
  await page.goto('/movie/1001');
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  const hints = page.locator('link:is([rel*=preconnect], [rel*=prefetch], [rel*=preload])[href*="//"]');
  const own = new URL(page.url()).origin;
  for (const hint of await hints.all()) expect(await hint.getAttribute('href')).toContain(own);
});
