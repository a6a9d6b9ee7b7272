import type { Page } from '@playwright/test';
import { expect, test } from '../shared/fixtures.ts';
import { overflowOf } from '../shared/overflow-of.ts';
import { restored } from '../shared/toasts.ts';

const SHOW = '/tv/1307';
const PATH = `${SHOW}/season/1`;
const HEADING = 'Season 1';
/** With dates of long ago: all of it is out. */
const EPISODES = 12;

const tick = (page: Page, label: string) => page.getByRole('button', { name: `Seen: ${label}`, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const linesOf = (page: Page) => page.getByRole('main').getByRole('list', { name: /, / }).getByRole('listitem');
const isPressed = async (page: Page, label: string, pressed = true): Promise<void> =>
  await expect(tick(page, label)).toHaveAttribute('aria-pressed', String(pressed));

test.describe('a season', () => {
  test(
    'is reached from its show and ticked by keyboard, and the show says so (product.md, Shows: seasons of a show)',
    { tag: '@journey' },
    async ({ page }) => {
      await page.goto(SHOW);
      await page.getByRole('list', { name: 'Seasons' }).getByRole('link', { name: 'Season 1' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeFocused();
      await tick(page, 'S1 E4').press('Space');
      await expect(page.getByText('S1 E4 marked as seen', { exact: true })).toBeVisible();
      await button(page, 'The 3 before as well').press('Enter');
      await expect(page.getByText('3 episodes marked as seen', { exact: true })).toBeVisible();
      await expect(page.getByText(`4 of ${EPISODES} seen`)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Nine Dials' }).press('Enter');
      await expect(page.getByRole('list', { name: 'Seasons' })).toContainText(`4 of ${EPISODES} seen`);
      await button(page, 'Stop following').press('Enter');
      await expect(page.getByText('You no longer follow Nine Dials')).toBeVisible();
      await button(page, 'Follow again').press('Enter');
      await expect(page.getByText('You follow Nine Dials again')).toBeVisible();
    },
  );

  test('is ticked whole, with one undo (product.md, Shows: whole season)', async ({ page }) => {
    await page.goto(PATH);
    await tick(page, 'S1 E2').click();
    await button(page, 'All of this season').click();
    await expect(page.getByText(`${EPISODES - 1} episodes marked as seen`)).toBeVisible();
    await expect(page.getByText(`${EPISODES} of ${EPISODES} seen`)).toBeVisible();
    await button(page, 'Undo').last().click();
    await expect(page.getByText(`1 of ${EPISODES} seen`)).toBeVisible();
    await isPressed(page, 'S1 E2');
  });

  test('veils what was not seen, after a reload too, and on other seasons (product.md, Shows: veil)', async ({
    page,
  }) => {
    await page.goto(PATH);
    await tick(page, 'S1 E1').click();
    await button(page, 'More').click();
    await button(page, 'Hide spoilers').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Episode 2', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Episode 1', exact: true })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Episode 2', exact: true })).toBeVisible();
    await page.getByRole('navigation', { name: 'Seasons' }).getByRole('link', { name: 'Season 2' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Episode 1', exact: true })).toBeVisible();
  });

  test('that is open can be ticked and cleared without a network (product.md, Shows: season screen)', async ({
    page,
    context,
    allow,
  }) => {
    allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(PATH);
    await restored(page);
    await expect(tick(page, 'S1 E1')).toBeVisible();
    await context.setOffline(true);
    await tick(page, 'S1 E1').click();
    await isPressed(page, 'S1 E1');
    await button(page, 'All of this season').click();
    await expect(page.getByText(`${EPISODES} of ${EPISODES} seen`)).toBeVisible();
    await tick(page, 'S1 E5').click();
    await isPressed(page, 'S1 E5', false);
    await button(page, 'More').click();
    await button(page, 'Hide spoilers').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Episode 5', exact: true })).toBeVisible();
  });

  test('opens all that is told of an episode wherever its line is pressed, but for the tick', async ({ page }) => {
    await page.goto(PATH);
    await expect(tick(page, 'S1 E4')).toBeVisible();
    const line = linesOf(page).nth(3);
    await line.click({ position: { x: 260, y: 60 } });
    const dialog = page.getByRole('dialog', { name: 'S1 E4 An Old Debt in the Cellar' });
    await expect(dialog).toContainText('A clockmaker’s apprentice');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await tick(page, 'S1 E4').click();
    await isPressed(page, 'S1 E4');
    await expect(dialog).toHaveCount(0);
  });

  test('is found by Back as it was left', async ({ page }) => {
    await page.goto('/tv/1303/season/1?scenario=huge');
    await expect(tick(page, 'S1 E1')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 40_000));
    const top = () => page.evaluate(() => Math.round(scrollY));
    await expect.poll(top).toBe(40_000);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Top Rated' })
      .evaluate((link) => (link as HTMLElement).click());
    await expect(page.getByRole('heading', { level: 1, name: 'Top Rated' })).toBeVisible();
    await page.goBack();
    await expect.poll(top).toBe(40_000);
  });

  test('that is ticked in two tabs keeps the ticks of both (product.md, Shows: two tabs)', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const each of [page, other]) await each.goto(PATH);
    await tick(page, 'S1 E1').click();
    await isPressed(other, 'S1 E1');
    await Promise.all([tick(page, 'S1 E2').click(), tick(other, 'S1 E3').click()]);
    await tick(other, 'S1 E1').click();
    for (const each of [page, other]) {
      await isPressed(each, 'S1 E1', false);
      await isPressed(each, 'S1 E2');
      await isPressed(each, 'S1 E3');
    }
  });
});

test.describe('a season in a scenario (product.md, QA: scenarios)', () => {
  for (const width of [390, 1440]) {
    test(`extreme-text: all is text, and nothing runs over the edge, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [`${SHOW}/season/2`, SHOW]) {
        await page.goto(`${path}?scenario=extreme-text`);
        await expect(page.getByRole('main')).toContainText(path === SHOW ? 'Seasons' : '<script>');
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        await expect(page).not.toHaveTitle('run');
      }
      await page.goto(`${SHOW}/season/2?scenario=extreme-text`);
      const lines = linesOf(page);
      await expect(lines).toHaveCount(7);
      const boxes = await lines.evaluateAll((items) =>
        items.map((item) => {
          const { bottom } = item.getBoundingClientRect();
          const button = item.querySelector('[aria-pressed]')?.getBoundingClientRect();
          const ends = [...item.querySelectorAll('h2, p')].map((text) => text.getBoundingClientRect().bottom);
          return { isOver: Math.max(...ends) > bottom + 1, tick: [button?.width, button?.height] };
        }),
      );
      expect(boxes).toEqual(boxes.map(() => ({ isOver: false, tick: [44, 44] })));
    });
  }

  test('huge: of 1,500 episodes those near the window are there, and the last one can be ticked', async ({ page }) => {
    await page.goto('/tv/1303/season/1?scenario=huge&now=2080-01-01T12:00Z');
    await expect(page.getByText('0 of 1,500 seen')).toBeVisible();
    const lines = linesOf(page);
    expect(await lines.count()).toBeLessThan(60);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await tick(page, 'S1 E1500').click();
    await expect(button(page, 'The 1499 before as well')).toBeVisible();
    expect(await lines.count()).toBeLessThan(60);
  });

  test('no-images: every line says so, and nothing of a show is missed', async ({ page }) => {
    await page.goto(`${PATH}?scenario=no-images`);
    await isPressed(page, 'S1 E1', false);
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  });

  test('empty: the show has no row of seasons, and no season is found', async ({ page }) => {
    await page.goto(`${SHOW}?scenario=empty`);
    await expect(page.getByRole('heading', { level: 1, name: 'Nine Dials' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Seasons' })).toHaveCount(0);
    await page.goto(`${PATH}?scenario=empty`);
    await expect(page.getByRole('heading', { name: 'Content Not Found' })).toBeVisible();
  });
});
