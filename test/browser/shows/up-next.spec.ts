import type { Page } from '@playwright/test';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { boxOf } from '../shared/boxes.ts';
import { expect, test } from '../shared/fixtures.ts';
import { overflowOf } from '../shared/overflow-of.ts';
import { loadedRow } from '../shared/rows.ts';
import { countShifts, shiftsOf } from '../shared/shifts.ts';
import { followed, keepShows, showIds } from './keep-shows.ts';

const row = (page: Page) => page.getByRole('region', { name: 'Up next' });
const tick = (page: Page, episode: string) =>
  page.getByRole('button', { name: `Seen: Show 1, ${episode}`, exact: true });
const lines = (page: Page) => page.getByRole('list', { name: 'Up next' }).getByRole('listitem');

/** Home is drawn to its end. */
const toEnd = async (page: Page): Promise<void> => {
  await expect(loadedRow(page, 'On The Air')).toBeAttached();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
};

test('a tick on home leads to the next episode, also after a reload, and all shows to their own screen (product.md, Up next: goes on)', async ({
  page,
  kept,
}) => {
  await keepShows(kept, page, followed(showIds(2)));
  await page.goto('/');
  await toEnd(page);
  await expect(tick(page, 'S1 E3')).toBeVisible({ timeout: 15_000 });
  await tick(page, 'S1 E3').press('Enter');
  await expect(page.getByText('S1 E3 marked as seen')).toBeVisible();
  await expect(tick(page, 'S1 E4')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tick(page, 'S1 E3')).toBeVisible();
  await tick(page, 'S1 E3').click();
  await expect(tick(page, 'S1 E4')).toBeVisible();
  await page.reload();
  await toEnd(page);
  await expect(tick(page, 'S1 E4')).toBeVisible();
  await row(page).getByRole('link', { name: 'See all' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Up next' })).toBeVisible();
  await expect(lines(page)).toHaveCount(2);
  await expect(tick(page, 'S1 E4')).toBeVisible();
  await page.getByRole('button', { name: 'Stop following: Show 1' }).click();
  await expect(lines(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Follow again: Show 1' }).click();
  await expect(lines(page)).toHaveCount(2);
});

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('home does not shift, with shows and their answers, on the first and the second visit (product.md, Up next: row)', async ({
      page,
      kept,
    }) => {
      await countShifts(page);
      await keepShows(kept, page, followed(showIds(8)));
      for (let visit = 0; visit < 2; visit += 1) {
        await page.goto('/');
        await expect(loadedRow(page, 'On The Air')).toBeAttached();
        await expect(row(page)).toBeAttached();
        await expect(tick(page, 'S1 E3')).toBeAttached({ timeout: 15_000 });
        await expect(row(page).getByText('Not checked yet')).toHaveCount(0);
        expect(await shiftsOf(page)).toBe(0);
      }
    });

    test('the screen does not shift, has nothing that axe finds, and controls for fingers (product.md, Up next: screen)', async ({
      page,
      kept,
    }) => {
      await countShifts(page);
      const stopped = { id: 1_310, name: 'Gone', seasons: { '1': '1' }, stoppedAt: '2026-11-01T10:00:00.000Z' };
      await keepShows(kept, page, [...followed(showIds(9)), stopped]);
      await page.goto('/up-next');
      await expect(page.getByText('Checked 9 of 9')).toBeVisible({ timeout: 20_000 });
      expect(await shiftsOf(page)).toBe(0);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      for (const control of await page.getByRole('main').getByRole('button').all()) {
        const { width: wide, height } = await boxOf(control);
        expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
      }
      await expectNoFindingsInEitherTheme(page);
    });

    for (const scenario of ['empty', 'extreme-text', 'no-images', 'huge']) {
      test(`bears the scenario '${scenario}' (product.md, Up next: shows)`, async ({ page, kept }) => {
        await keepShows(kept, page, followed(showIds(3)));
        await page.goto(`/up-next?scenario=${scenario}`);
        await expect(page.getByText('Checked 3 of 3')).toBeVisible({ timeout: 20_000 });
        await expect(lines(page)).toHaveCount(3);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      });
    }
  });
}

test('without a followed show there is no row (product.md, Up next: row)', async ({ page, kept }) => {
  await keepShows(kept, page, []);
  await page.goto('/');
  await toEnd(page);
  await expect(page.getByRole('region', { name: 'My Collections' })).toBeVisible();
  await expect(row(page)).toBeHidden();
});

for (const path of ['/watchlist', '/seen'])
  test(`the head of ${path} leads there (product.md, Up next: ways)`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: 'Up next' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is up next' })).toBeVisible();
  });
