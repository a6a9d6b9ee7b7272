import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../shared/fixtures.ts';
import { portOf } from '../shared/sites.ts';

const PER_SECOND = 20;
const TABS = 4;

/**
 * The provider, asked by all tabs at once: it answers 20 requests and refuses the others until `calm` is called, however slowly they
 * come; from then on it answers 20 a second.
 */
const limit = async (context: BrowserContext): Promise<{ readonly calm: () => void }> => {
  let times: number[] = [];
  let isCalm = false;
  await context.route(`http://localhost:${portOf('fakeTmdb')}/3/**`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    const now = Date.now();
    if (isCalm) times = times.filter((time) => time > now - 1_000);
    if (times.length >= PER_SECOND)
      return route.fulfill({ status: 429, headers: { 'Access-Control-Allow-Origin': '*' } });
    times.push(now);
    return route.fallback();
  });
  return { calm: () => void (isCalm = true) };
};

/** How many lines say that the provider is busy. */
const busy = async (pages: readonly Page[]): Promise<number> => {
  const counts = await Promise.all(pages.map((page) => page.getByText('The provider is busy.').count()));
  return counts.reduce((sum, count) => sum + count, 0);
};

test('several tabs opened at once all show their rows in the end (product.md, Errors and retry: asked again)', async ({
  allow,
  context,
}) => {
  allow(/status of 429|could not be|TMDB/);
  test.setTimeout(180_000);
  const provider = await limit(context);
  // One after the other: Firefox's driver opens no two tabs at the same time.
  const pages: Page[] = [];
  while (pages.length < TABS) pages.push(await context.newPage());
  await Promise.all(pages.map((page) => page.goto('/')));
  await expect.poll(() => busy(pages), { timeout: 60_000 }).toBeGreaterThan(0);
  provider.calm();
  for (const page of pages) {
    await expect(page.getByRole('heading', { name: 'Top Rated Movies', exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Try Again')).toHaveCount(0, { timeout: 60_000 });
  }
});

test('a startup that is refused again and again waits as long as the provider says (product.md, Startup: starts over)', async ({
  allow,
  page,
}) => {
  allow(/status of 429|could not be|TMDB/);
  test.setTimeout(90_000);
  let refusals = 0;
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Retry-After': '1',
  };
  // Four for each check of its health.
  await page.route(`http://localhost:${portOf('fakeTmdb')}/3/**`, (route) => {
    if (route.request().method() === 'OPTIONS' || refusals === 16) return route.fallback();
    refusals += 1;
    return route.fulfill({ status: 429, headers });
  });
  await page.goto('/');
  await expect(page.getByText('The provider is busy.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Top Rated Movies', exact: true })).toBeVisible({ timeout: 60_000 });
  expect(refusals).toBe(16);
});
