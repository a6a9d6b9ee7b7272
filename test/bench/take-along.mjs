import { beginPhase } from './longest-tasks.mjs';
import { settle, visitAs } from './visit.mjs';

/** As they are called where one is chosen. */
export const FORMS = ['Backup', 'Table', 'For Letterboxd', 'For Trakt and what reads it'];

/** By then the version of the day is kept. */
const UNTIL_KEPT_MS = 4_000;

/**
 * Takes along in each form, each a phase of its own.
 * @param {import('playwright').Page} page
 * @param {import('playwright').Locator} around the choice of forms
 */
export async function takeInEachForm(page, around) {
  for (const form of FORMS) {
    await around.getByRole('radio', { name: form }).check();
    await settle(page);
    await page.evaluate(beginPhase, form);
    const download = page.waitForEvent('download', { timeout: 180_000 });
    await around.getByRole('button', { name: 'Take along' }).click();
    await download;
    await settle(page);
    await page.evaluate(beginPhase, 'between');
  }
}

/**
 * The visitor's own lists are taken along in each form.
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, entry: import('./visit.mjs').Entry }} saved
 * @returns {Promise<Record<string, number>>} longest tasks, by the forms
 */
export async function measureTaken(browser, { origin, entry }) {
  const { taskOf } = await visitAs(browser, {
    origin,
    entry,
    init: () => undefined,
    act: async (page) => {
      await page.goto(`${origin}/data`);
      await settle(page, UNTIL_KEPT_MS);
      await takeInEachForm(page, page.locator('main'));
    },
  });
  return Object.fromEntries(FORMS.map((form) => [form, taskOf(form)]));
}
