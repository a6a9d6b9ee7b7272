import type { Page } from '@playwright/test';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { enter, isFirefox, NO_DRAGGING } from '../shared/engine.ts';
import { OWN_KEY, expect, test } from '../shared/fixtures.ts';

const POSTERS = ['c-1.svg', 'c-10.svg', 'c-100.svg', 'c-101.svg'];
const MOVIES = POSTERS.map((poster, at) => ({
  id: 1001 + at,
  media_type: 'movie',
  title: `M${1001 + at}`,
  poster_path: `/${poster}`,
}));
const COLLECTIONS = ['First', 'Second', 'Third'].map((name, at) => ({
  id: `${at + 11}`,
  name,
  description: '',
  movies: MOVIES,
}));

test.use({ visitor: 'new' });
test.beforeEach(async ({ page, kept }) => {
  await kept.plant(page, { [OWN_KEY]: JSON.stringify({ username: 'Ada', collections: COLLECTIONS }) });
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const names = (page: Page) => page.getByRole('list', { name: 'My Collections' }).getByRole('heading');
const movies = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 3 });

test(
  'a collection that is renamed, covered, arranged and deleted is so in another tab, which closes it and says why',
  { tag: '@journey' },
  async ({ page, context }) => {
    test.slow();
    const undoOf = (text: string) =>
      page.locator('[data-place="toasts"] li', { hasText: text }).getByRole('button', { name: 'Undo' });
    // A toast with the pointer over it stays, however long the other tab takes. It may still be on its way to its place.
    const stay = (text: string) => undoOf(text).hover({ force: true });
    await page.goto('/collections?open=11');
    await expect(movies(page)).toHaveCount(4);
    const other = await context.newPage();
    await other.goto('/collections?open=11');
    await expect(movies(other)).toHaveCount(4);

    await press(page, 'Rename');
    await enter(page.getByLabel('Collection Name'), 'Noir');
    await press(page, 'Save');
    await expect(other.getByRole('dialog', { name: 'Noir' })).toBeVisible();
    await press(page, 'Arrange');
    await press(page, 'To the top: M1004');
    await stay('Moved to place 1 of 4');
    await expect(movies(other)).toHaveText(['M1004', 'M1001', 'M1002', 'M1003']);
    await undoOf('Moved to place 1 of 4').click();
    await expect(movies(other)).toHaveText(['M1001', 'M1002', 'M1003', 'M1004']);
    await press(page, 'Cover');
    await press(page, 'M1003');
    await press(page, 'Delete');
    await expect(page.getByRole('dialog')).toBeHidden();
    await stay('Collection deleted');
    await expect(other.getByText('Noir was deleted in another tab or on another device')).toBeVisible();
    await expect(names(other)).toHaveText(['Second', 'Third']);
    await undoOf('Collection deleted').click();
    await expect(names(other)).toHaveText(['Noir', 'Second', 'Third']);
    const cover = other.getByRole('list', { name: 'My Collections' }).getByRole('listitem').first().locator('img');
    await expect(cover).toHaveCount(1);
  },
);

test('lines are arranged by keyboard, without findings in either theme, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/collections');
  await press(page, 'Arrange');
  const down = page.getByRole('button', { name: 'Down: First' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Moved to place 2 of 3')).toBeVisible();
  await expect(down).toBeFocused();
  await page.keyboard.press('Enter');
  const lines = page.getByRole('list', { name: 'Order of My Collections' }).getByRole('listitem');
  await expect(lines).toContainText(['Second', 'Third', 'First']);
  const { width, height } = (await down.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await expectNoFindingsInEitherTheme(page);
});

test('lines are dragged by the mouse', async ({ page }) => {
  test.skip(isFirefox(page), NO_DRAGGING);
  await page.goto('/collections?open=12');
  // The screen under the dialog has a button of that name too.
  await expect(movies(page)).toHaveCount(4);
  await press(page, 'Arrange');
  const lines = page.getByRole('list', { name: 'Order of Second' }).getByRole('listitem');
  await lines.nth(3).dragTo(lines.nth(1));
  await expect(lines).toContainText(['M1001', 'M1004', 'M1002', 'M1003']);
});
