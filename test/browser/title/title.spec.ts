import type { Page } from '@playwright/test';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { expect, test } from '../shared/fixtures.ts';
import { expectOnlyText } from '../shared/hostile.ts';
import { overflowOf } from '../shared/overflow-of.ts';
import { countShifts, shiftsOf } from '../shared/shifts.ts';
import { comeToEnd } from './come-to-end.ts';

const PATH = '/movie/1001';

const row = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const facts = (page: Page, label: string) =>
  page.getByRole('definition').filter({
    has: page.locator(`xpath=self::dd[preceding-sibling::dt[normalize-space()="${label}"]]`),
  });

test.use({ locale: 'de-DE' });

test.describe('a title’s page', () => {
  for (const path of [PATH, '/tv/1305', '/movie/1010']) {
    test(`moves nothing that is seen when more of ${path} comes (product.md, Detail: extras)`, async ({ page }) => {
      await countShifts(page);
      await page.goto(path);
      await comeToEnd(page);
      await expect(row(page, 'Pictures').or(row(page, 'Keywords')).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toBeLessThan(0.01);
    });
  }

  test('leads from names to the person, and to the titles that have the same (product.md, Detail: names)', async ({
    page,
  }) => {
    await page.goto(PATH);
    const genre = facts(page, 'Genres').getByRole('link').first();
    const name = await genre.innerText();
    await genre.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/movie\?genre=\d+$/);
    await expect(page.getByRole('combobox', { name: 'Genre' })).toHaveText(new RegExp(name));
    await page.goBack();
    const director = page
      .locator('dt', { hasText: /^Directors?$/ })
      .locator('xpath=following-sibling::dd')
      .getByRole('link')
      .first();
    const person = await director.innerText();
    await director.click();
    await expect(page).toHaveURL(/\/person\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: person })).toBeVisible();
  });

  test('links to no other page by numbers that are made up (product.md, Detail: elsewhere)', async ({ page }) => {
    await page.goto(PATH);
    await comeToEnd(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main a[href*="imdb.com"], main a[href*="letterboxd.com"]')).toHaveCount(0);
  });

  test('opens the whole cast by keyboard; Back closes it (product.md, Detail: whole cast)', async ({ page }) => {
    await page.goto(PATH);
    const all = page.getByRole('button', { name: /^See all [\d,]+$/ });
    await all.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Cast and crew' });
    await expect(dialog.getByRole('heading', { name: 'Directing' })).toBeAttached();
    await expectNoFindingsInEitherTheme(page);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(PATH);
    await expect(all).toBeFocused();
  });

  test('leads through pictures by keys, and plays any video (product.md, Detail: pictures) (product.md, Detail: videos)', async ({
    page,
  }) => {
    await page.goto(PATH);
    await comeToEnd(page);
    const pictures = row(page, 'Pictures');
    await expectNoFindingsInEitherTheme(page);
    await pictures.getByRole('button').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(pictures.getByRole('button').nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pictures' });
    await expect(dialog.getByRole('status')).toHaveText(/^Picture 2 of \d+$/);
    await page.keyboard.press('Home');
    await expect(dialog.getByRole('status')).toHaveText(/^Picture 1 of \d+$/);
    await expect(dialog.getByRole('img')).toHaveAttribute('alt', /^Picture 1 of /);
    await expectNoFindingsInEitherTheme(page);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(pictures.getByRole('button').nth(1)).toBeFocused();
    await row(page, 'Videos').getByRole('button').last().press('Enter');
    await expect(page.getByRole('dialog', { name: 'Trailer' })).toBeVisible();
  });

  test('shows any text as text, and has nothing beyond the window (product.md, General: texts)', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const scenario of ['extreme-text', 'huge', 'empty', 'no-images']) {
      await page.goto(`${PATH}?scenario=${scenario}`);
      await comeToEnd(page);
      await page.waitForLoadState('networkidle');
      expect(await overflowOf(page), scenario).toBeLessThanOrEqual(0);
      await expectOnlyText(page);
    }
  });
});
