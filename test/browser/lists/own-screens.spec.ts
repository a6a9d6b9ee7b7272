import type { Page } from '@playwright/test';
import { cutTexts, lowTargets } from '../page/fingers.ts';
import { boxOf } from '../shared/boxes.ts';
import { expect, test } from '../shared/fixtures.ts';
import { pressAction } from '../shared/press-action.ts';
import { SCREENS } from '../shared/screens.ts';
import { RESTORED, restored } from '../shared/toasts.ts';

const SHARED = SCREENS.find(({ name }) => name === 'shared list')?.path ?? '';

/** The screens of the visitor's own, with lists in them, and what leads to them. */
const OWN = [
  ['the watchlist', '/watchlist?library=lived-in'],
  ['the watchlist as lines', '/watchlist?library=lived-in&view=list'],
  ['Up next', '/up-next?library=following'],
  ['the calendar', '/calendar?library=full-99&now=2026-12-01T12:00Z'],
  ['an empty calendar', '/calendar?library=empty'],
  ['the diary', '/diary?library=lived-in&now=2026-12-01T12:00Z'],
  ['the titles of the diary', '/seen?library=lived-in'],
  ['the titles of the diary as lines', '/seen?library=lived-in&view=list'],
  ['favorites', '/favorites?library=lived-in'],
  ['collections', '/collections?library=shaped'],
  ['a year', '/year/2026?library=a-year&now=2026-11-28T12:00Z'],
  ['the own data', '/data?library=with-versions'],
  ['a season', '/tv/1303/season/2?library=following'],
  ['the page of a show', '/tv/1307?library=following'],
  ['the page of a movie', '/movie/1003?library=lived-in'],
  ['a shared list', SHARED],
] as const;

/** The longest name of the demo: nobody reads all of it in two lines. */
const LONGEST = /^The Remarkable and Largely True Account/;

const settled = async (page: Page): Promise<void> => {
  await page.mouse.wheel(0, 20_000);
  await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
  // It has its own place, and its own time.
  await expect(page.getByRole('status').filter({ hasText: RESTORED })).toHaveCount(0);
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [name, path] of OWN)
    test(`${name} is pressed by fingers, and its names and facts are whole (product.md, Frame: fingers) (product.md, Frame: room for names)`, async ({
      page,
    }) => {
      test.slow();
      await page.goto(path);
      await settled(page);
      expect.soft(await lowTargets(page)).toEqual([]);
      expect((await cutTexts(page)).filter((text) => !LONGEST.test(text))).toEqual([]);
    });

  test('a name of two lines in Up next keeps away from the line above it (product.md, Frame: room for names)', async ({
    page,
  }) => {
    await page.goto('/up-next?library=following');
    const lines = page.getByRole('list', { name: 'Up next' }).getByRole('listitem');
    const line = lines.filter({ hasText: 'The Cartwheel Club' });
    const name = line.getByRole('heading');
    await settled(page);
    const [ofLine, ofName] = [await boxOf(line), await boxOf(name)];
    expect(ofName.y - ofLine.y).toBeGreaterThanOrEqual(6);
  });

  test('so are an opened collection, and the order of one', async ({ page }) => {
    test.slow();
    await page.goto('/collections?library=shaped');
    await page.getByRole('main').getByRole('link', { name: 'Noir' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await settled(page);
    expect(await lowTargets(page)).toEqual([]);
    await pressAction(dialog, 'Arrange');
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
    expect(await lowTargets(page)).toEqual([]);
  });

  for (const path of ['/watchlist?library=lived-in', '/collections?library=shaped', '/up-next?library=following'])
    test(`the greeting lies below the head of ${path} (product.md, Notifications: place)`, async ({ page }) => {
      await page.goto(path);
      await restored(page);
      const links = page.getByRole('navigation', { name: 'Your library' });
      const { bottom } = await boxOf(links);
      await expect.poll(async () => (await boxOf(page.locator('[data-place=toasts] ol'))).y).toBeGreaterThan(bottom);
    });

  test('the greeting lies below the first month of the diary too (product.md, Notifications: place)', async ({
    page,
  }) => {
    await page.goto('/diary?library=a-year&now=2026-11-28T12:00Z');
    await restored(page);
    const { bottom } = await boxOf(page.getByRole('heading', { name: 'November 2026' }).locator('..'));
    await expect.poll(async () => (await boxOf(page.locator('[data-place=toasts] ol'))).y).toBeGreaterThan(bottom);
  });

  test('what My Collections are for is said in one line', async ({ page }) => {
    await page.goto('/collections');
    const text = page.getByRole('main').getByText('Organize your favorite movies into custom collections').first();
    const lines = await text.evaluate(
      (each) => each.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(each).lineHeight),
    );
    expect(Math.round(lines)).toBe(1);
  });
});
