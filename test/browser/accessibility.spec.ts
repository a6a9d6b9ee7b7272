import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { SCREENS } from './screens.ts';

const THEMES = ['dark', 'light'] as const;

const inTheme = (page: Page, theme: string) =>
  page.addInitScript((value) => {
    try {
      localStorage.setItem('matinee_last_theme', value);
      const bundle = { username: 'Ada', preferences: { theme: value } };
      localStorage.setItem('matinee_user_data_203.0.113.7', JSON.stringify(bundle));
    } catch {
      // The player's frame and axe's own page have no storage.
    }
  }, theme);

const expectNoFindings = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, impact, nodes }) => ({ id, impact, where: nodes.map(({ target }) => target) }))).toEqual([]);
};

for (const theme of THEMES) {
  test.describe(`axe finds nothing, ${theme}`, () => {
    for (const { name, path, heading } of SCREENS) {
      test(`on ${name}`, async ({ page, allow }) => {
        if (name === 'error') allow(/404/);
        await inTheme(page, theme);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expectNoFindings(page);
      });
    }

    test('on a title, its trailer, and a person', async ({ page }) => {
      await inTheme(page, theme);
      await page.goto('/');
      await page.getByRole('list', { name: 'Trending Now' }).getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'More Like This' })).toBeVisible();
      await expectNoFindings(page);
      await page.getByRole('button', { name: 'Watch Now' }).click();
      await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
      await expectNoFindings(page);
      await page.keyboard.press('Escape');
      await page.getByRole('list', { name: 'Cast' }).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/person\/\d+$/);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectNoFindings(page);
    });

    test('with the search panel open on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await inTheme(page, theme);
      await page.goto('/movie');
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('searchbox')).toBeFocused();
      await expectNoFindings(page);
    });
  });
}
