import { beat, readGaps } from './heartbeat.mjs';
import { CATEGORIES, workByGaps, workByPhase } from './longest-tasks.mjs';

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./longest-tasks.mjs').Work} Work */

/** @param {Browser} browser */
export const isChromium = (browser) => browser.browserType().name() === 'chromium';

/**
 * Records the main thread's work in each phase of what is done: by Chromium's trace, elsewhere by a timer that waits.
 * @template Result
 * @param {Browser} browser
 * @param {Page} page
 * @param {(page: Page) => Promise<Result>} act
 * @returns {Promise<{ result: Result, work: Record<string, Work> }>}
 */
export async function recordWork(browser, page, act) {
  if (!isChromium(browser)) {
    await page.addInitScript(beat);
    const result = await act(page);
    return { result, work: workByGaps(await page.evaluate(readGaps)) };
  }
  await browser.startTracing(page, { categories: CATEGORIES });
  const result = await act(page);
  const trace = /** @type {{ traceEvents: import('./longest-tasks.mjs').TraceEvent[] }} */ (
    JSON.parse((await browser.stopTracing()).toString('utf8'))
  );
  return { result, work: workByPhase(trace.traceEvents) };
}
