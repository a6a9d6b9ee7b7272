import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { boxOf } from '../shared/boxes.ts';
import { expect, test } from '../shared/fixtures.ts';
import { keepTitles } from '../shared/kept-titles.ts';

test.describe('finding in a list', () => {
  test('is answered from the field, in the address, and is there after a reload (product.md, Lists: find)', async ({
    page,
    kept,
  }) => {
    await keepTitles(kept, page, 30);
    await page.goto('/watchlist');
    const field = page.getByLabel('Find in this list');
    await field.click();
    await page.keyboard.type('title 12');
    await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(['Title 12']);
    await expect(page).toHaveURL(/find=title\+12/);
    await expect(page.getByRole('status').filter({ hasText: 'Showing 1' })).toBeAttached();
    await page.reload();
    await expect(field).toHaveValue('title 12');
    await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(['Title 12']);
  });

  test('keeps each letter and the caret of a fast typist (product.md, Lists: find)', async ({ page, kept }) => {
    await keepTitles(kept, page, 30);
    await page.goto('/watchlist');
    const field = page.getByLabel('Find in this list');
    await field.click();
    const text = 'title of a film that is not there';
    await page.keyboard.type(text, { delay: 0 });
    await expect(field).toHaveValue(text);
    await page.keyboard.press('Home');
    await page.keyboard.type('no ', { delay: 0 });
    await expect(field).toHaveValue(`no ${text}`);
    await expect(page.getByText('Nothing matches.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(field).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'Title 1', exact: true })).toBeVisible();
  });

  test('Back closes the filters, and takes back what was chosen (product.md, Lists: filters)', async ({
    page,
    kept,
  }) => {
    await keepTitles(kept, page, 12);
    await page.goto('/movie');
    await page.goto('/watchlist');
    const open = () => page.getByRole('button', { name: 'Filters' }).click();
    await open();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    const more = dialog.getByText('More filters');
    await more.click();
    await dialog.getByLabel('Seen').selectOption('Not seen');
    await expectNoFindingsInEitherTheme(page);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/watchlist$/);
    await open();
    await more.click();
    await dialog.getByLabel('Seen').selectOption('Not seen');
    await dialog.getByRole('button', { name: 'Show 12 titles' }).click();
    await expect(page).toHaveURL(/\/watchlist\?seen=no$/);
    await expect(page.getByRole('button', { name: 'Remove filter: Not seen' })).toBeVisible();
    await expectNoFindingsInEitherTheme(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/movie$/);
  });
});

test('genres are asked for while their filter is on, and known in the next visit (product.md, Lists: facts)', async ({
  page,
  kept,
}) => {
  await keepTitles(kept, page, 12);
  await page.goto('/watchlist');
  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByRole('button', { name: 'Drama, any' }).click();
  await expect(dialog.getByText(/Checked \d+ of 12/)).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Show/ }).click();
  const cards = page.getByRole('list', { name: 'My Watchlist' }).getByRole('listitem');
  await expect(cards).not.toHaveCount(0);
  await expect(page.getByText(/Checked \d+ of 12/)).toHaveCount(0);
  const count = await cards.count();
  expect(count).toBeLessThan(12);
  await page.reload();
  await expect(cards).toHaveCount(count);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('all controls of a list are one row, reached by scrolling it (product.md, Lists: controls)', async ({
    page,
    kept,
  }) => {
    await keepTitles(kept, page, 12);
    await page.goto('/watchlist');
    const field = await boxOf(page.getByRole('button', { name: 'Pick one for me' }));
    for (const control of [
      page.getByRole('button', { name: 'Filters' }),
      page.getByLabel('Show', { exact: true }),
      page.getByLabel('Sort by'),
      page.getByRole('button', { name: 'Descending' }),
      page.getByRole('button', { name: 'List view' }),
    ]) {
      await control.scrollIntoViewIfNeeded();
      const box = await boxOf(control);
      expect(Math.abs(box.bottom - field.bottom)).toBeLessThan(3);
      expect(box.height).toBeGreaterThanOrEqual(42);
      expect(box.right).toBeLessThanOrEqual(390);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
