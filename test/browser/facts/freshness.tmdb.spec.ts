import type { Page } from '@playwright/test';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
import { asked, noteChecks, requestsOf } from '../shared/requests.ts';
import { restored } from '../shared/toasts.ts';

const DAY_MS = 86_400_000;
const IDLE_MS = 20_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const title = (id: number, days: number) => ({
  id,
  media_type: 'movie',
  title: `Title ${id}`,
  vote_average: 1,
  addedAt: daysAgo(days),
});
const NONE = 999_999_999;

const bundle = (watchlist: readonly object[]) => ({ [OWN_KEY]: JSON.stringify({ username: 'Ada', watchlist }) });

interface Kept {
  readonly id: number;
  readonly title: string;
  readonly addedAt: string;
  readonly checkedAt?: string;
  readonly goneAt?: string;
}

const watchlistOf = (page: Page): Promise<readonly Kept[]> =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { readonly watchlist: readonly Kept[] }).watchlist,
    OWN_KEY,
  );

const openWatchlist = async (page: Page) => {
  await page.goto('/watchlist');
  await restored(page);
};

/** The titles that are asked for while the watchlist is looked at, on a clock that runs as the test says. */
const askedFor = async (page: Page, act: () => Promise<void>): Promise<readonly string[]> => {
  const requests = await requestsOf(page, act);
  return requests.map((request) => asked(request).path).filter((path) => /^\/(movie|tv)\/\d+$/.test(path));
};

test.beforeEach(async ({ page }) => {
  noteChecks(page);
  await page.clock.install();
});

test.describe('what is kept of a title', () => {
  test('is asked for again once it is old and the lists have been there for a while (product.md, Freshness: when)', async ({
    page,
    kept,
    allow,
  }) => {
    // The browser tells of it on the console, whoever asked.
    allow(/status of 404/);
    const planted = [title(1002, 3), title(1001, 200), title(NONE, 300)];
    await kept.plant(page, bundle(planted));
    const early = await askedFor(page, async () => {
      await openWatchlist(page);
      await page.clock.runFor(IDLE_MS / 2);
    });
    expect(early).toEqual([]);
    const paths = await askedFor(page, async () => {
      await page.clock.runFor(IDLE_MS);
      await expect(page.getByText('No longer in the catalogue')).toBeVisible();
    });
    expect(paths).toEqual(['/movie/1001', `/movie/${NONE}`]);
    await expect(page.getByRole('heading', { name: 'Title 1001' })).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect
      .poll(async () => (await watchlistOf(page)).map(({ checkedAt }) => Boolean(checkedAt)))
      .toEqual([false, true, true]);
    const [young, old, gone] = await watchlistOf(page);
    expect(young).toEqual(planted[0]);
    expect(old).toMatchObject({ id: 1001, addedAt: planted[1]?.addedAt });
    expect(old?.title).not.toBe('Title 1001');
    expect(gone).toMatchObject({ ...planted[2], goneAt: gone?.checkedAt });
  });

  test('is not asked for while it is young (product.md, Freshness: age)', async ({ page, kept }) => {
    await kept.plant(page, bundle([title(1001, 3), title(1002, 89)]));
    const paths = await askedFor(page, async () => {
      await openWatchlist(page);
      await page.clock.runFor(3 * IDLE_MS);
    });
    expect(paths).toEqual([]);
  });

  test('is not asked for without a network, but once there is one (product.md, Freshness: when)', async ({
    page,
    kept,
    context,
    allow,
  }) => {
    allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Cross-Origin Request Blocked|request elsewhere/);
    await kept.plant(page, bundle([title(1001, 200)]));
    const paths = await askedFor(page, async () => {
      await openWatchlist(page);
      await context.setOffline(true);
      await page.clock.runFor(3 * IDLE_MS);
    });
    expect(paths).toEqual([]);
    const later = await askedFor(page, async () => {
      await context.setOffline(false);
      await expect(page.getByRole('heading', { name: 'Title 1001' })).toHaveCount(0);
    });
    expect(later).toEqual(['/movie/1001']);
  });
});

test.describe('a list that is in German', () => {
  /** As it was kept once it had turned, long ago. */
  const german = {
    ...title(1011, 200),
    title: 'Staubparade',
    name_language: 'de-DE',
    overview: 'Was einmal war.',
    overview_language: 'de-DE',
  };
  const germanBundle = JSON.stringify({
    username: 'Ada',
    preferences: { titleLanguage: 'de-DE' },
    watchlist: [german],
  });
  const entries = { [OWN_KEY]: germanBundle, matinee_last_title_language: 'de-DE' };
  const name = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

  test('is so after it was asked for again (product.md, Titles in one’s language: lists) (product.md, Freshness: follows)', async ({
    page,
    kept,
  }) => {
    await kept.plant(page, entries);
    const requests = await requestsOf(page, async () => {
      await openWatchlist(page);
      await page.clock.runFor(2 * IDLE_MS);
      await page.clock.runFor(2_000);
      await expect.poll(async () => (await watchlistOf(page))[0]?.checkedAt).toBeTruthy();
    });
    const ofTitle = requests.map(asked).filter(({ path }) => path === '/movie/1011');
    expect(ofTitle.map(({ query }) => query['language'])).toEqual(['de-DE']);
    await expect(name(page)).toHaveText('Staubparade');
    await expect(name(page)).toHaveAttribute('lang', 'de-DE');
    expect((await watchlistOf(page))[0]).not.toMatchObject({ overview: german.overview });
  });

  test('is so without a network, and once there is one (product.md, Titles in one’s language: lists)', async ({
    page,
    kept,
    context,
    allow,
  }) => {
    allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Cross-Origin Request Blocked|request elsewhere/);
    await kept.plant(page, entries);
    await openWatchlist(page);
    await context.setOffline(true);
    await page.clock.runFor(3 * IDLE_MS);
    await expect(name(page)).toHaveText('Staubparade');
    await context.setOffline(false);
    await page.clock.runFor(IDLE_MS);
    await expect.poll(async () => (await watchlistOf(page))[0]?.checkedAt).toBeTruthy();
    await expect(name(page)).toHaveText('Staubparade');
  });
});
