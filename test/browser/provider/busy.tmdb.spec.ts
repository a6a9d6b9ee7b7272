import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../shared/fixtures.ts';
import { portOf } from '../shared/sites.ts';

const PER_SECOND = 20;
const TABS = 4;

/** Refuses what is more than 20 requests within a second, as the provider does. Gives how many were refused. */
const limit = async (context: BrowserContext): Promise<() => number> => {
  let times: number[] = [];
  let refused = 0;
  await context.route(`http://localhost:${portOf('fakeTmdb')}/3/**`, async (route) => {
    const now = Date.now();
    times = times.filter((time) => time > now - 1_000);
    if (route.request().method() === 'OPTIONS' || times.length < PER_SECOND) {
      times.push(now);
      return route.fallback();
    }
    refused += 1;
    return route.fulfill({ status: 429, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return () => refused;
};

/** How many lines say that the provider is busy. */
const busy = async (pages: readonly Page[]): Promise<number> => {
  const counts = await Promise.all(pages.map((page) => page.getByText('The provider is busy.').count()));
  return counts.reduce((sum, count) => sum + count, 0);
};

test('several tabs opened at once all show their rows in the end (product.md, Errors and retry: asked once more)', async ({
  allow,
  context,
}) => {
  allow(/status of 429|could not be|TMDB/);
  test.setTimeout(90_000);
  const refused = await limit(context);
  // One after the other: Firefox's driver opens no two tabs at the same time.
  const pages: Page[] = [];
  while (pages.length < TABS) pages.push(await context.newPage());
  await Promise.all(pages.map((page) => page.goto('/')));
  await expect.poll(refused).toBeGreaterThan(0);
  await expect.poll(() => busy(pages)).toBeGreaterThan(0);
  for (const page of pages) {
    await expect(page.getByRole('heading', { name: 'Top Rated Movies', exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Try Again')).toHaveCount(0, { timeout: 60_000 });
  }
});
