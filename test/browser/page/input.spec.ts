import type { Page } from '@playwright/test';
import { expect, stubTrailers, test } from '../shared/fixtures.ts';
import { giveUpConversion, keepForDialogs } from './dialogs.ts';

test.beforeEach(async ({ page, kept }) => {
  await keepForDialogs(kept, page);
  await stubTrailers(page);
});

test('Escape of a conversion in the search box keeps its text and the results (product.md, Input: conversions)', async ({
  page,
}) => {
  await page.goto('/search?q=sun');
  const box = page.getByRole('searchbox').first();
  await box.focus();
  await giveUpConversion(page);
  await expect(box).toHaveValue('sun');
  await expect(box).toBeFocused();
});

/** What has the focus: nothing where it has fallen to the page. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.localName);

const expectFocus = (page: Page) => expect.poll(() => focused(page)).not.toBe('body');

test('the focus stays near what an act takes away (product.md, Input: focus)', async ({ page }) => {
  test.slow();
  await page.goto('/collections');
  await page.getByRole('main').getByRole('link', { name: 'Noir' }).press('Enter');
  const noir = page.getByRole('dialog', { name: 'Noir', exact: true });
  const remove = noir.getByRole('button', { name: /^Remove/ });
  for (let left = 3; left > 0; left -= 1) {
    await remove.first().press('Enter');
    await expect(remove).toHaveCount(left - 1);
    await expectFocus(page);
  }
  // One undo for all three (product.md, Notifications: one of an act).
  await page.getByRole('button', { name: 'Undo' }).last().press('Enter');
  await expect(remove).toHaveCount(3);
  await expectFocus(page);
  const inMore = noir.getByRole('button', { name: 'Delete' });
  if (!(await inMore.isVisible())) await noir.getByRole('button', { name: 'More' }).press('Enter');
  await inMore.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Noir' })).toHaveCount(0);
  await expectFocus(page);
});
