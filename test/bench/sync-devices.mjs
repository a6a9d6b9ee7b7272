import { beginPhase } from './longest-tasks.mjs';
import { settle, visitAs } from './visit.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {readonly [list: string, key: string, stamp: string, device: string, item: object | null]} Entry */
/** @typedef {{ longest: number, work: number }} Figures of the main thread's tasks, in milliseconds on the CPU */

/** A first round, one with nothing new, those with one title more elsewhere and with thousands, one removed here, and a backup. */
export const PHASES = /** @type {const} */ (['joining', 'nothing', 'one', 'many', 'change', 'backup']);
/** With 5,000 more, localStorage would be full: what is measured would be a save that is refused. */
export const MANY = 2_000;
const LIMIT = { timeout: 60_000 };
/** A change is shared 2 s later; then the page has work to do. */
const UNTIL_SHARED_MS = 5_000;

/** Runs in the page before its own scripts: the visitor chooses a folder of the browser's private file system. */
function choosePrivate() {
  const choose = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('Sync', { create: true });
  Object.defineProperty(window, 'showDirectoryPicker', { configurable: true, value: choose });
}

/**
 * Runs in the page: another device's file arrives, which has so many titles of the watchlist among its favorites too.
 * @param {number} count
 */
async function putAnother(count) {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle('Sync');
  const device = 'f00df00df00df00d';
  const name = `matinee-${device}.json`;
  let text = '';
  for await (const handle of folder.values())
    if (handle.kind === 'file' && handle.name !== name) text = await (await handle.getFile()).text();
  const file = /** @type {{ entries: Entry[] }} */ (JSON.parse(text));
  const saved = file.entries.filter(([list]) => list === 'watchlist').slice(0, count);
  const entries = saved.map(([, key, stamp, , item]) => ['favorites', key, stamp, device, item]);
  const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await writable.write(JSON.stringify({ ...file, device, name: 'Phone', entries }));
  await writable.close();
}

/** @param {Page} page */
const devicesOf = (page) => page.getByRole('region', { name: 'Your devices' });

/** @param {Page} page */
async function openData(page) {
  await page.getByRole('button', { name: 'Local Storage' }).click();
  await page.getByRole('link', { name: 'Manage your data' }).click();
  await devicesOf(page).getByRole('button').first().waitFor();
  await settle(page);
}

/** @param {Page} page */
async function join(page) {
  const dialog = page.getByRole('dialog', { name: 'Share between devices' });
  await devicesOf(page).getByRole('button', { name: 'Share between devices' }).click();
  await dialog.getByRole('button', { name: 'Choose a folder' }).click();
  await dialog.getByRole('button', { name: 'Share my lists' }).click(LIMIT);
  await dialog.getByRole('button', { name: 'Done' }).click(LIMIT);
}

/** @param {Page} page */
async function shareNow(page) {
  const now = devicesOf(page).getByRole('button', { name: 'Share now' });
  await now.click();
  await now.waitFor(LIMIT);
}

/**
 * @param {Page} page
 * @param {typeof PHASES[number]} phase
 * @param {() => Promise<unknown>} act
 */
async function during(page, phase, act) {
  await page.evaluate(beginPhase, phase);
  await act();
  await settle(page);
  await page.evaluate(beginPhase, 'between');
}

/** @param {Page} page */
async function shareAll(page) {
  await openData(page);
  await during(page, 'joining', () => join(page));
  await during(page, 'nothing', () => shareNow(page));
  await page.evaluate(putAnother, 1);
  await during(page, 'one', () => shareNow(page));
  await page.evaluate(putAnother, MANY);
  await during(page, 'many', () => shareNow(page));
  await during(page, 'backup', async () => {
    await devicesOf(page).getByRole('checkbox', { name: 'Keep a daily backup in this folder' }).click();
    await devicesOf(page).getByText('last made').waitFor(LIMIT);
  });
  await page.goBack();
  await settle(page);
  await during(page, 'change', async () => {
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await settle(page, UNTIL_SHARED_MS);
  });
}

/**
 * Shares a watchlist through a folder.
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, entry: import('./visit.mjs').Entry }} saved
 * @returns {Promise<Record<`${typeof PHASES[number]} ${keyof Figures}`, number>>}
 */
export async function measureSync(browser, { origin, entry }) {
  const { taskOf, workOf } = await visitAs(browser, {
    origin,
    entry,
    init: choosePrivate,
    act: async (page) => {
      await page.goto(`${origin}/watchlist`);
      await page.getByText('Your saved lists are back').waitFor();
      await settle(page, 1_500);
      await shareAll(page);
    },
  });
  const figures = PHASES.flatMap((phase) => [
    [`${phase} longest`, taskOf(phase)],
    [`${phase} work`, workOf(phase)],
  ]);
  return /** @type {Record<`${typeof PHASES[number]} ${keyof Figures}`, number>} */ (Object.fromEntries(figures));
}
