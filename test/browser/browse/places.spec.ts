import type { Locator, Page } from '@playwright/test';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
import { restored } from '../shared/toasts.ts';

const movies = Array.from({ length: 120 }, (_, index) => ({
  id: 1_000 + index,
  media_type: 'movie',
  title: `Title ${index}`,
  addedAt: new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString(),
}));
const collections = Array.from({ length: 20 }, (_, index) => ({
  id: `collection-${index}`,
  name: `Collection ${index}`,
  description: '',
  movies: movies.slice(0, 3 + index),
}));
const BUNDLE = JSON.stringify({ username: 'Ada', watchlist: movies, favorites: movies, collections });

/** What is seen, and where: the first of the screen's links that begin in the window, and how far down the page is. */
const sightOf = (page: Page) =>
  page.evaluate(() => {
    const isSeen = ({ top, left }: DOMRect) => top >= 0 && top < innerHeight && left >= 0;
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find((each) =>
      isSeen(each.getBoundingClientRect()),
    );
    return {
      top: Math.round(scrollY),
      link: link?.getAttribute('href'),
      at: Math.round(link?.getBoundingClientRect().top ?? 0),
    };
  });

/** Each in steps of a window: lists draw what is in it, and long ones load more. */
const goDown = async (page: Page, top: number): Promise<void> => {
  for (let reached = 0; reached < top; reached += 600) {
    await expect(async () => {
      await page.evaluate((down) => scrollTo(0, down), Math.min(top, reached + 600));
      expect(await page.evaluate(() => scrollY)).toBe(Math.min(top, reached + 600));
    }).toPass();
  }
};

/** Once nothing moves any more: what comes late would move what is seen. */
const atRest = async (page: Page) => {
  let last: Awaited<ReturnType<typeof sightOf>> | undefined;
  await expect(async () => {
    const before = last;
    last = await sightOf(page);
    expect(last).toEqual(before);
  }).toPass({ intervals: [500] });
  return sightOf(page);
};

const closeTo = (sight: Awaited<ReturnType<typeof sightOf>>) => ({
  ...sight,
  top: expect.closeTo(sight.top, -1),
  at: expect.closeTo(sight.at, -1),
});

const firstLink = (page: Page): Locator => page.getByRole('main').getByRole('listitem').getByRole('link').first();

/** Without a pointer: it would have the page scrolled to the link. */
const follow = async (page: Page, link: Locator): Promise<void> => {
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
};

/** [what, where it is, how far down it is left] */
const PLACES = [
  ['home', '/', 1_970],
  ['a listing', '/movie', 4_200],
  ['a listing as a list', '/tv?view=list', 4_200],
  ['search results', '/search?q=an', 3_600],
  ['a series', '/franchise/9103', 500],
  ['the watchlist', '/watchlist', 3_000],
  ['the watchlist as a list', '/watchlist?view=list', 3_000],
  ['the favorites', '/favorites', 3_000],
  ['the collections', '/collections', 900],
] as const;

const leaveAndReturn = async (page: Page, top: number): Promise<void> => {
  await goDown(page, top);
  const left = await atRest(page);
  await follow(page, page.getByRole('contentinfo').getByRole('link', { name: 'Top Rated' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Top Rated' })).toBeVisible();
  await goDown(page, 1_200);
  const there = await atRest(page);

  await page.goBack();
  await expect.poll(() => sightOf(page)).toEqual(closeTo(left));
  await page.goForward();
  await expect.poll(() => sightOf(page)).toEqual(closeTo(there));
  await page.goBack();
  await expect.poll(() => sightOf(page)).toEqual(closeTo(left));
};

for (const width of [390, 1280]) {
  test.describe(`Back and Forward lead to the same place, ${width} px wide`, () => {
    test.beforeEach(async ({ page, kept }) => {
      await kept.plant(page, { [OWN_KEY]: BUNDLE });
      await page.setViewportSize({ width, height: 800 });
    });

    for (const [what, path, top] of PLACES) {
      test(`of ${what}`, async ({ page }) => {
        await page.goto(path);
        await expect(firstLink(page)).toBeVisible();
        // What comes with them stands over what is seen.
        await restored(page);
        await leaveAndReturn(page, top);
      });
    }

    test('of a title and of a person', async ({ page }) => {
      await page.goto('/trending');
      await firstLink(page).click();
      await expect(page.getByRole('button', { name: 'Watch Now' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'More Like This' })).toBeVisible();
      await leaveAndReturn(page, 900);
      await follow(page, page.locator('main a[href^="/person/"]').first());
      await expect(page.getByRole('heading', { name: 'Appeared In' })).toBeVisible();
      await leaveAndReturn(page, 900);
    });
  });
}
