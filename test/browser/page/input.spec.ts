import type { Page } from '@playwright/test';
import { isFirefox } from '../shared/engine.ts';
import { expect, stubTrailers, test } from '../shared/fixtures.ts';
import { DIALOGS, keepForDialogs } from './dialogs.ts';

/** Escape as browsers tell of it while it gives up a conversion, and as Safari does after the conversion has ended. */
const giveUpConversion = (page: Page) =>
  page.evaluate(() => {
    const target = document.activeElement ?? document.body;
    for (const isComposing of [true, false]) {
      target.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      if (!isComposing) target.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
      for (const key of ['Escape', 'Enter', 'ArrowRight', 'End']) {
        const how = { key, isComposing, keyCode: 229, bubbles: true, cancelable: true };
        target.dispatchEvent(new KeyboardEvent('keydown', how));
        target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
      }
      if (isComposing) target.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    }
  });

test.beforeEach(async ({ page, kept }) => {
  await keepForDialogs(kept, page);
  await stubTrailers(page);
});

for (const { dialog, path, open, over, notInFirefox } of DIALOGS) {
  const name = `${dialog}${over ? `, over ${over}` : ''}, on ${path.slice(0, 20)}`;
  test(`Escape of a conversion closes nothing: ${name} (product.md, Input: conversions)`, async ({ page }) => {
    test.skip(notInFirefox !== undefined && isFirefox(page), notInFirefox);
    await page.goto(path);
    await open(page);
    const all = page.locator('[role="dialog"]');
    await expect(all).toHaveCount(over ? 2 : 1);
    await giveUpConversion(page);
    await expect(all).toHaveCount(over ? 2 : 1);
    await page.keyboard.press('Escape');
    await expect(all).toHaveCount(over ? 1 : 0);
  });
}

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
  await page.getByRole('button', { name: 'Undo' }).last().press('Enter');
  await expect(remove).toHaveCount(1);
  await expectFocus(page);
  const inMore = noir.getByRole('button', { name: 'Delete' });
  if (!(await inMore.isVisible())) await noir.getByRole('button', { name: 'More' }).press('Enter');
  await inMore.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Noir' })).toHaveCount(0);
  await expectFocus(page);
});
