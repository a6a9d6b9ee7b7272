import { beginPhase } from './longest-tasks.mjs';
import { settle, visitAs } from './visit.mjs';

/** @typedef {{ addPaint: number, addTask: number, addWork: number, removePaint: number, removeTask: number, saveTask: number }} ToggleFigures */

/** A toggle's own work is over by then, and saving has not begun: it waits for a second. */
const BEFORE_SAVING_MS = 600;
const UNTIL_SAVED_MS = 2_500;

/** Runs in the page before its own scripts: there is no journal to be had. */
function refuseJournal() {
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
 * @param {import('playwright').Page} page
 * @param {'add' | 'remove'} phase
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
 * Puts the first title of the home screen's first row on the watchlist, and takes it off again.
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, entry: import('./visit.mjs').Entry, isJournaled?: boolean }} saved
 * @returns {Promise<ToggleFigures>}
 */
export async function measureToggle(browser, { origin, entry, isJournaled = true }) {
  const { result, taskOf, workOf } = await visitAs(browser, {
    origin,
    entry,
    init: watchClicks,
    act: async (page) => {
      if (!isJournaled) await page.addInitScript(refuseJournal);
      await page.goto(origin);
      await page.getByRole('region', { name: 'Welcome back' }).waitFor();
      await page.getByRole('button', { name: /^Watchlist: / }).first().hover();
      await settle(page, UNTIL_SAVED_MS);
      return { addPaint: await click(page, 'add'), removePaint: await click(page, 'remove') };
    },
  });
  return {
    ...result,
    addTask: taskOf('add'),
    addWork: workOf('add'),
    removeTask: taskOf('remove'),
    saveTask: Math.max(taskOf('save after add'), taskOf('save after remove')),
  };
}
