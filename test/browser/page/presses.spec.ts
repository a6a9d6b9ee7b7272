import type { Page } from '@playwright/test';
import { isFirefox } from '../shared/engine.ts';
import { expect, test } from '../shared/fixtures.ts';
import { pressAction } from '../shared/press-action.ts';
import { keepForDialogs } from './dialogs.ts';

const noirOf = (page: Page) => page.getByRole('dialog', { name: 'Noir', exact: true });
const linesOf = (page: Page) => page.getByRole('list', { name: 'Order of Noir' }).getByRole('listitem');
const movesIn = (page: Page) => page.getByText(/^Moved to place/);

const arrange = async (page: Page) => {
  await page.goto('/collections');
  await page.getByRole('main').getByRole('link', { name: 'Noir' }).click();
  await pressAction(noirOf(page), 'Arrange');
  await expect(linesOf(page)).toHaveCount(3);
};

const pressTwice = {
  'a double click': (page: Page, name: string) => page.getByRole('button', { name }).dblclick(),
  'two taps': async (page: Page, name: string) => {
    const box = (await page.getByRole('button', { name }).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
  },
};

test.describe('of two presses', () => {
  test.use({ hasTouch: true });
  test.beforeEach(({ page, kept }) => keepForDialogs(kept, page));

  for (const [how, press] of Object.entries(pressTwice))
    test(`the second is for the same title: ${how} (product.md, Input: presses)`, async ({ page }) => {
      test.skip(isFirefox(page) && how === 'two taps', 'Firefox is driven without fingers.');
      await arrange(page);
      await press(page, 'Up: Title 3');
      await expect(linesOf(page)).toContainText(['Title 1', 'Title 3', 'Title 2']);
      await expect(movesIn(page)).toHaveCount(1);
      await press(page, 'Down: Title 1');
      await expect(linesOf(page)).toContainText(['Title 3', 'Title 1', 'Title 2']);
    });

  test('the second opens nothing that the first has uncovered (product.md, Input: presses)', async ({ page }) => {
    await page.goto('/movie');
    const filters = page.getByRole('main').getByRole('button', { name: /^Filters/ });
    await filters.click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await expect(dialog).toBeVisible();
    const link = page.getByRole('main').locator('li a[href]').first();
    const box = (await link.boundingBox())!;
    await page.mouse.dblclick(box.x + 5, box.y + 40);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/movie$/);
  });
});
