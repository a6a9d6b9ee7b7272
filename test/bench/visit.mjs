import { recordWork } from './record-work.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ key: string, text: string }} Entry a saved bundle, and what it is kept under */

const ENTRY = 'matinee_user_data_';
/** A file of the site's that runs no app. */
const QUIET_FILE = '/icons/icon.svg';
// The fingerprint that the key is made of is this visitor's: every visit must look the same.
const VISITOR = { viewport: { width: 1_440, height: 900 }, locale: 'en-US', timezoneId: 'UTC' };

/** @param {import('playwright').Browser} browser */
const newContext = (browser) => browser.newContext({ ...VISITOR, serviceWorkers: 'block' });

/**
 * Under which key the visitor's bundle is kept: what is saved first has it.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 */
export async function findKey(browser, origin) {
  const context = await newContext(browser);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/watchlist`);
    await page.getByRole('button', { name: /theme/ }).first().click();
    const key = await page.waitForFunction(
      (prefix) => Object.keys(localStorage).find((each) => each.startsWith(prefix)),
      ENTRY,
    );
    return (await key.jsonValue()) ?? '';
  } finally {
    await context.close();
  }
}

/**
 * Visits the site as one who has saved something. `taskOf` tells the main thread's longest task in a phase of the visit,
 * `workOf` all of its tasks together.
 * @template Result
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, entry: Entry, init: () => void, act: (page: Page) => Promise<Result> }} visit
 */
export async function visitAs(browser, { origin, entry, init, act }) {
  const context = await newContext(browser);
  try {
    const page = await context.newPage();
    await page.goto(origin + QUIET_FILE);
    await page.evaluate(({ key, text }) => localStorage.setItem(key, text), entry);
    await page.addInitScript(init);
    const { result, work } = await recordWork(browser, page, act);
    return {
      result,
      taskOf: (/** @type {string} */ phase) => work[phase]?.longest ?? Number.NaN,
      workOf: (/** @type {string} */ phase) => work[phase]?.total ?? Number.NaN,
    };
  } finally {
    await context.close();
  }
}

/**
 * Lets what was begun come to its end.
 * @param {Page} page
 */
export const settle = (page, ms = 700) => page.waitForTimeout(ms);
