import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
import { dataOf, openData, takeAlong } from './data.ts';

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

test.beforeEach(async ({ page, kept }) => {
  await kept.plant(page, { [OWN_KEY]: JSON.stringify(MINE) });
  await page.goto('/watchlist');
  await expect(page.getByText('2 items saved to watch later')).toBeVisible();
  await openData(page);
});

test('all lists are taken along as one table (product.md, Export: table)', async ({ page }) => {
  const { name, text } = await takeAlong(page, 'Table');
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
  const { name, text } = await takeAlong(page, 'For Letterboxd');
  expect(name).toMatch(/^matinee-letterboxd-\d{4}-\d{2}-\d{2}\.zip$/);
  expect(text.slice(0, 2)).toBe('PK');
  expect(text).toContain('watched.csv');
  expect(text).toContain(`${TITLE.replace("'", '')},2025,1004,,2026-11-20,8,,`);
  expect(text).toContain('watchlist.csv');
  expect(text).not.toContain('Nine Dials');
  expect(text).not.toContain('slow');
});

test('all lists are taken along as the archive of Trakt (product.md, Export: Trakt)', async ({ page }) => {
  const { name, text } = await takeAlong(page, 'For Trakt and what reads it');
  expect(name).toMatch(/^matinee-trakt-\d{4}-\d{2}-\d{2}\.zip$/);
  for (const file of ['watched-history-1.json', 'ratings-movies.json', 'lists-watchlist.json', 'notes-movies.json'])
    expect(text).toContain(file);
  expect(text).toContain('"type":"show","show":{"title":"Nine Dials","year":null,"ids":{"tmdb":1396}}');
  expect(text).not.toContain('comments-movies.json');
});

test('the forms are chosen by keyboard alone, and are found accessible in either theme', async ({ page }) => {
  const forms = dataOf(page).getByRole('group', { name: 'In which form?' }).getByRole('radio');
  await forms.first().focus();
  for (const form of ['Table', 'For Letterboxd', 'For Trakt and what reads it']) {
    await page.keyboard.press('ArrowDown');
    await expect(dataOf(page).getByRole('radio', { name: form })).toBeFocused();
    await expect(dataOf(page).getByRole('radio', { name: form })).toBeChecked();
  }
  await expect(dataOf(page).getByRole('checkbox', { name: 'Notes as comments, too' })).not.toBeChecked();
  await expectNoFindingsInEitherTheme(page);
});
