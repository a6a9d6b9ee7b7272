import { expect, test } from '../shared/fixtures.ts';

const PATH = '/franchise/9101';
const NAME = 'Inspector Quillon Collection';

test.describe('a series of movies', () => {
  test(
    'is taken over whole, by keyboard, and taken back (product.md, Franchise: saving)',
    { tag: '@journey' },
    async ({ page }) => {
      await page.goto(PATH);
      await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
      const parts = page.getByRole('main').getByRole('list', { name: NAME }).getByRole('link');
      await expect(parts).toHaveCount(12);
      await expect(parts.first()).toHaveText('Inspector Quillon and the Drowned Organist');

      await page.getByRole('button', { name: 'Add all to watchlist' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('12 titles added to your watchlist')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add all to watchlist' })).toBeFocused();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: 'Save as collection' }).press('Enter');
      await expect(page.getByText('Saved as a collection of 12 titles')).toBeVisible();

      await page.goto('/watchlist');
      await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
      await page.goto('/collections');
      await expect(page.getByRole('link', { name: new RegExp(NAME) })).toBeVisible();
    },
  );

  test('says how much of it is seen (product.md, Franchise: seen)', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText('0 of 12 seen')).toBeVisible();
    await page.getByRole('link', { name: /Drowned Organist/ }).click();
    const seen = page.getByRole('button', { name: 'Seen', exact: true });
    await seen.click();
    await expect(seen).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(page.getByText('1 of 12 seen')).toBeVisible();
  });
});
