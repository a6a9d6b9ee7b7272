import type { Locator, Page } from '@playwright/test';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { boxOf } from '../shared/boxes.ts';
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

/** The lists are there, and what is drawn of them. */
const arrived = (page: Page) =>
  expect(page.getByRole('main').locator('a[href], button').nth(14)).toBeVisible({ timeout: 15_000 });

/** Of a control, or of what it is laid out in: a finger is as wide as 44 px. */
const smallOnes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isIn = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, select), dialog :is(a[href], button)'),
    ];
    if (controls.length < 12) return ['hardly anything is there'];
    return controls.filter(isIn).flatMap((control) => {
      const after = getComputedStyle(control, '::after');
      const { width, height } = control.getBoundingClientRect();
      const high = Math.max(height, after.position === 'absolute' ? Number.parseFloat(after.height) || 0 : 0);
      const wide = Math.max(width, after.position === 'absolute' ? Number.parseFloat(after.width) || 0 : 0);
      const name = (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40);
      return high < 43.5 || wide < 43.5 ? [`${name}: ${Math.round(wide)} by ${Math.round(high)}`] : [];
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const path of ['/diary', '/diary?view=grid', '/year/2026', '/year/all'])
    test(`what is pressed on ${path} has room for a finger`, async ({ page }) => {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}${OF_A_YEAR}`);
      await arrived(page);
      expect(await smallOnes(page)).toEqual([]);
    });

  test('the first month stands clear of the controls', async ({ page }) => {
    await page.goto(`/diary?${OF_A_YEAR}`);
    const month = await boxOf(page.getByRole('heading', { name: 'November 2026' }));
    const act = await boxOf(page.getByRole('link', { name: 'Your 2026' }));
    expect(month.y - (act.y + act.height)).toBeGreaterThanOrEqual(8);
  });

  test('a picture of a year that is not known yet says so, beside it (product.md, As a picture: year)', async ({
    page,
  }) => {
    await page.goto(`/year/2026?${OF_A_YEAR}`);
    await page.getByRole('button', { name: 'As a picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'As a picture' });
    await expect(dialog.getByText(/^Checked \d+ of 255 titles so far: /)).toBeVisible();
    await expect(dialog.getByRole('img')).not.toHaveAccessibleName(/longest day|director/);
  });

  test('the sum of a month is whole (product.md, Diary: months)', async ({ page }) => {
    await page.goto(`/diary?${OF_A_YEAR}`);
    const sum = page.getByText(/^\d+ films, \d+ episodes, (at least )?\d+ hours$/).first();
    await expect(sum).toBeVisible();
    expect(await sum.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

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
        await arrived(page);
        await expectNoFindingsInEitherTheme(page);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      });
  });
}
