import { beginPhase } from './longest-tasks.mjs';
import { median } from './median.mjs';
import { settle, visitAs } from './visit.mjs';

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** @typedef {{ origin: string, entry: import('./visit.mjs').Entry }} Saved */
/** @typedef {{ addPaint: number, addTask: number, removePaint: number, removeTask: number, saveTask: number }} ToggleFigures */

/** A toggle's own work is over by then, and saving has not begun: it waits for a second. */
const BEFORE_SAVING_MS = 600;
const UNTIL_SAVED_MS = 2_500;
/** After the first, which has code to compile. */
const LATER_TOGGLES = 8;

/** Runs in the page before its own scripts: there is no IndexedDB to be had. */
function refuseLog() {
  IDBFactory.prototype.open = () => {
    throw new DOMException('Refused.', 'SecurityError');
  };
}

/** Runs in the page before its own scripts: notes how long after a click the next picture was painted. */
function watchClicks() {
  const noteFrame = (/** @type {MouseEvent} */ { timeStamp }) =>
    requestAnimationFrame(() => {
      const afterFrame = new MessageChannel();
      afterFrame.port1.addEventListener('message', () => {
        Object.assign(globalThis, { painted: performance.now() - timeStamp });
      });
      afterFrame.port1.start();
      afterFrame.port2.postMessage(undefined);
    });
  addEventListener('click', noteFrame, { capture: true });
}

const readPaint = () => /** @type {{ painted?: number }} */ (globalThis).painted ?? Number.NaN;

/**
 * Clicks where the pointer is, then waits until the change is saved.
 * @param {Page} page
 * @param {string} phase
 */
async function click(page, phase) {
  await page.evaluate(beginPhase, phase);
  await page.mouse.down();
  await page.mouse.up();
  await settle(page, BEFORE_SAVING_MS);
  await page.evaluate(beginPhase, `save after ${phase}`);
  await settle(page, UNTIL_SAVED_MS);
  const paint = await page.evaluate(readPaint);
  await page.evaluate(beginPhase, 'between');
  return paint;
}

/**
 * Visits the home screen with the pointer on the first title's watchlist button.
 * @template Result
 * @param {Browser} browser
 * @param {Saved & { isLogged?: boolean }} saved
 * @param {(page: Page) => Promise<Result>} act
 */
const visitHome = (browser, { origin, entry, isLogged = true }, act) =>
  visitAs(browser, {
    origin,
    entry,
    init: watchClicks,
    act: async (page) => {
      if (!isLogged) await page.addInitScript(refuseLog);
      await page.goto(origin);
      await page.getByRole('region', { name: 'Welcome back' }).waitFor();
      await page
        .getByRole('button', { name: /^Watchlist: / })
        .first()
        .hover();
      await settle(page, UNTIL_SAVED_MS);
      return act(page);
    },
  });

/**
 * Puts a title on the watchlist, and takes it off again.
 * @param {Browser} browser
 * @param {Saved} saved
 * @returns {Promise<ToggleFigures>}
 */
export async function measureToggle(browser, saved) {
  const { result, taskOf } = await visitHome(browser, saved, async (page) => ({
    addPaint: await click(page, 'add'),
    removePaint: await click(page, 'remove'),
  }));
  return {
    ...result,
    addTask: taskOf('add'),
    removeTask: taskOf('remove'),
    saveTask: Math.max(taskOf('save after add'), taskOf('save after remove')),
  };
}

/**
 * Puts a title on the watchlist and takes it off, again and again.
 * @param {Browser} browser
 * @param {Saved & { isLogged: boolean }} saved
 * @returns {Promise<{ first: number, later: number, longest: number }>} all of the main thread's work until saving begins,
 * for the first toggle and for the median of the others, and the longest task of any of these
 */
export async function measureToggles(browser, saved) {
  const later = Array.from({ length: LATER_TOGGLES }, (_, at) => `toggle ${at + 2}`);
  const { taskOf, workOf } = await visitHome(browser, saved, async (page) => {
    for (const phase of ['toggle 1', ...later]) await click(page, phase);
  });
  return { first: workOf('toggle 1'), later: median(later.map(workOf)), longest: Math.max(...later.map(taskOf)) };
}
