import type { Page } from '@playwright/test';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { expect, test } from '../shared/fixtures.ts';

const LINKS = [
  ['Imprint', 'https://example.org/imprint'],
  ['"Über" <b>uns</b>', '/licences.txt'],
  ['צור קשר', 'mailto:films@example.org'],
];

const linksIn = (page: Page, place: string) =>
  page
    .locator(`${place} a:has(bdi)`)
    .evaluateAll((links) => links.map((link) => [link.querySelector('bdi')?.textContent, link.getAttribute('href')]));

// product.md, About: host's links.
for (const place of ['footer', 'main'] as const)
  test(`the host's links are text in the ${place} of /about, and break no rule`, async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator(place).getByRole('list', { name: 'About this site' })).toBeVisible();
    expect(await linksIn(page, `${place} [aria-label="About this site"]`)).toEqual(LINKS);
    await expectNoFindingsInEitherTheme(page);
    await page.locator(place).getByRole('link', { name: '"Über" <b>uns</b>' }).press('Enter');
    await expect(page).toHaveURL(/\/licences\.txt$/);
  });

test("the host's links are where the catalogue does not answer", async ({ page, allow }) => {
  allow(/./);
  await page.route(/\/3\/(configuration|authentication)/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Failed to Load Matinee' })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('list', { name: 'About this site' })).toBeVisible();
  expect(await linksIn(page, 'main')).toEqual(LINKS);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test("the host's links are in the page", async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'The driver of Firefox leaves scripts on while the page is read.');
    await page.goto('/');
    await expect(page.locator('noscript')).toBeVisible();
    expect(await linksIn(page, 'noscript')).toEqual(LINKS);
  });
});

// product.md, Where to watch: request.
test('a title that no service of the visitor’s streams can be asked for, and nothing is told of this page', async ({
  page,
  context,
}) => {
  await page.goto('/movie/1001');
  await page.getByRole('heading', { name: 'Cast' }).scrollIntoViewIfNeeded();
  const link = page.getByRole('link', { name: 'Ask for it on requests.example' });
  await expect(link).toHaveAttribute('href', 'https://requests.example/films/movie/1001');
  await expectNoFindingsInEitherTheme(page);
  const asked: (string | undefined)[] = [];
  await context.route(/requests\.example/, async (route) => {
    asked.push(route.request().headers()['referer']);
    await route.fulfill({ contentType: 'text/html', body: '<title>Requests</title>' });
  });
  const opened = context.waitForEvent('page');
  await link.press('Enter');
  const requests = await opened;
  await expect(requests).toHaveURL('https://requests.example/films/movie/1001');
  expect(await requests.evaluate(() => [document.referrer, window.opener === null])).toEqual(['', true]);
  expect(asked).toEqual([undefined]);
});
