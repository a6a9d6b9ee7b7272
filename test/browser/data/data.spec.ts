import { expectNoFindings } from '../shared/axe.ts';
import { OWN_KEY, expect, test } from '../shared/fixtures.ts';
import { overflowOf } from '../shared/overflow-of.ts';
import { saveFirstCard } from '../shared/storage.ts';
import { restored } from '../shared/toasts.ts';
import { buttonOf, choose, dataOf, download, erase, leaveData, leftovers, openData } from './data.ts';

const OTHER = 'matinee_user_data_198.51.100.4';
const addedAt = '2026-11-01T10:00:00.000Z';
const MINE = {
  watchlist: [{ id: 5, title: '<b>Dust</b> Parade', addedAt }, { id: 'seven' }],
  favorites: [{ id: 6, media_type: 'tv', name: 'Night Ferry', addedAt }],
  collections: [
    {
      id: '1700000000000',
      name: 'Noir',
      description: '',
      movies: [{ id: 5, title: 'Dust Parade' }],
      createdAt: addedAt,
    },
  ],
  viewingHistory: [{ id: 5, viewedAt: addedAt }],
  preferences: { theme: 'light', preferredGenres: [28] },
  username: 'Ada',
  future: { kept: true },
};

test.use({ visitor: 'new' });

/** What the next first paint begins with, by the page that has begun since. */
const WRITTEN_SINCE = ['matinee_last_banner', 'matinee_last_theme'];

test(
  'a backup is downloaded, everything is erased, and the backup brings it all back',
  { tag: '@journey' },
  async ({ page, kept }) => {
    test.slow();
    await kept.plant(page, { [OWN_KEY]: JSON.stringify(MINE) });
    await page.goto('/watchlist');
    await expect(page.getByText('1 item saved to watch later')).toBeVisible();
    await openData(page);
    const { name, text } = await download(page);
    expect(name).toMatch(/^matinee-backup-\d{4}-\d{2}-\d{2}\.json$/);
    expect(text).not.toContain('203.0.113.7');
    expect(JSON.parse(text)).toMatchObject({ product: 'Matinee', version: 1, library: MINE });

    await erase(page);
    await expect(page.getByRole('dialog', { name: 'Welcome to Matinee' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await leftovers(page)).toEqual(WRITTEN_SINCE);
    await page.getByRole('button', { name: 'Skip' }).click();

    await openData(page);
    await choose(page, text);
    await expect(
      dataOf(page).getByText(
        'In it: 1 title in your watchlist, 1 favorite, 1 collection, 1 movie in collections and 1 view.',
      ),
    ).toBeVisible();
    await buttonOf(page, 'Replace').click();
    await expect(page.getByText('Backup restored', { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect
      .poll(async () => JSON.parse((await kept.textOf(page, OWN_KEY)) ?? '{}') as unknown)
      .toMatchObject(MINE);
    await page.goto('/favorites');
    await expect(page.getByRole('heading', { name: 'Night Ferry' })).toBeVisible();
  },
);

test('Undo brings back what a backup has replaced', { tag: '@journey' }, async ({ page, kept }) => {
  await kept.plant(page, { [OWN_KEY]: JSON.stringify(MINE) });
  await page.goto('/watchlist');
  await openData(page);
  const { text } = await download(page);
  await leaveData(page);
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
  await openData(page);
  await choose(page, text);
  await buttonOf(page, 'Replace').click();
  await leaveData(page);
  await expect(page.getByRole('heading', { name: '<b>Dust</b> Parade' })).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: 'Backup restored' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
});

test('a file that is no backup is refused in one sentence', async ({ page, kept }) => {
  await kept.plant(page, { [OWN_KEY]: JSON.stringify(MINE) });
  await page.goto('/watchlist');
  await openData(page);
  await choose(page, 'Date,Name,Year,Letterboxd URI\n2026-01-01,Alien,1979,https://boxd.it/2awY', 'watchlist.csv');
  await expect(dataOf(page).getByRole('alert')).toHaveText(
    'This is not a backup of Matinee: lists of other services, such as a Letterboxd CSV, cannot be restored.',
  );
  await choose(page, 'x'.repeat(20_000_001));
  await expect(dataOf(page).getByRole('alert')).toHaveText('This file is larger than 20 MB: no backup of Matinee is.');
  await leaveData(page);
  await expect(page.getByText('1 item saved to watch later')).toBeVisible();
});

test('the lists of another network are brought over, and stay where they are', async ({ page, kept }) => {
  const old = JSON.stringify({ ...MINE, lastUpdated: addedAt });
  await kept.plant(page, { [OTHER]: old, [OWN_KEY]: JSON.stringify({ username: 'Eve' }) });
  await page.goto('/watchlist');
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
  await openData(page);
  const other = dataOf(page).getByRole('region', { name: 'Bring over' }).getByRole('listitem');
  await expect(other).toContainText(
    'Would add 1 title in your watchlist, 1 favorite, 1 collection, 1 movie in collections and 1 view',
  );
  await buttonOf(page, 'Bring over from 198.51.100.4').click();
  await expect(page.getByText('Lists brought over', { exact: true })).toBeVisible();
  await expect(other).toContainText('Everything of it is here already');
  await leaveData(page);
  await expect(page.getByText('1 item saved to watch later')).toBeVisible();
  expect(await kept.textOf(page, OTHER)).toBe(old);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
});

test('what is erased in one tab is gone from the other, which had changes to save', async ({ page, context, kept }) => {
  test.slow();
  await kept.plant(page, { [OWN_KEY]: JSON.stringify(MINE) });
  await page.goto('/watchlist');
  await expect(page.getByText('1 item saved to watch later')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await restored(other);
  await other.evaluate(() => Object.assign(globalThis, { isOld: true }));
  await openData(page);
  await saveFirstCard(other);
  await page.bringToFront();
  await erase(page);
  await expect.poll(() => other.evaluate(() => 'isOld' in globalThis).catch(() => true)).toBe(false);
  for (const tab of [page, other]) await expect(tab.getByRole('dialog', { name: 'Welcome to Matinee' })).toBeVisible();
  expect(await leftovers(page)).toEqual(WRITTEN_SINCE);
});

for (const theme of ['dark', 'light'] as const) {
  for (const width of [390, 1440]) {
    test(`nothing is wrong with 'Your data' for those who need help to read it (${theme}, ${width} px)`, async ({
      page,
      kept,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await kept.plant(page, {
        [OWN_KEY]: JSON.stringify({ ...MINE, preferences: { theme, preferredGenres: [] } }),
        [OTHER]: JSON.stringify({ favorites: MINE.favorites }),
      });
      await page.goto('/watchlist');
      await openData(page);
      await choose(page, 'x', 'x.txt');
      await expect(dataOf(page).getByRole('alert')).not.toBeEmpty();
      await buttonOf(page, 'Erase everything').click();
      await expectNoFindings(page);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });
  }
}
