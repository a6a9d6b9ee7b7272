import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../shared/fixtures.ts';
import { overflowOf } from '../shared/overflow-of.ts';

const NOW = '2026-12-01T12:00Z';
const FULL = `library=full-99&now=${NOW}`;

const week = (page: Page, name: string) => page.getByRole('main').getByRole('list', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Calendar' });
/** All that is asked about was answered. */
const isChecked = async (page: Page) => {
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .locator('p')
      .filter({ hasText: /^[\d,]+ dates?$/ }),
  ).toBeVisible({ timeout: 30_000 });
};

test.describe('the calendar', () => {
  test(
    'is reached from the watchlist by keyboard, and leads to a title (product.md, Calendar: screen)',
    { tag: '@journey' },
    async ({ page }) => {
      await page.goto(`/watchlist?${FULL}`);
      await page.getByRole('main').getByRole('link', { name: 'Calendar' }).focus();
      await page.keyboard.press('Enter');
      await expect(heading(page)).toBeFocused();
      await isChecked(page);
      await page.getByRole('link', { name: 'Second Sunrise Club' }).first().focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Second Sunrise Club' })).toBeVisible();
    },
  );

  test('is reached from home’s own section (product.md, Calendar: screen)', async ({ page }) => {
    await page.goto('/');
    const own = page.getByRole('region', { name: 'My Collections' });
    await own.scrollIntoViewIfNeeded();
    await own.getByRole('link', { name: 'Calendar' }).click();
    await expect(page.getByRole('heading', { name: 'Your calendar is empty' })).toBeVisible();
    await page.getByRole('link', { name: 'See what is coming soon' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Coming Soon' })).toBeVisible();
  });

  test('has what comes out by the time that it is (product.md, Calendar: demo)', async ({ page }) => {
    test.slow();
    await page.goto(`/calendar?${FULL}`);
    await isChecked(page);
    await expect(week(page, 'This week').getByText('S6 E1 The Lamp Is Lit Again').first()).toBeVisible();
    await page.goto('/calendar?library=full-99&now=2026-12-04T12:00Z');
    await expect(week(page, 'Just out').getByText('S6 E1 The Lamp Is Lit Again').first()).toBeVisible();
  });

  test('is without findings of axe, with its dialog, in both themes, on a phone and wide', async ({ page }) => {
    test.slow();
    for (const [width, theme] of [
      [390, 'light'],
      [1_440, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/calendar?${FULL}`);
      await isChecked(page);
      const other = page.getByRole('button', { name: `Switch to ${theme} theme` });
      if (await other.isVisible()) await other.click();
      const violations = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
      expect(await violations()).toEqual([]);
      // Where the row has no room.
      const more = page.getByRole('main').getByRole('button', { name: 'More' });
      if (await more.isVisible()) await more.click();
      await page.getByRole('button', { name: 'Choose collections' }).click();
      await expect(page.getByRole('dialog', { name: 'Choose collections' })).toBeVisible();
      expect(await violations()).toEqual([]);
    }
  });

  for (const scenario of ['empty', 'extreme-text', 'no-images', 'huge'])
    test(`stands in the scenario ${scenario}, 360 to 1440 px wide`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/calendar?${FULL}&scenario=${scenario}`);
      await isChecked(page);
      for (const width of [360, 390, 768, 1_440]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(() => overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
      }
    });

  test('of 10,000 titles asks about few (product.md, Calendar: asked)', async ({ page }) => {
    test.slow();
    await page.goto('/calendar?library=huge-10000&now=2026-12-01T12:00Z');
    const progress = page.getByText(/^Checked [\d,]+ of [\d,]+/);
    await expect(progress).toBeVisible({ timeout: 20_000 });
    const total = Number(/of ([\d,]+)/.exec((await progress.textContent()) ?? '')?.[1]?.replace(',', ''));
    expect(total).toBeLessThan(6_000);
  });
});
