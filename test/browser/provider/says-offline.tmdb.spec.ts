import type { Page } from '@playwright/test';
import { chooseFile, buttonOf, expectStep } from '../import/import.ts';
import { expect, OWN_KEY, stubTrailers, test } from '../shared/fixtures.ts';
import type { KeptEntries } from '../shared/kept-entries.ts';
import { pressAction } from '../shared/press-action.ts';
import { loadedRow } from '../shared/rows.ts';
import { portOf } from '../shared/sites.ts';
import { followed } from '../shows/keep-shows.ts';
import { comeNear } from '../watch/come-near.ts';

const addedAt = '2026-11-20T12:00:00.000Z';
const movie = (id: number) => ({ id, media_type: 'movie', title: `Title ${id}`, addedAt });

/** The browser says that it is offline; it is not. */
const saysOffline = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));

/** As it says so in the midst of a visit. */
const goesOffline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('offline')));

const plant = (page: Page, kept: KeptEntries) =>
  kept.plant(page, {
    [OWN_KEY]: JSON.stringify({
      username: 'Ada',
      watchlist: [1001, 1002, 1003, 1004, 1049].map(movie),
      episodes: followed([1301, 1302]),
      preferences: { watchRegion: 'DE', watchServices: [] },
    }),
  });

// A page that is closed may still be asking.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** What a visitor asks for, and what is there when it was asked. */
const WANTED: readonly { readonly name: string; readonly path: string; readonly see: (page: Page) => Promise<void> }[] =
  [
    { name: 'the rows of home', path: '/', see: (page) => expect(loadedRow(page, 'Trending Now')).toBeVisible() },
    {
      name: 'what comes up next',
      path: '/up-next',
      see: (page) => expect(page.getByText('S1 E3').first()).toBeVisible({ timeout: 20_000 }),
    },
    {
      name: 'a filter of runtimes',
      path: '/watchlist?runtime=600',
      // A title whose runtime is not known is left out.
      see: (page) =>
        expect(page.getByRole('main').getByRole('heading', { name: 'Title 1001' })).toBeVisible({ timeout: 20_000 }),
    },
    {
      name: 'a search',
      path: '/search?q=dust',
      see: (page) => expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toBeVisible(),
    },
    {
      name: 'a title and where to watch it',
      path: '/movie/1001',
      see: async (page) => {
        await expect(page.getByRole('list', { name: 'Cast' }).getByRole('link').first()).toBeAttached();
        await comeNear(page);
        await expect(page.getByRole('region', { name: 'Where to watch' })).toContainText('Germany, no services');
      },
    },
    {
      name: 'a trailer',
      path: '/movie/1001',
      see: async (page) => {
        await page.getByRole('button', { name: 'Watch Now' }).click();
        await expect(page.locator('iframe')).toBeVisible();
      },
    },
    {
      name: 'a season',
      path: '/tv/1301/season/1',
      see: (page) => expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible(),
    },
    {
      name: 'the calendar',
      path: '/calendar',
      see: async (page) => {
        await expect(
          page
            .getByRole('main')
            .locator('p')
            .filter({ hasText: /^[\d,]+ dates?$/ }),
        ).toBeVisible({ timeout: 20_000 });
        await expect(page.getByText('You are offline')).toHaveCount(0);
      },
    },
    {
      name: 'the titles of a file',
      path: '/watchlist',
      see: async (page) => {
        await pressAction(page.getByRole('main'), 'Bring your lists');
        await chooseFile(page, { name: 'films.txt', content: 'Dust Parade (1968)\nHotel Perihelion (2021)\n' });
        await buttonOf(page, 'Find the titles').click();
        await expectStep(page, 'Check what was found');
        await expect(page.getByRole('dialog').getByText('Hotel Perihelion').first()).toBeVisible();
        await expect(page.getByRole('dialog').getByText(/could not be asked|no network/i)).toHaveCount(0);
      },
    },
  ];

for (const { name, path, see } of WANTED) {
  test(`${name} is asked for where the browser says that it is offline (product.md, Errors and retry: offline)`, async ({
    page,
    kept,
  }) => {
    await saysOffline(page);
    await stubTrailers(page);
    await plant(page, kept);
    await page.goto(path);
    await see(page);
    await expect(page.getByText("You're offline")).toHaveCount(0);
  });
}

for (const { name, path, see } of WANTED.filter((wanted) => /file|next|filter|calendar/.test(wanted.name))) {
  test(`${name} is asked for where the browser says so in the midst of a visit`, async ({ page, kept }) => {
    await saysOffline(page);
    await plant(page, kept);
    await page.goto('/about');
    await expect(page.getByRole('button', { name: /Ada/ })).toBeVisible();
    await goesOffline(page);
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await see(page);
  });
}

test('a failure of the provider is none of the network, though the browser says that it is offline', async ({
  page,
  kept,
  allow,
}) => {
  allow(/status of 503|could not be/);
  await saysOffline(page);
  await plant(page, kept);
  await page.route(
    (url) => url.port === portOf('fakeTmdb') && url.pathname.startsWith('/3/'),
    (route) =>
      route.request().method() === 'OPTIONS'
        ? route.fallback()
        : route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Failed to Load Matinee' })).toBeVisible();
  await expect(page.getByText("You're offline")).toHaveCount(0);
});

test('without a network that the browser knows of, a screen says so and comes by itself once there is one', async ({
  page,
  kept,
  context,
  allow,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Firefox’s driver takes the network from no page.');
  test.slow();
  allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|TMDB|could not be/);
  await plant(page, kept);
  await page.goto('/movie');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toBeVisible();
  // The code that loads the library has come.
  await expect(page.getByRole('button', { name: /Ada/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TV Shows' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to Load TV Shows' })).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toBeVisible();
});
