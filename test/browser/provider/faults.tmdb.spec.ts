import type { Clock } from '@playwright/test';
import { expect, test } from '../shared/fixtures.ts';
import { firstOfRow } from '../shared/rows.ts';
import { portOf } from '../shared/sites.ts';
import { RUBBISH, answerWhere, answerWith, status } from './faults.ts';

/** Longer than all waits between the retries of any policy together. */
const ALL_RETRIES_MS = 8_000;
const RETRIES = 4;

/** Lets the waits between retries pass in no time, as often as there are retries. */
const skipWaits = async (clock: Clock) => {
  for (let retry = 0; retry < RETRIES; retry += 1) {
    await clock.runFor(ALL_RETRIES_MS);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
};

test.beforeEach(async ({ page, allow }) => {
  allow(/Failed to load resource|Cross-Origin Request Blocked|could not be|TMDB/);
  await page.clock.install();
});

for (const [name, answer] of RUBBISH) {
  test(`answered with ${name}, each place says so in words`, async ({ page }) => {
    test.slow();
    await test.step('a row of the home page says so, and the others stay', async () => {
      const stop = await answerWith(page, /\/tv\/popular$/, answer);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Trending Now', exact: true })).toBeVisible();
      await skipWaits(page.clock);
      await expect(page.getByRole('heading', { name: 'Failed to Load Popular TV Shows' })).toBeVisible();
      await expect(page.getByText("We couldn't load the Popular TV Shows content. Please try again.")).toBeVisible();
      await expect(await firstOfRow(page, 'Top Rated Movies')).toBeVisible();
      stop();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(await firstOfRow(page, 'Popular TV Shows')).toBeVisible();
    });

    await test.step('a listing says so', async () => {
      const stop = await answerWith(page, /\/discover\/movie$/, answer);
      await page.goto('/movie');
      await expect(page.getByRole('heading', { level: 1, name: 'Movies', exact: true })).toBeVisible();
      await skipWaits(page.clock);
      await expect(page.getByRole('heading', { name: 'Failed to Load Movies' })).toBeVisible();
      await expect(
        page.getByText('There was a problem loading the content. Please check your internet connection and try again.'),
      ).toBeVisible();
      stop();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toBeVisible();
    });

    await test.step('a search says so', async () => {
      const stop = await answerWith(page, /\/search\/multi$/, answer);
      await page.goto('/search?q=an');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await skipWaits(page.clock);
      await expect(page.getByRole('heading', { name: 'Search Failed' })).toBeVisible();
      await expect(page.getByText('Failed to search content. Please try again.')).toBeVisible();
      stop();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await page.clock.runFor(1_000);
      await expect(page.getByText(/^Found [\d,]+ results for "an"$/)).toBeVisible();
    });

    await test.step('the configuration is fatal, until it is tried again', async () => {
      const stop = await answerWith(page, /\/configuration$/, answer);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Failed to Load Matinee' })).toBeVisible();
      await expect(
        page.getByText('Failed to load app configuration. This is required for the app to function.'),
      ).toBeVisible();
      stop();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { name: 'Trending Now', exact: true })).toBeVisible();
    });
  });
}

test('an unreachable provider is said at startup, with a way to the demo catalogue', async ({ page }) => {
  await page.route(
    (url) => url.port === portOf('fakeTmdb'),
    (route) => route.abort(),
  );
  await page.goto('/');
  await expect(page.getByText('TMDB API is not accessible in your browser. Please use chrome.')).toBeVisible();
  await expect(page.getByText('TMDB_ACCESS_TOKEN')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the demo catalogue' }).click();
  await expect(page.getByRole('heading', { name: 'Trending Now', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Leave the demo' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to Load Matinee' })).toBeVisible();
});

test('a trending failure is tolerated at startup', async ({ page }) => {
  await answerWith(page, /\/trending\/all\/week$/, status(500));
  await page.goto('/');
  await expect(await firstOfRow(page, 'Top Rated Movies')).toBeVisible();
  await skipWaits(page.clock);
  await expect(page.getByRole('heading', { name: 'Failed to Load Trending Now' })).toBeVisible();
});

test('a title that is gone is not found; a title that cannot be loaded can be tried again', async ({ page }) => {
  const find = await answerWith(page, /\/movie\/\d+$/, status(404));
  await page.goto('/movie/42');
  await expect(page.getByRole('heading', { name: 'Content Not Found' })).toBeVisible();
  find();
  const stop = await answerWith(page, /\/movie\/\d+$/, status(503));
  await page.goto('/');
  await (await firstOfRow(page, 'Top Rated Movies')).click();
  await skipWaits(page.clock);
  await expect(page.getByRole('heading', { name: /^Failed to Load/ })).toBeVisible();
  stop();
  await page.getByRole('button', { name: 'Try Again' }).first().click();
  await expect(page.getByRole('button', { name: 'Watch Now' })).toBeVisible();
});

test('a further page that fails keeps what is shown', async ({ page }) => {
  const stop = await answerWhere(
    page,
    (url) => url.pathname.endsWith('/discover/movie') && url.searchParams.get('page') === '2',
    status(500),
  );
  await page.goto('/movie');
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(cards.first()).toBeVisible();
  await page.mouse.wheel(0, 20_000);
  await skipWaits(page.clock);
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(cards).toHaveCount(20);
  stop();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cards.nth(20)).toBeAttached();
});
