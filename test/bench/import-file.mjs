import { beginPhase } from './longest-tasks.mjs';
import { settle, visitAs } from './visit.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ read: number, match: number, matchTask: number, readTask: number, add: number, addTask: number }} ImportFigures */

/** Beyond the catalogue's own: nothing of it is here already. */
export const FIRST_ID = 100_000;
/** The questions that are asked at once: where each fails, nothing more is asked. The demo answers without a network, too. */
const ASKED = Array.from({ length: 12 }, (_, at) => `/movie/${FIRST_ID + at}:offline*9`);

/**
 * Opens a list from which files are brought while the catalogue is out of reach of their titles.
 * @param {Page} page
 * @param {string} origin
 */
export async function openOutOfReach(page, origin) {
  await page.goto(`${origin}/watchlist?fault=${ASKED.join(',')}`);
  await page.getByText('Your saved lists are back').waitFor();
}

/** A watchlist as TMDB exports it. @param {number} rows */
const fileOf = (rows) => ({
  name: 'watchlist.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated',
      ...Array.from({ length: rows }, (_, at) => `${FIRST_ID + at},,movie,Title ${at},${1930 + (at % 90)}-05-01,,,,,`),
    ].join('\n'),
  ),
});

/**
 * How long it takes from an act until something is there, in milliseconds.
 * @param {Page} page
 * @param {{ phase: string, act: () => Promise<unknown>, shown: import('playwright').Locator }} step
 */
async function time(page, { phase, act, shown }) {
  await page.evaluate(beginPhase, phase);
  const begun = performance.now();
  await act();
  await shown.waitFor({ timeout: 120_000 });
  const taken = performance.now() - begun;
  await settle(page);
  return taken;
}

/**
 * Brings a file without a network: nothing waits for a provider, so that all time is the device's. `read` and `match` and
 * `add` take so long until the next is seen, the others are longest tasks.
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, entry: import('./visit.mjs').Entry, rows: number }} file
 * @returns {Promise<ImportFigures>}
 */
export async function measureImport(browser, { origin, entry, rows }) {
  const { result, taskOf } = await visitAs(browser, {
    origin,
    entry,
    init: () => undefined,
    act: async (page) => {
      await openOutOfReach(page, origin);
      await page.getByRole('button', { name: 'Bring your lists' }).click();
      const dialog = page.getByRole('dialog', { name: 'Bring your lists' });
      const files = dialog.locator('input[type="file"]');
      await files.waitFor({ state: 'attached' });
      const find = dialog.getByRole('button', { name: 'Find the titles' });
      const addAll = dialog.getByRole('button', { name: /^Add .* titles$/ });
      const read = await time(page, { phase: 'read', act: () => files.setInputFiles(fileOf(rows)), shown: find });
      await page.context().setOffline(true);
      const match = await time(page, { phase: 'match', act: () => find.click(), shown: addAll });
      const added = page.getByText(/^Added: /);
      const add = await time(page, { phase: 'add', act: () => addAll.click(), shown: added });
      await settle(page, 2_500);
      await page.evaluate(beginPhase, 'end');
      return { read, match, add };
    },
  });
  return { ...result, readTask: taskOf('read'), matchTask: taskOf('match'), addTask: taskOf('add') };
}
