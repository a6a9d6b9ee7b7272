import type { Page } from '@playwright/test';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { expect, test } from '../shared/fixtures.ts';
import { overflowOf } from '../shared/overflow-of.ts';
import { countShifts, shiftsOf } from '../shared/shifts.ts';
import { comeNear } from './come-near.ts';
import { creditsShown } from './credits-shown.ts';

const PATH = '/movie/1001';

const section = (page: Page) => page.getByRole('region', { name: 'Where to watch' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'My services' });
/** 'Germany, 1 service' (product.md, Where to watch: door). */
const door = (page: Page) => section(page).getByRole('button', { name: /services?$/ });
const heading = (page: Page) => page.getByRole('heading', { name: 'Where to watch' });

const open = async (page: Page, path = PATH) => {
  await page.goto(path);
  await comeNear(page);
  await expect(door(page)).toBeVisible();
  await expect(section(page).getByText('Loading...')).toHaveCount(0);
};

const linesOf = (page: Page) => section(page).locator('dd').allTextContents();

test.describe('where to watch', () => {
  test.use({ locale: 'de-DE' });

  test(
    'differs in Germany and in the USA, and is kept (product.md, Where to watch: demo)',
    { tag: '@journey' },
    async ({ page }) => {
      await open(page);
      await expect(section(page).getByRole('button', { name: 'Germany, no services' })).toBeVisible();
      const german = await linesOf(page);
      await door(page).click();
      await dialog(page).getByLabel('Country').selectOption('United States');
      await dialog(page).getByRole('button', { name: 'Done' }).click();
      await expect(section(page).getByRole('button', { name: 'United States, no services' })).toBeVisible();
      await expect.poll(() => linesOf(page)).not.toEqual(german);
      await page.reload();
      await comeNear(page);
      await expect(section(page).getByRole('button', { name: 'United States, no services' })).toBeVisible();
    },
  );

  test('puts first what the visitor chose, by keyboard alone (product.md, Where to watch: my services)', async ({
    page,
  }) => {
    await open(page);
    await door(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByLabel('Country')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('shelf');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(dialog(page).getByRole('checkbox', { name: 'Shelf' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(section(page).getByRole('list', { name: 'Buy' }).getByRole('listitem').first()).toHaveText(
      'Shelf, one of yours',
    );
    await expect(door(page)).toBeFocused();
  });

  test('comes without a shift, and axe finds nothing (product.md, Where to watch: asked)', async ({ page }) => {
    await countShifts(page);
    await open(page);
    await heading(page).scrollIntoViewIfNeeded();
    await expectNoFindingsInEitherTheme(page);
    expect(await shiftsOf(page)).toBeLessThan(0.01);
    await door(page).click();
    await expect(dialog(page).getByRole('checkbox').first()).toBeVisible();
    await expectNoFindingsInEitherTheme(page);
  });

  test('copes with very long names, many services and none (product.md, QA: scenarios)', async ({ page }) => {
    for (const scenario of ['extreme-text', 'huge', 'empty', 'no-images']) {
      await open(page, `${PATH}?scenario=${scenario}`);
      expect(await overflowOf(page), scenario).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('the credit (product.md, Where to watch: credit)', () => {
  test.use({ locale: 'de-DE' });

  test('is on a title’s page and in the dialog', async ({ page }) => {
    await open(page);
    await expect.poll(() => creditsShown(page)).toEqual({ services: expect.any(Number), credits: 1 });
    expect((await creditsShown(page)).services).toBeGreaterThan(0);
    await door(page).click();
    await expect(dialog(page).getByText('Data by JustWatch')).toBeVisible();
  });
});
