import { openData } from '../data/data.ts';
import { expect, stubTrailers, test } from '../shared/fixtures.ts';
import { keepTitles } from '../shared/kept-titles.ts';
import { restored } from '../shared/toasts.ts';
import { coverWindow, expectNothingCovered } from './insets.ts';

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium can be told of a notch.');

const LANDSCAPE = { width: 844, height: 390 };
test.describe('beside a notch stands everything (product.md, Frame: insets)', () => {
  test.use({ viewport: LANDSCAPE });

  for (const look of ['grid', 'list']) {
    test(`of a watchlist as a ${look}, its toast, and the way back to the top`, async ({ page, kept }) => {
      await keepTitles(kept, page, 60);
      await page.goto(`/watchlist?view=${look}`);
      await restored(page);
      await expectNothingCovered(page);
      await page.evaluate(() => scrollTo(0, 2_000));
      await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
      await expectNothingCovered(page);
    });
  }

  test('of a title, its trailer and its dialogs, and of a person', async ({ page }) => {
    await stubTrailers(page);
    await page.goto('/movie/1001');
    await expect(page.getByRole('button', { name: 'Not interested' })).toBeVisible();
    await expectNothingCovered(page);
    for (const opener of ['Watch Now', 'Collection', 'Note', 'When did you see it?']) {
      await page.getByRole('button', { name: opener, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNothingCovered(page);
      await page.keyboard.press('Escape');
    }
    await page.goto('/person/1001');
    await expect(page.getByRole('heading', { name: 'Known For' })).toBeVisible();
    await expectNothingCovered(page);
  });

  test('of the panels, of your data, and of the import', async ({ page }) => {
    await page.goto('/movie');
    await page.getByRole('button', { name: 'Ada' }).click();
    await expect(page.getByRole('link', { name: /^Watchlist/ }).first()).toBeVisible();
    await expectNothingCovered(page);
    await page.keyboard.press('Escape');
    await openData(page);
    await expectNothingCovered(page);
    await page.getByRole('button', { name: 'Bring your lists' }).click();
    await expect(page.getByRole('dialog', { name: 'Bring your lists' })).toBeVisible();
    await expectNothingCovered(page);
  });

  test('of the collections and their dialogs', async ({ page }) => {
    await page.goto('/collections');
    await page.getByRole('button', { name: 'Create Collection' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothingCovered(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Feel Good' }).click();
    await expect(page.getByRole('dialog', { name: 'Feel Good' })).toBeVisible();
    await expectNothingCovered(page);
  });
});

test.describe('beside a notch stands the welcome', () => {
  test.use({ viewport: LANDSCAPE, visitor: 'new' });

  test('whole (product.md, Frame: insets)', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Welcome to Matinee' })).toBeVisible();
    await expectNothingCovered(page);
  });
});

test.describe('upright', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('header and bottom bar keep clear of the bars above and below (product.md, Frame: insets)', async ({ page }) => {
    await page.goto('/movie');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await coverWindow(page, { top: 59, right: 0, bottom: 34, left: 0 });
    await page.evaluate(() => scrollTo(0, 2_000));
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
    for (const control of await page.getByRole('banner').getByRole('button').all()) {
      expect((await control.boundingBox())?.y ?? 59).toBeGreaterThanOrEqual(59);
    }
    const home = await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link').first().boundingBox();
    expect((home?.y ?? 0) + (home?.height ?? 0)).toBeLessThanOrEqual(844 - 34);
    expect((await page.getByRole('button', { name: 'Back to top' }).boundingBox())?.y).toBeGreaterThanOrEqual(59);
  });
});
