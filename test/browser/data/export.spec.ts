import type { Page } from '@playwright/test';
import { downloadBy } from '../shared/engine.ts';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
import { buttonOf, openData } from './data.ts';

const addedAt = '2026-11-20T12:00:00.000Z';
const LOW_TIDE = { id: 1004, media_type: 'movie', title: '=Low "Tide", שלום 🎬', release_date: '2025-06-20' };
const MINE = {
  username: 'Ada',
  watchlist: [
    { ...LOW_TIDE, addedAt },
    { id: 1396, media_type: 'tv', name: 'Nine Dials', addedAt },
  ],
  marks: [{ ...LOW_TIDE, seenAt: addedAt, rating: 8, note: '- slow\n<b>twice</b>' }],
};
const TITLE = `"'=Low ""Tide"", שלום 🎬"`;

const exportBy = (page: Page, name: string) => downloadBy(page, () => buttonOf(page, name).click());

test.beforeEach(async ({ page, kept }) => {
  await kept.plant(page, { [OWN_KEY]: JSON.stringify(MINE) });
  await page.goto('/watchlist');
  await expect(page.getByText('2 items saved to watch later')).toBeVisible();
  await openData(page);
});

test('all lists are taken along as one table (product.md, Export: table)', async ({ page }) => {
  const { name, text } = await exportBy(page, 'Export as a table');
  expect(name).toMatch(/^matinee-lists-\d{4}-\d{2}-\d{2}\.csv$/);
  const mark = `2026-11-20,8,"'- slow\n<b>twice</b>",,,`;
  expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'list,collection,media_type,tmdb_id,title,year,added_at,watched_at,rating10,note,hidden_at,season,episode',
    `watchlist,,movie,1004,${TITLE},2025,${addedAt},${mark}`,
    `watchlist,,tv,1396,Nine Dials,,${addedAt},,,,,,`,
    `marks,,movie,1004,${TITLE},2025,,${mark}`,
  ]);
  await expect(page.getByText('Lists exported')).toBeVisible();
});

test('movies are taken along to Letterboxd, several files as one zip (product.md, Export: Letterboxd)', async ({
  page,
}) => {
  const { name, text } = await exportBy(page, 'Export for Letterboxd');
  expect(name).toMatch(/^matinee-letterboxd-\d{4}-\d{2}-\d{2}\.zip$/);
  expect(text.slice(0, 2)).toBe('PK');
  expect(text).toContain('watched.csv');
  expect(text).toContain(`${TITLE.replace("'", '')},2025,1004,,2026-11-20,8,,`);
  expect(text).toContain('watchlist.csv');
  expect(text).not.toContain('Nine Dials');
  expect(text).not.toContain('slow');
});
