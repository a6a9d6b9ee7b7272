import type { Page } from '@playwright/test';
import { withKeyboard } from '../browse/journey.ts';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { downloadBy } from '../shared/engine.ts';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
import { buttonOf, chooseFile, dialogOf, expectStep, LETTERBOXD, openerOf } from './import.ts';

const addedAt = '2026-11-20T12:00:00.000Z';
const MINE = { username: 'Ada', watchlist: [{ id: 1004, media_type: 'movie', title: 'Low Tide', addedAt }] };

/** All that the site has on this device, byte for byte: keys, records, and what is in caches. */
const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('It could not be read.')));
      });
    const databases: unknown[] = [];
    for (const { name = '', version } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const each of database.objectStoreNames) {
        const store = database.transaction(each).objectStore(each);
        databases.push([name, version, each, await done(store.getAllKeys()), await done(store.getAll())]);
      }
      database.close();
    }
    const cached: unknown[] = [];
    for (const key of await caches.keys()) {
      const requests = await (await caches.open(key)).keys();
      cached.push([key, requests.map(({ url }) => url)]);
    }
    const inOrder = (storage: Storage) => Object.entries(storage).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([inOrder(localStorage), inOrder(sessionStorage), databases, cached, document.cookie]);
  });

test('a file is only converted: nothing of it is kept anywhere (product.md, Import: only convert)', async ({
  page,
  kept,
}) => {
  await kept.plant(page, { [OWN_KEY]: JSON.stringify(MINE) });
  await page.goto('/data');
  const hands = withKeyboard(page);
  await hands.use(openerOf(page));
  await dialogOf(page).getByRole('checkbox', { name: 'Only convert' }).press('Space');
  await expectNoFindingsInEitherTheme(page);
  // What the visit itself keeps is written by then.
  let before = '';
  await expect(async () => {
    const first = await everythingStored(page);
    await page.waitForTimeout(1_500);
    before = await everythingStored(page);
    expect(before).toBe(first);
  }).toPass();

  await chooseFile(page, LETTERBOXD);
  await expectStep(page, 'Letterboxd: 4 titles');
  await hands.use(buttonOf(page, 'Find the titles'));
  await expectStep(page, 'Check what was found');
  await expect(dialogOf(page).getByText('Only converting: nothing of this is kept.')).toBeVisible();
  await hands.use(buttonOf(page, 'Convert 3 titles'));
  await expectStep(page, 'Take it along');
  await expectNoFindingsInEitherTheme(page);
  await dialogOf(page).getByRole('radio', { name: 'For Trakt and what reads it' }).check();
  const { name, text } = await downloadBy(page, () => buttonOf(page, 'Take along').press('Enter'));
  expect(name).toMatch(/^matinee-trakt-/);
  expect(text).toContain('lists-watchlist.json');
  expect(text).toContain('Mister Albatross');
  expect(text).not.toContain('Low Tide');

  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  // Longer than a save, a version or an answer takes to be written.
  await page.waitForTimeout(3_000);
  expect(await everythingStored(page)).toBe(before);
});
