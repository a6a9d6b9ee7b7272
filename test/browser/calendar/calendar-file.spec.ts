import type { Page } from '@playwright/test';
import { readCalendar } from '../../../test-fixtures/calendar/read-calendar.ts';
import { openData } from '../data/data.ts';
import { chooseInPrivate, devicesOf, filesInFolder, joinDialogOf } from '../devices/devices.ts';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { downloadBy } from '../shared/engine.ts';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';

const addedAt = '2026-01-01T12:00:00.000Z';
/** Unknown to the catalogue: it has no other dates of them. */
const WATCHLIST = [
  { id: 990_001, media_type: 'movie', title: 'ثلاثة أقمار', release_date: '2036-01-01', addedAt },
  { id: 990_002, media_type: 'movie', title: 'A, B; C\\D', release_date: '2035-12-31', addedAt },
];

const shown = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h3')].flatMap((name) => {
      const [line, day] = [name.closest('li'), name.closest('ol > li')?.querySelector('time')];
      return day ? [[`${name.textContent}: ${line?.querySelector('p')?.textContent}`, day.dateTime]] : [];
    }),
  );
const read = (file: string) => readCalendar(file).map(({ summary, day }) => [summary, day]);

test.beforeEach(async ({ page, kept }) => {
  await chooseInPrivate(page);
  await kept.plant(page, { [OWN_KEY]: JSON.stringify({ username: 'Ada', watchlist: WATCHLIST }) });
});

test('what is downloaded is what the screen shows, for another reader (product.md, Calendar files: download)', async ({
  page,
}) => {
  await page.goto('/calendar');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(WATCHLIST.length);
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  await expectNoFindingsInEitherTheme(page);
  await page.getByRole('checkbox', { name: 'Remind me on the evening before' }).check();
  const { name, text } = await downloadBy(page, () =>
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  );
  expect(name).toMatch(/^matinee-calendar-\d{4}-\d{2}-\d{2}\.ics$/);
  expect(await shown(page)).toEqual([
    ['A, B; C\\D: First release', '2035-12-31'],
    ['ثلاثة أقمار: First release', '2036-01-01'],
  ]);
  expect(read(text)).toEqual(await shown(page));
  expect(readCalendar(text).map(({ alarm }) => alarm)).toEqual(['-PT4H', '-PT4H']);
});

test('what is kept in a folder on disk is the same, and goes when it is switched off (product.md, Calendar files: folder)', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Other browsers have no folders to choose.');
  await page.goto('/calendar');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(WATCHLIST.length);
  const lines = await shown(page);
  await openData(page);
  await devicesOf(page).getByRole('button', { name: 'Share between devices' }).click();
  await joinDialogOf(page).getByRole('button', { name: 'Choose a folder' }).click();
  await joinDialogOf(page).getByRole('button', { name: 'Share my lists' }).click();
  await joinDialogOf(page).getByRole('button', { name: 'Done' }).click();
  const box = devicesOf(page).getByRole('checkbox', { name: /^Keep a calendar file in this folder/ });
  const files = async () => Object.entries(await filesInFolder(page)).filter(([name]) => name.endsWith('.ics'));
  await box.click();
  await expect(box).toBeChecked();
  // A file that has just been made is empty until it is written.
  await expect(async () => expect((await files()).map(([, text]) => read(text))).toEqual([lines])).toPass();
  expect((await files())[0]?.[0]).toMatch(/^matinee-calendar-[\da-f]{16}\.ics$/);
  await box.click();
  await expect(box).not.toBeChecked();
  await expect.poll(files).toEqual([]);
});

for (const isToday of [true, false])
  test(`the icon of the installed app says what is out today: ${isToday} (product.md, Frame: app badge)`, async ({
    page,
    kept,
  }) => {
    const day = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
    const watchlist = WATCHLIST.map((title) => ({ ...title, ...(isToday && { release_date: day }) }));
    await kept.plant(page, { [OWN_KEY]: JSON.stringify({ username: 'Ada', watchlist }) });
    // No test can install the app.
    await page.addInitScript(() => {
      const counts: number[] = [];
      const note = async (count: number) => void counts.push(count);
      Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: note });
      Object.defineProperty(navigator, 'clearAppBadge', { configurable: true, value: () => note(0) });
      Object.defineProperty(window, 'shownCounts', { value: counts });
      const match = window.matchMedia.bind(window);
      window.matchMedia = (query) => match(query === '(display-mode: standalone)' ? 'all' : query);
    });
    await page.goto('/about');
    const counts = () => page.evaluate(() => (window as unknown as { shownCounts: readonly number[] }).shownCounts);
    await expect.poll(async () => (await counts()).at(-1)).toBe(isToday ? watchlist.length : 0);
  });
