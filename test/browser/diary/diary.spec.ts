import type { Locator, Page } from '@playwright/test';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { expect, test } from '../shared/fixtures.ts';
import { overflowOf } from '../shared/overflow-of.ts';
import { countShifts, shiftsOf } from '../shared/shifts.ts';

const OF_A_YEAR = 'library=a-year&now=2026-11-28T12:00Z';

/** Goes on by the key alone until this has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
};

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a figure of the year leads to its lines of the diary by the keyboard alone, and a chip takes it back (product.md, Your year: figures lead)', async ({
      page,
    }) => {
      await page.goto(`/year/2026?${OF_A_YEAR}`);
      await expect(page.getByRole('heading', { level: 1, name: '2026' })).toBeVisible();
      await tabTo(page, page.getByRole('link', { name: /^230\s*films/ }).first());
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Diary' })).toBeVisible();
      await tabTo(page, page.getByRole('button', { name: 'Remove filter: In 2026' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Remove filter: In 2026' })).toHaveCount(0);
      const line = page.getByRole('main').getByRole('listitem').getByRole('link').first();
      await tabTo(page, line);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/(movie|tv)\/\d+/);
    });

    for (const path of ['/year/2026', '/year/all'])
      test(`nothing moves on ${path} as more becomes known (product.md, Your year: asked)`, async ({ page }) => {
        await countShifts(page);
        await page.goto(`${path}?${OF_A_YEAR}`);
        const progress = page.getByText(/^Checked \d+ of \d+$/);
        await expect(progress).toBeVisible();
        // Some more, and others: it goes on for minutes.
        const first = await progress.textContent();
        await expect(progress).not.toHaveText(first ?? '');
        await page.waitForTimeout(3_000);
        expect(await shiftsOf(page)).toBe(0);
      });

    for (const path of ['/diary', '/year/2026', '/year/all'])
      test(`nothing is for axe to find on ${path}, and nothing is over the edge`, async ({ page }) => {
        await page.goto(`${path}?${OF_A_YEAR}`);
        await expect(page.getByText(/230|films/).first()).toBeVisible({ timeout: 15_000 });
        await expectNoFindingsInEitherTheme(page);
        expect(await overflowOf(page)).toBe(0);
      });
  });
}
