import type { Page } from '@playwright/test';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { downloadBy } from '../shared/engine.ts';
import { OWN_KEY, expect, test } from '../shared/fixtures.ts';
import { overflowOf } from '../shared/overflow-of.ts';
import { buttonOf, choose, dataOf, download, erase, leftovers, openData } from './data.ts';

const addedAt = '2026-11-01T10:00:00.000Z';
const saved = (id: number) => ({ id, title: `Film number ${id}`, addedAt });
const MINE = { watchlist: [1, 2, 3].map(saved), favorites: [saved(9)], username: 'Ada' };

test.use({ visitor: 'new' });

const versions = (page: Page) => dataOf(page).getByRole('region', { name: 'Earlier versions' });
const versionOf = (page: Page, reason: string) => versions(page).getByRole('listitem').filter({ hasText: reason });
const watchlistOf = async (text: Promise<string | null>) => {
  const { watchlist = [] } = JSON.parse((await text) ?? '{}') as { watchlist?: readonly { id: number }[] };
  return watchlist.map(({ id }) => id);
};

/** Replaces three titles by one. */
const replace = async (page: Page) => {
  await openData(page);
  const { text } = await download(page);
  const backup = JSON.parse(text) as { library: object };
  const library = JSON.stringify({ ...backup.library, watchlist: [saved(4)] });
  const checksum = await page.evaluate(async (of) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(of));
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }, library);
  await choose(
    page,
    `{"product":"Matinee","version":1,"date":"${addedAt}","checksum":"${checksum}","library":${library}}`,
  );
  await buttonOf(page, 'Replace').click();
  await expect(page.getByText('Backup restored', { exact: true })).toBeVisible();
};

test.beforeEach(async ({ page, kept }) => {
  await kept.plant(page, { [OWN_KEY]: JSON.stringify(MINE) });
  await page.goto('/watchlist');
  await expect(page.getByText('3 items saved to watch later')).toBeVisible();
});

test('what a restored backup has replaced is there at the next visit, and comes back (product.md, Earlier versions: restoring)', async ({
  page,
  kept,
}) => {
  test.slow();
  await replace(page);
  await expect(versionOf(page, 'before "Backup restored"')).toContainText('4 titles');
  await page.reload();
  const version = versionOf(page, 'before "Backup restored"');
  await version.getByRole('button', { name: /^Restore version: Today/ }).click();
  await expect(version.getByText('In it: 3 titles in your watchlist, 1 favorite')).toBeVisible();
  await expect(version.getByText('Merge adds 3 titles in your watchlist, and removes nothing.')).toBeVisible();
  await version.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('Earlier version restored', { exact: true })).toBeVisible();
  await expect.poll(() => watchlistOf(kept.textOf(page, OWN_KEY))).toEqual([1, 2, 3]);
  await expect(versionOf(page, 'before "Earlier version restored"')).toContainText('2 titles');
  const toast = page.getByRole('listitem').filter({ hasText: /^Earlier version restored/ });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => watchlistOf(kept.textOf(page, OWN_KEY))).toEqual([4]);
});

test('what waits when the page is left is kept all the same (product.md, Earlier versions: idle)', async ({ page }) => {
  test.slow();
  // Never idle: what is written is written because the page is left.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await page.reload();
  await expect(page.getByText('3 items saved to watch later')).toBeVisible();
  await replace(page);
  await expect(versionOf(page, 'before "Backup restored"')).toHaveCount(0);
  await page.reload();
  await openData(page);
  await expect(versionOf(page, 'before "Backup restored"')).toContainText('4 titles');
});

test('a version is downloaded as a backup, which can be restored', async ({ page }) => {
  test.slow();
  await replace(page);
  const version = versionOf(page, 'before "Backup restored"');
  const file = await downloadBy(page, () => version.getByRole('button', { name: /^Download/ }).click());
  expect(file.name).toMatch(/^matinee-backup-\d{4}-\d{2}-\d{2}\.json$/);
  await choose(page, file.text, file.name);
  await expect(dataOf(page).getByText('In it: 3 titles in your watchlist, 1 favorite')).toBeVisible();
});

test('erasing everything leaves none (product.md, Earlier versions: private)', async ({ page }) => {
  test.slow();
  await replace(page);
  await expect(versionOf(page, 'before "Backup restored"')).toBeVisible();
  await erase(page);
  await expect(page.getByRole('dialog', { name: 'Welcome to Matinee' })).toBeVisible();
  expect((await leftovers(page)).filter((name) => !name.startsWith('matinee_last_'))).toEqual([]);
  await page.getByRole('button', { name: 'Skip' }).click();
  await openData(page);
  await expect(versions(page).getByText('There is none yet.')).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`nothing is wrong with earlier versions for those who need help to read them (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/watchlist?library=with-versions');
    await openData(page);
    await versionOf(page, 'before "Lists joined"')
      .getByRole('button', { name: /^Restore/ })
      .click();
    await expect(versions(page).getByRole('button', { name: 'Go back to this' })).toBeFocused();
    await expectNoFindingsInEitherTheme(page);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
}
