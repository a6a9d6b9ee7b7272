import { beginPhase } from './longest-tasks.mjs';
import { settle, visitAs } from './visit.mjs';

/** @typedef {import('playwright').Page} Page */

/** By then the list is drawn. Two seconds after the load the version of the day is kept: nothing has made the titles' texts before. */
const UNTIL_DAILY_MS = 1_000;
const UNTIL_KEPT_MS = 4_000;

/** @param {Page} page */
const versionsOf = (page) => page.getByRole('region', { name: 'Earlier versions' });

/**
 * Runs in the page: how much room the versions take.
 * @returns {Promise<number>}
 */
const bytesKept = () =>
  new Promise((resolve) => {
    const opening = indexedDB.open('matinee-versions');
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('versions').objectStore('versions').getAll();
      reading.addEventListener('success', () => {
        const versions = /** @type {{ bytes: number }[]} */ (reading.result);
        resolve(versions.reduce((sum, { bytes }) => sum + bytes, 0));
      });
    });
  });

/**
 * A library is loaded, its version of the day is kept, and restored after a title was removed: before that another is kept.
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, entry: import('./visit.mjs').Entry }} saved
 * @returns {Promise<{ daily: number, act: number, bytes: number }>} longest tasks of the version of the day, and of the act with the version
 * before it; how much room both take
 */
export async function measureVersions(browser, { origin, entry }) {
  const { result, taskOf } = await visitAs(browser, {
    origin,
    entry,
    init: () => {},
    act: async (page) => {
      await page.goto(`${origin}/watchlist`);
      await page.getByText('Your saved lists are back').waitFor();
      await settle(page, UNTIL_DAILY_MS);
      await page.evaluate(beginPhase, 'daily');
      await settle(page, UNTIL_KEPT_MS);
      await page.evaluate(beginPhase, 'between');
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Local Storage' }).click();
      await page.getByRole('link', { name: 'Manage your data' }).click();
      await versionsOf(page)
        .getByRole('button', { name: /^Restore version/ })
        .click();
      await versionsOf(page)
        .getByRole('button', { name: /^(?:Merge|Go back to this)$/ })
        .focus();
      await settle(page, UNTIL_KEPT_MS);
      await page.evaluate(beginPhase, 'act');
      await page.keyboard.press('Enter');
      await versionsOf(page).getByText('before "Earlier version restored"').waitFor();
      await settle(page);
      return page.evaluate(bytesKept);
    },
  });
  return { bytes: result, daily: taskOf('daily'), act: taskOf('act') };
}
