import type { Page } from '@playwright/test';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { boxOf } from '../shared/boxes.ts';
import { expect, test } from '../shared/fixtures.ts';
import { holdCode } from '../shared/hold-code.ts';
import { overflowOf } from '../shared/overflow-of.ts';
import { loadedRow } from '../shared/rows.ts';
import { countShifts, shiftsOf } from '../shared/shifts.ts';
import { followed, keepShows, showIds } from './keep-shows.ts';

const row = (page: Page) => page.getByRole('region', { name: 'Up next' });
const tick = (page: Page, episode: string) =>
  page.getByRole('button', { name: `Seen: Show 1, ${episode}`, exact: true });
const lines = (page: Page) => page.getByRole('list', { name: 'Up next' }).getByRole('listitem');

declare global {
  var places: readonly number[];
}

/** Where the heading of this text was, in the page's frame and since, in px. */
const recordPlaces = (name: string): void => {
  globalThis.places = [];
  const look = () => {
    const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === name);
    const top = heading && Math.round(heading.getBoundingClientRect().top + scrollY);
    if (top && !globalThis.places.includes(top)) globalThis.places = [...globalThis.places, top];
    requestAnimationFrame(look);
  };
  look();
};

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
  await page.getByRole('button', { name: 'More: Show 1', exact: true }).click();
  await page.getByRole('button', { name: 'Stop following' }).click();
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

    for (const [name, shows, titles, parts] of [
      ['shows', 3, 0, 'row'],
      ['shows and a watchlist', 8, 2, 'list row'],
      ['a watchlist', 0, 2, 'list'],
    ] as const) {
      test(`who is back with ${name} has their place from the first paint on (product.md, Home: back)`, async ({
        page,
        kept,
      }) => {
        const watchlist = Array.from({ length: titles }, (_, at) => ({
          id: 1_001 + at,
          media_type: 'movie',
          title: 'A',
        }));
        await keepShows(kept, page, followed(showIds(shows)), watchlist);
        await page.addInitScript(recordPlaces, 'Trending Now');
        for (let visit = 0; visit < 2; visit += 1) {
          await page.goto('/');
          await expect(
            page.getByRole('link', { name: 'Calendar' }).or(page.getByText('Welcome back')).first(),
          ).toBeVisible();
          if (shows > 0) await expect(tick(page, 'S1 E3')).toBeAttached({ timeout: 15_000 });
          await expect(page.locator('#frame')).toHaveCount(0);
          // It is kept a moment after it is drawn: who leaves before has no place held.
          await expect.poll(() => page.evaluate(() => localStorage.getItem('matinee_last_home'))).toBe(parts);
          if (visit === 1) expect(await page.evaluate(() => globalThis.places)).toHaveLength(1);
        }
      });
    }

    for (const [name, seasons, text] of [
      ['an episode', { '1': '1-3@20600' }, 'S1 E4'],
      ['nothing', { '1': '1-99@20600', '2': '1-99@20600', '3': '1-99@20600' }, 'Up to date'],
      ['no followed show', {}, ''],
    ] as const) {
      test(`the page of a show has the place of its line on a reload, with ${name} next (product.md, Up next: on the page of a show)`, async ({
        page,
        kept,
      }) => {
        const isFollowed = text !== '';
        await keepShows(kept, page, isFollowed ? [{ id: 1_307, name: 'Nine Dials', poster_path: null, seasons }] : []);
        await page.goto('/up-next');
        const known = isFollowed
          ? lines(page).or(page.getByText('1 show')).first()
          : page.getByText('Nothing is up next');
        await expect(known).toBeVisible({ timeout: 20_000 });
        await countShifts(page);
        // The links to other sites are in the details alone: this one is of what was drawn with them.
        await page.addInitScript(recordPlaces, 'Seasons');
        const letCodeCome = await holdCode(page, '**/assets/next-line-*.js');
        await page.goto('/tv/1307');
        await expect(page.getByRole('heading', { level: 1, name: 'Nine Dials' })).toBeVisible();
        // The lists are known by then.
        await expect(page.getByRole('banner').getByRole('button', { name: 'Ada' })).toBeVisible();
        letCodeCome();
        if (isFollowed) await expect(page.locator('[data-show]')).toContainText(text);
        else await expect(page.locator('[data-show]')).toHaveCount(0);
        expect(await page.evaluate(() => globalThis.places)).toHaveLength(1);
        expect(await shiftsOf(page)).toBe(0);
        // One line: what can be done with the seasons leaves it room.
        const { height } = await boxOf(page.getByRole('heading', { level: 2, name: 'Seasons' }));
        expect(height).toBeLessThan(40);
      });
    }

    test('the screen does not shift, has nothing that axe finds, and controls for fingers (product.md, Up next: screen)', async ({
      page,
      kept,
    }) => {
      await countShifts(page);
      const stopped = { id: 1_310, name: 'Gone', seasons: { '1': '1' }, stoppedAt: '2026-11-01T10:00:00.000Z' };
      await keepShows(kept, page, [...followed(showIds(9)), stopped]);
      await page.goto('/up-next');
      await expect(page.getByText('9 shows').first()).toBeVisible({ timeout: 20_000 });
      expect(await shiftsOf(page)).toBe(0);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      for (const control of await page.getByRole('main').getByRole('button').all()) {
        const { width: wide, height } = await boxOf(control);
        expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
      }
      await expectNoFindingsInEitherTheme(page);
    });

    test('bears titles and answers of any kind (product.md, Up next: shows)', async ({ page, kept }) => {
      test.slow();
      await keepShows(kept, page, followed(showIds(3)));
      for (const scenario of ['empty', 'extreme-text', 'no-images', 'huge']) {
        await page.goto(`/up-next?scenario=${scenario}`);
        await expect(page.getByText('3 shows').first(), scenario).toBeVisible({ timeout: 20_000 });
        await expect(page.getByRole('main').getByRole('listitem'), scenario).toHaveCount(3);
        expect(await overflowOf(page), scenario).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('without a followed show there is no row (product.md, Up next: row)', async ({ page, kept }) => {
  await keepShows(kept, page, []);
  await page.goto('/');
  await toEnd(page);
  await expect(page.getByRole('region', { name: 'My Collections' })).toBeVisible();
  await expect(row(page)).toBeHidden();
});

test('home has what is next, and the calendar is one press away (product.md, Home: back)', async ({ page, kept }) => {
  await keepShows(kept, page, followed(showIds(2)));
  await page.goto('/');
  await expect(tick(page, 'S1 E3')).toBeVisible({ timeout: 15_000 });
  await row(page).getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
});

for (const path of ['/watchlist', '/seen'])
  test(`${path} leads there (product.md, Up next: ways)`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: 'Up next' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is up next' })).toBeVisible();
  });

test('the page of a show has the tick of its next episode, and nothing on it moves (product.md, Up next: on the page of a show)', async ({
  page,
  kept,
}) => {
  await countShifts(page);
  await keepShows(kept, page, [{ id: 1_307, name: 'Nine Dials', poster_path: null, seasons: { '1': '1-3@20600' } }]);
  await page.goto('/up-next');
  const next = page.getByRole('button', { name: 'Seen: Nine Dials, S1 E4' });
  await expect(next).toBeVisible({ timeout: 20_000 });
  await page.getByRole('heading', { name: 'Nine Dials' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Seen: S1 E4', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Seen: S1 E5', exact: true })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Seasons' })).toContainText('Next');
  expect(await shiftsOf(page)).toBe(0);
});
