import type { Page } from '@playwright/test';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { expect, test } from '../shared/fixtures.ts';

const control = (page: Page) => page.getByRole('button', { name: 'On my services', exact: true });
const cards = (page: Page) => page.getByRole('list', { name: 'My Watchlist' }).getByRole('listitem');

/** Chooses a service where every title has the way to it: on its page. */
const chooseLumen = async (page: Page) => {
  await page.goto('/movie/1001');
  await page.getByRole('heading', { name: 'Cast' }).scrollIntoViewIfNeeded();
  await page
    .getByRole('region', { name: 'Where to watch' })
    .getByRole('button', { name: /services?$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'My services' });
  await dialog.getByRole('checkbox', { name: 'Lumen' }).click();
  await page.keyboard.press('Escape');
};

/** From a listing: of its first titles some are on Lumen in Germany, and some are not. */
const saveTitles = async (page: Page, count: number) => {
  await page.goto('/movie');
  const listed = page.getByRole('list', { name: 'Movies' }).getByRole('listitem');
  for (let at = 0; at < count; at += 1) {
    await listed.nth(at).hover();
    await listed
      .nth(at)
      .getByRole('button', { name: /^Watchlist: / })
      .click();
  }
};

test.describe('on my services', () => {
  test.use({ locale: 'de-DE' });

  test('is a switch of the watchlist once services are chosen (product.md, Where to watch: on my services)', async ({
    page,
  }) => {
    await saveTitles(page, 8);
    await page.goto('/watchlist');
    await expect(cards(page)).toHaveCount(8);
    const filters = page.getByRole('button', { name: 'Filters' });
    await filters.click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    const more = dialog.locator('summary');
    await more.click();
    await expect(dialog.getByLabel('Seen')).toBeVisible();
    await expect(control(page)).toHaveCount(0);
    await chooseLumen(page);
    await page.goto('/watchlist');
    await filters.focus();
    await page.keyboard.press('Enter');
    await more.press('Enter');
    await expect(control(page)).toBeVisible();
    await control(page).focus();
    await page.keyboard.press('Space');
    await expectNoFindingsInEitherTheme(page);
    await dialog.getByRole('button', { name: /^Show/ }).press('Enter');
    await expect(page.getByText(/^Checked /)).toHaveCount(0);
    const badged = page.getByText('On your services');
    await expect(badged).not.toHaveCount(0);
    const count = await badged.count();
    expect(count).toBeLessThan(8);
    await expect(cards(page)).toHaveCount(count);
    await expect(page.getByText('Data by JustWatch')).toBeVisible();
    await expectNoFindingsInEitherTheme(page);
    await expect(page).toHaveURL(/services=mine/);
    await page.reload();
    await expect(cards(page)).toHaveCount(count);
    await page.goto('/movie?services=mine');
    const chip = page.getByRole('button', { name: 'Remove filter: On my services' });
    await expect(chip).toBeVisible();
    await expect(page.getByText('Data by JustWatch')).toBeVisible();
    await expectNoFindingsInEitherTheme(page);
    const results = await page.getByText(/^[\d,]+ results$/).innerText();
    await chip.click();
    await expect(page.getByText(results, { exact: true })).toHaveCount(0);
  });
});
