import { isOfLeaving } from '../shared/firefox.ts';
import { expect, stubTrailers, test } from '../shared/fixtures.ts';
import { SCREENS } from '../shared/screens.ts';

/** Of these tests: they block the worker. */
const OF_THE_TESTS = /Service Worker registration blocked by Playwright|The app is not kept for use without a network/;

test(
  'no screen warns on the console, nor on the way from one to the next',
  { tag: '@journey' },
  async ({ page, allow }) => {
    // Every screen, each until it asks for nothing more.
    test.slow();
    // The error screen's address has no page.
    allow(/404/);
    const warnings: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'warning' && !OF_THE_TESTS.test(text) && !isOfLeaving(page, text)) warnings.push(text);
    });
    for (const { path, heading } of SCREENS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.setViewportSize({ width: 900, height: 700 });
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.waitForLoadState('networkidle');
    }
    await page.goto('/');
    for (const name of ['Movies', 'TV Shows', 'Trending']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    }
    for (let steps = 0; steps < 3; steps += 1) await page.goBack();
    await page.getByRole('list', { name: 'Trending Now' }).getByRole('link').first().click();
    await stubTrailers(page);
    await page.getByRole('button', { name: 'Watch Now' }).click();
    await expect(page.locator('iframe')).toBeVisible();
    expect(warnings).toEqual([]);
  },
);
