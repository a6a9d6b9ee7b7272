import type { Page } from '@playwright/test';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
import type { KeptEntries } from '../shared/kept-entries.ts';
import { asked, byPath, noteChecks, requestsOf } from '../shared/requests.ts';
import { portOf } from '../shared/sites.ts';

const addedAt = '2026-11-20T12:00:00.000Z';
const WATCHLIST = [
  { id: 1049, media_type: 'movie', title: 'The Glacier’s Daughter', release_date: '2027-08-16', addedAt },
  { id: 1047, media_type: 'movie', title: 'Second Sunrise Club', addedAt },
  { id: 1306, media_type: 'tv', name: 'The Brine Road', addedAt },
  { id: 1001, media_type: 'movie', title: 'Long out', release_date: '1999-03-31', addedAt },
  { id: 1307, media_type: 'tv', name: 'Over', status: 'Ended', addedAt },
];

test.use({ locale: 'de-DE' });

test.beforeEach(async ({ page }) => {
  noteChecks(page);
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00Z'));
});

/** It stands in the heading's line once all titles are checked. */
const numberOfDates = (page: Page) =>
  page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: /^[\d,]+ dates?$/ });
const lines = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
const plant = (page: Page, kept: KeptEntries, preferences: object = {}) =>
  kept.plant(page, { [OWN_KEY]: JSON.stringify({ username: 'Ada', watchlist: WATCHLIST, preferences }) });

/** What is asked besides startup's three, and the names of genres. */
const askedBy = async (page: Page, act: () => Promise<void>) =>
  (await requestsOf(page, act))
    .map(asked)
    .filter(({ path }) => !/^\/(configuration|trending|genre)/.test(path))
    .toSorted(byPath);

test('asks once for each movie to come and each show that goes on, and then for nothing (product.md, Calendar: asked)', async ({
  page,
  kept,
}) => {
  await plant(page, kept);
  const first = await askedBy(page, async () => {
    await page.goto('/calendar');
    await expect(lines(page).first()).toBeVisible();
    await expect(page.getByText('At home').first()).toBeVisible();
    await expect(numberOfDates(page)).toBeVisible();
  });
  expect(first).toEqual([
    { path: '/movie/1047', query: { append_to_response: 'release_dates' } },
    { path: '/movie/1049', query: { append_to_response: 'release_dates' } },
    { path: '/tv/1306', query: {} },
  ]);
  const again = await askedBy(page, async () => {
    await page.reload();
    await expect(page.getByText('At home').first()).toBeVisible();
  });
  expect(again).toEqual([]);
});

test('asks once about each title for all that is in use, and the list asks about the others alone (product.md, Lists: asked)', async ({
  page,
  kept,
}) => {
  await plant(page, kept, { watchRegion: 'DE', watchServices: [9_001] });
  const services = { append_to_response: 'watch/providers' };
  const both = { append_to_response: 'watch/providers,release_dates' };
  const calendar = await askedBy(page, async () => {
    await page.goto('/calendar');
    await expect(numberOfDates(page)).toBeVisible();
  });
  expect(calendar).toEqual([
    { path: '/movie/1047', query: both },
    { path: '/movie/1049', query: both },
    { path: '/tv/1306', query: services },
  ]);
  const list = await askedBy(page, async () => {
    await page.goto('/watchlist');
    await expect(page.getByText('Checked 3 of 5')).toBeVisible();
    await expect(page.getByText(/Checked \d of 5/)).toHaveCount(0);
  });
  expect(list).toEqual([
    { path: '/movie/1001', query: services },
    { path: '/tv/1307', query: services },
  ]);
  const filtered = await askedBy(page, async () => {
    await page.goto('/watchlist?genre=99999');
    await expect(page.getByText('Nothing matches.')).toBeVisible();
  });
  expect(filtered).toEqual([]);
});

test('a filter asks for details alone where no services are chosen and the calendar was not looked at (product.md, Lists: asked)', async ({
  page,
  kept,
}) => {
  await plant(page, kept, { watchRegion: 'DE' });
  const filtered = await askedBy(page, async () => {
    await page.goto('/watchlist?genre=99999');
    await expect(page.getByText('Nothing matches.')).toBeVisible();
  });
  expect(filtered).toEqual(
    ['/movie/1001', '/movie/1047', '/movie/1049', '/tv/1306', '/tv/1307'].map((path) => ({ path, query: {} })),
  );
});

test('comes from memory when TMDB cannot be reached (product.md, Calendar: kept)', async ({ page, kept, allow }) => {
  allow(/ERR_FAILED|Failed to load|Cross-Origin Request Blocked/);
  await plant(page, kept);
  await page.goto('/calendar');
  await expect(page.getByText('At home').first()).toBeVisible();
  await expect(numberOfDates(page)).toBeVisible();
  const before = await lines(page).allTextContents();
  await page.clock.setFixedTime(new Date('2026-12-06T12:00:00Z'));
  await page.route(
    (url) => url.port === portOf('fakeTmdb'),
    (route) => route.abort(),
  );
  await page.reload();
  await page.getByRole('button', { name: 'See your lists' }).click();
  await expect(lines(page)).toHaveCount(before.length);
  await expect(page.getByText('Some dates could not be loaded.')).toBeVisible();
});

test('asks about no movie where no country is known (product.md, Calendar: country)', async ({
  browser,
  baseURL,
  kept,
}) => {
  const context = await browser.newContext({ locale: 'en', ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  noteChecks(page);
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00Z'));
  await plant(page, kept);
  const paths = await askedBy(page, async () => {
    await page.goto('/calendar');
    await expect(page.getByText('First release')).toBeVisible();
    await expect(page.getByText('Where do you watch?')).toBeVisible();
  });
  expect(paths).toEqual([{ path: '/tv/1306', query: {} }]);
  await context.close();
});
