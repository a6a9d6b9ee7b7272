import type { Page } from '@playwright/test';
import { expectNoFindings } from '../shared/axe.ts';
import { expect, test } from '../shared/fixtures.ts';
import { overflowOf } from '../shared/overflow-of.ts';
import { firstOfRow } from '../shared/rows.ts';
import { SIGHTS } from './scenario-sights.ts';

/** Lets what is waited for pass in no time: timeouts, retries, and what is told a second after the start. */
const skipWaits = async ({ clock }: Page) => {
  for (let wait = 0; wait < 3; wait += 1) {
    await clock.runFor(8_000);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
};

/** Lets waits pass until it is told, for it does not stay. */
const expectToast = async (page: Page, text: string) => {
  const toast = page.getByText(text).filter({ visible: true });
  for (let wait = 0; wait < 60 && (await toast.count()) === 0; wait += 1) {
    await page.clock.runFor(500);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await toast.count(), text).toBeGreaterThan(0);
};

/** Nothing is late or asked again in these. */
const AT_ONCE = new Set(['empty', 'no-images', 'extreme-text', 'huge']);

const badge = (page: Page) => page.getByRole('complementary', { name: 'Scenario' }).getByRole('button');

const bench = (page: Page) => page.getByRole('dialog', { name: 'QA bench' });

test.beforeEach(({ allow }) => allow(/The configuration could not be loaded/));

for (const [name, sights] of Object.entries(SIGHTS)) {
  test(`${name}: every screen says what it should (product.md, QA: scenarios)`, async ({ page }) => {
    test.slow();
    const takesTime = !AT_ONCE.has(name);
    if (takesTime) await page.clock.install();
    for (const { path, texts, toast } of sights) {
      const asked = `${path}${path.includes('?') ? '&' : '?'}scenario=${name}`;
      await test.step(asked, async () => {
        await page.goto(asked);
        await expect(badge(page)).toHaveText(`Scenario: ${name}`);
        if (toast) await expectToast(page, toast);
        if (takesTime) await skipWaits(page);
        for (const text of texts) await expect(page.getByText(text).filter({ visible: true }).first()).toBeAttached();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        await expectNoFindings(page);
      });
    }
  });
}

test('flaky: what fails once comes by itself', async ({ page }) => {
  await page.clock.install();
  await page.goto('/?scenario=flaky');
  await skipWaits(page);
  for (const row of ['Trending Now', 'Top Rated Movies', 'On The Air']) {
    await expect(await firstOfRow(page, row)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: /^Failed to Load/ })).toHaveCount(0);
});

test('timeout: screens wait, and never are blank', async ({ page }) => {
  for (const path of ['/', '/movie', '/movie/1003', '/search?q=an']) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}scenario=timeout`);
    // The app starts: only after that does nothing answer any more. Home waits for what is trending.
    await expect(badge(page)).toHaveText('Scenario: timeout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('slow: the page says that it is loading', async ({ page }) => {
  await page.clock.install();
  await page.goto('/movie?scenario=slow');
  await expect(page.getByText('Loading page...')).toBeVisible();
  await skipWaits(page);
  await expect(page.getByText('457 results')).toBeVisible();
});

test('extreme-text: no text is run', async ({ page }) => {
  await page.goto('/movie/1003?scenario=extreme-text');
  await expect(page.getByRole('heading', { level: 1, name: /<script>/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/movie/1001', '/movie/1009', '/tv', '/person/1003']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link').first()).toBeAttached();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await page.title()).not.toBe('run');
  }
});

test.describe('the choice (product.md, QA: scenario address)', () => {
  test('lasts for the tab, until none is chosen', async ({ page, context }) => {
    await page.goto('/?scenario=no-images');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Movies', exact: true }).click();
    await expect(page).toHaveURL(/\/movie$/);
    await page.reload();
    await expect(badge(page)).toHaveText('Scenario: no-images');
    await expect(page.getByText('No image found').first()).toBeVisible();

    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
    await expect(badge(other)).toHaveCount(0);
    await other.close();

    await page.goto('/movie?scenario=none');
    await expect(page.getByText('457 results')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
  });

  test('is made in the footer by mouse, and begins and ends at once', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: 'Scenario: none' }).click();
    await bench(page)
      .getByRole('checkbox', { name: /^offline/ })
      .check();
    await bench(page).getByRole('button', { name: 'Apply' }).click();
    await expect(badge(page)).toHaveText('Scenario: offline');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Movies', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Movies', exact: true })).toBeVisible();
    await skipWaits(page);
    await expect(page.getByRole('heading', { name: 'Failed to Load Movies' })).toBeVisible();
    await badge(page).click();
    await bench(page).getByRole('button', { name: 'End all' }).click();
    await expect(badge(page)).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('457 results')).toBeVisible();
    await expect(page.getByText('Connection restored!').first()).toBeVisible();
  });

  test('is made with the keyboard, and starts over where the visitor is', async ({ page }) => {
    await page.goto('/movie?genre=37');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Scenario: none' }).focus();
    await page.keyboard.press('Enter');
    await expect(bench(page).getByRole('checkbox', { name: /^slow/ })).toBeFocused();
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/movie\?genre=37&scenario=empty$/);
    await expect(page.getByRole('heading', { name: 'No Movies Found' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Scenario empty is on.' })).toBeAttached();
  });

  test('can be left where nothing else works', async ({ page }) => {
    await page.goto('/?scenario=config-fails');
    await expect(page.getByRole('heading', { name: 'Failed to Load Matinee' })).toBeVisible();
    await badge(page).click();
    await bench(page).getByRole('button', { name: 'End all' }).click();
    await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
  });
});
