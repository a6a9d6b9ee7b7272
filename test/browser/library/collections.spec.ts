import type { Page } from '@playwright/test';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { enter, isFirefox } from '../shared/engine.ts';
import { OWN_KEY, expect, test } from '../shared/fixtures.ts';
import { pressAction } from '../shared/press-action.ts';

const POSTERS = ['c-1.svg', 'c-10.svg', 'c-100.svg', 'c-101.svg'];
const MOVIES = POSTERS.map((poster, at) => ({
  id: 1001 + at,
  media_type: 'movie',
  title: `M${1001 + at}`,
  poster_path: `/${poster}`,
  // Asked for again, it would have the name that the demo gives to its number.
  checkedAt: new Date().toISOString(),
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

    await pressAction(page.getByRole('dialog'), 'Rename');
    await enter(page.getByLabel('Collection Name'), 'Noir');
    await press(page, 'Save');
    await expect(other.getByRole('dialog', { name: 'Noir' })).toBeVisible();
    await pressAction(page.getByRole('dialog'), 'Arrange');
    await press(page, 'More: M1004');
    await press(page, 'To the top');
    await stay('Moved to place 1 of 4');
    await expect(movies(other)).toHaveText(['M1004', 'M1001', 'M1002', 'M1003']);
    await undoOf('Moved to place 1 of 4').click();
    await expect(movies(other)).toHaveText(['M1001', 'M1002', 'M1003', 'M1004']);
    await press(page, 'Done');
    await pressAction(page.getByRole('dialog'), 'Cover');
    await press(page, 'M1003');
    await pressAction(page.getByRole('dialog'), 'Delete');
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
  await pressAction(page.getByRole('main'), 'Arrange');
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

const inSecond = (page: Page) => page.getByRole('list', { name: 'Order of Second' }).getByRole('listitem');
const arrangeSecond = async (page: Page) => {
  await page.goto('/collections?open=12');
  // The screen under the dialog has a button of that name too.
  await expect(movies(page)).toHaveCount(4);
  await pressAction(page.getByRole('dialog'), 'Arrange');
  await expect(inSecond(page)).toContainText(['M1001', 'M1002', 'M1003', 'M1004']);
};
/** The middle of a line's handle, and of another line. */
const wayOf = async (page: Page, from: number, to: number) => {
  const grip = (await inSecond(page).nth(from).locator('[aria-hidden]').first().boundingBox())!;
  const line = (await inSecond(page).nth(to).boundingBox())!;
  return { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2, toY: line.y + line.height / 2 };
};
const DRAGGED = ['M1001', 'M1004', 'M1002', 'M1003'];

test('lines are dragged by the mouse, and are there after a reload', async ({ page }) => {
  await arrangeSecond(page);
  const { x, y, toY } = await wayOf(page, 3, 1);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, toY, { steps: 5 });
  await expect(inSecond(page).nth(1)).toHaveAttribute('data-drop', 'above');
  await page.mouse.up();
  await expect(inSecond(page)).toContainText(DRAGGED);
  await page.reload();
  await expect(movies(page)).toHaveText(DRAGGED);
});

test('Escape puts a held line back, and the dialog stays', async ({ page }) => {
  await arrangeSecond(page);
  const { x, y, toY } = await wayOf(page, 3, 1);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, toY, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(inSecond(page).nth(3)).not.toHaveAttribute('data-held');
  await expect(inSecond(page)).toContainText(['M1001', 'M1002', 'M1003', 'M1004']);
  await expect(page.getByText(/^Moved to place/)).toHaveCount(0);
});

test.describe('by a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('lines are dragged, and are there after a reload', async ({ page }) => {
    test.skip(isFirefox(page), 'Firefox is driven without fingers.');
    await arrangeSecond(page);
    const { x, y, toY } = await wayOf(page, 3, 1);
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
    await touch('touchStart', y);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', y + (toY - y) * part);
    await expect(inSecond(page).nth(1)).toHaveAttribute('data-drop', 'above');
    await touch('touchEnd');
    await expect(inSecond(page)).toContainText(DRAGGED);
    await page.reload();
    await expect(movies(page)).toHaveText(DRAGGED);
  });
});
