import type { Page } from '@playwright/test';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
import { countShifts, shiftsOf } from '../shared/shifts.ts';

const LUMEN = 9001;
const FIRST = 'now=2026-12-01T12:00Z';
const LATER = 'now=2026-12-09T12:00Z';
/** The visitor's own, for a library of the bench's forgets with each page what is known of news. Some of the titles are on Lumen. */
const LISTS = {
  username: 'Ada',
  watchlist: Array.from({ length: 12 }, (_, at) => ({
    id: 1001 + at,
    media_type: 'movie',
    title: `Title ${at + 1}`,
    addedAt: '2026-11-01T12:00:00.000Z',
  })),
  preferences: { watchRegion: 'DE', watchServices: [LUMEN] },
};

const block = (page: Page) => page.getByRole('region', { name: 'Since you were here' });
const onLumen = (page: Page) => block(page).getByRole('listitem').filter({ hasText: 'is on Lumen.' });

/** Asks where the titles of the watchlist can be watched. */
const checkWatchlist = async (page: Page, params: string) => {
  await page.goto(`/watchlist?${params}`);
  await expect(page.getByText('On your services').first()).toBeAttached({ timeout: 30_000 });
  await expect(page.getByText(/^Checked /)).toHaveCount(0, { timeout: 30_000 });
};

interface Answer {
  readonly offers?: { readonly DE?: { streams: readonly number[]; readonly sightings: Record<string, unknown> } };
}

/** As if one of the titles had not been on Lumen when it was asked about. */
const withdrawOne = (page: Page) =>
  page.evaluate(async (lumen) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The answers cannot be read.')));
      });
    const database = await done(indexedDB.open('matinee-demo-titles'));
    const answers = database.transaction('answers', 'readwrite').objectStore('answers');
    const [keys, all] = await Promise.all([done(answers.getAllKeys()), done(answers.getAll() as IDBRequest<Answer[]>)]);
    const at = all.findIndex(({ offers }) => offers?.DE?.streams.includes(lumen));
    const [key, answer] = [keys[at], all[at]];
    const offers = answer?.offers?.DE;
    if (!key || !offers) throw new Error('None is on it.');
    offers.streams = offers.streams.filter((id) => id !== lumen);
    delete offers.sightings[lumen];
    await done(answers.put(answer, key));
    database.close();
  }, LUMEN);

test('a title that came to a service is told of once, in both tabs, until it is known (product.md, News: got it)', async ({
  page,
  context,
  kept,
}) => {
  test.slow();
  await kept.plant(page, { [OWN_KEY]: JSON.stringify(LISTS) });
  await checkWatchlist(page, FIRST);
  await page.goto(`/?${FIRST}`);
  await expect(page.getByRole('region', { name: 'Trending Now' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('matinee_news_seen'))).not.toBeNull();
  await expect(block(page)).toHaveCount(0);
  await withdrawOne(page);

  await checkWatchlist(page, LATER);
  await countShifts(page);
  await page.goto(`/?${LATER}`);
  await expect(onLumen(page)).toHaveCount(1);
  await expect(block(page)).toContainText('Since December 1:');
  // It has come to its place by then.
  await page.waitForFunction(() => document.getAnimations().every(({ id }) => id !== 'make-room'));
  expect(await shiftsOf(page)).toBeCloseTo(0, 3);
  await expectNoFindingsInEitherTheme(page);
  const other = await context.newPage();
  await other.goto(`/calendar?${LATER}`);
  await expect(onLumen(other)).toHaveCount(1);
  await expectNoFindingsInEitherTheme(other);

  await page.bringToFront();
  await block(page).getByRole('button', { name: 'Got it' }).focus();
  await page.keyboard.press('Enter');
  await expect(block(page)).toHaveCount(0);
  await expect(block(other)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Trending Now' })).toBeVisible();
  await page.waitForFunction(() => document.querySelectorAll('main section').length > 5);
  await expect(block(page)).toHaveCount(0);

  await page.goto('/watchlist?new=mine');
  await expect(page.getByRole('button', { name: 'Remove filter: New on my services' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'My Watchlist' }).getByRole('listitem')).toHaveCount(1);
});
