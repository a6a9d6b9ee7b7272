import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../shared/fixtures.ts';
import { siteOf } from '../shared/sites.ts';

const FAKE_TMDB = siteOf('fakeTmdb');
/** Much longer than anything waits for before it asks: the health check, retries, the lists and what is kept of titles. */
const BEHIND_MS = 180_000;

/** A driver's pages are all looked at: this one says that it is in a tab behind others until `lookAt`. */
const openBehind = (context: BrowserContext) =>
  context.addInitScript(() => {
    const isBehind = () => !('isLookedAt' in globalThis);
    Object.defineProperty(Document.prototype, 'hidden', { configurable: true, get: isBehind });
    Object.defineProperty(Document.prototype, 'visibilityState', {
      configurable: true,
      get: () => (isBehind() ? 'hidden' : 'visible'),
    });
  });

const lookAt = (page: Page) =>
  page.evaluate(() => {
    Object.assign(globalThis, { isLookedAt: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

/** A screen's address, and a heading that it has once the provider has answered. */
const SCREENS = [
  ['/', 'Trending Now'],
  ['/movie', 'Movies'],
  ['/movie/1001', 'Overview'],
  ['/person/1001', 'Known For'],
  ['/search?q=the', 'Search Results'],
] as const;

// product.md, Startup: not looked at.
for (const [path, heading] of SCREENS) {
  test(`a tab behind others asks for nothing on ${path} before it is looked at`, async ({ page, context }) => {
    await openBehind(context);
    const asked: string[] = [];
    context.on('request', (request) => {
      if (request.url().startsWith(`${FAKE_TMDB}/3/`)) asked.push(request.url());
    });
    await page.clock.install();
    await page.goto(path);
    await expect(page.locator('#root')).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(BEHIND_MS);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await lookAt(page);
    await expect(page.getByRole('main').getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
    expect(asked).not.toEqual([]);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  });
}
