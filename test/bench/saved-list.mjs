import { beginPhase } from './longest-tasks.mjs';
import { settle, visitAs } from './visit.mjs';

/** @typedef {PerformanceEntry & { renderTime: number }} Painted */
/** @typedef {{ picture: number, nodes: number, open: number, filter: number, sort: number, remove: number }} ListFigures */

/** Runs in the page before its own scripts: notes when the first picture of a saved title is painted. */
function watchPictures() {
  new MutationObserver(() => {
    for (const image of document.querySelectorAll('li[aria-posinset] img:not([elementtiming])')) {
      image.setAttribute('elementtiming', 'picture');
    }
  }).observe(document, { childList: true, subtree: true });
  const readPicture = () => /** @type {{ firstPicture?: number }} */ (globalThis).firstPicture;
  /** @param {number} painted */
  const note = (painted) => Object.assign(globalThis, { firstPicture: Math.min(painted, readPicture() ?? Infinity) });
  // Where the browser does not tell when a picture was painted, it is painted in the frame after it has come.
  if (!PerformanceObserver.supportedEntryTypes.includes('element'))
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof HTMLImageElement && target.closest('li[aria-posinset]')) requestAnimationFrame(note);
      },
      { capture: true },
    );
  new PerformanceObserver((list) => {
    const painted = /** @type {Painted[]} */ (list.getEntries()).map(({ renderTime }) => renderTime);
    note(Math.min(...painted));
  }).observe({ type: 'element', buffered: true });
}

const firstPicture = () => /** @type {{ firstPicture?: number }} */ (globalThis).firstPicture;

/**
 * @param {import('playwright').Page} page
 * @param {string} field
 * @param {string} option
 */
async function choose(page, field, option) {
  await page.getByRole('combobox', { name: field }).selectOption({ label: option });
  await settle(page);
}

/**
 * Opens a watchlist, filters it there and back, sorts it by title, ascending, and removes the first title. All figures but
 * `picture` and `nodes` are longest tasks.
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, entry: import('./visit.mjs').Entry, look: 'grid' | 'list' }} list
 * @returns {Promise<ListFigures>}
 */
export async function measureList(browser, { origin, entry, look }) {
  const { result, taskOf } = await visitAs(browser, {
    origin,
    entry,
    init: watchPictures,
    act: async (page) => {
      await page.goto(`${origin}/watchlist?view=${look}`);
      const picture = await page.waitForFunction(firstPicture);
      await settle(page, 1_500);
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      await page.evaluate(beginPhase, 'filter');
      await choose(page, 'Show', 'TV Shows');
      await choose(page, 'Show', 'All Types');
      await page.evaluate(beginPhase, 'sort');
      await choose(page, 'Sort by', 'Title');
      await page.getByRole('button', { name: 'Descending, change to ascending' }).click();
      await settle(page);
      await page.evaluate(beginPhase, 'remove');
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await settle(page);
      await page.evaluate(beginPhase, 'end');
      return { picture: (await picture.jsonValue()) ?? Number.NaN, nodes };
    },
  });
  return {
    ...result,
    open: taskOf('start'),
    filter: taskOf('filter'),
    sort: taskOf('sort'),
    remove: taskOf('remove'),
  };
}
