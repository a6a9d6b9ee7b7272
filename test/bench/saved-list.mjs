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

/** The time of the first picture of a title in a list. */
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
 * Opens a screen with a list of titles.
 * @param {import('playwright').Page} page
 * @param {string} url
 * @returns {Promise<{ picture: number, nodes: number }>}
 */
async function openTitles(page, url) {
  await page.goto(url);
  const picture = await page.waitForFunction(firstPicture);
  await settle(page, 1_500);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  return { picture: (await picture.jsonValue()) ?? Number.NaN, nodes };
}

/**
 * Opens a screen with a list of titles, and scrolls 12 windows down. `open` and `scroll` are longest tasks.
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, entry: import('./visit.mjs').Entry, path: string }} screen
 * @returns {Promise<{ picture: number, nodes: number, open: number, scroll: number }>}
 */
export async function measureScreen(browser, { origin, entry, path }) {
  const { result, taskOf } = await visitAs(browser, {
    origin,
    entry,
    init: watchPictures,
    act: async (page) => {
      const opened = await openTitles(page, origin + path);
      // By then the library is loaded, and what it hides is gone.
      await page.getByText('Your saved lists are back').waitFor();
      await settle(page);
      await page.evaluate(beginPhase, 'scroll');
      for (let windows = 0; windows < 12; windows += 1) {
        await page.mouse.wheel(0, 900);
        await settle(page, 250);
      }
      await page.evaluate(beginPhase, 'end');
      return opened;
    },
  });
  return { ...result, open: taskOf('start'), scroll: taskOf('scroll') };
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
      const opened = await openTitles(page, `${origin}/watchlist?view=${look}`);
      await page.evaluate(beginPhase, 'filter');
      await choose(page, 'Show', 'TV Shows');
      await choose(page, 'Show', 'All Types');
      await page.evaluate(beginPhase, 'sort');
      await choose(page, 'Sort by', 'Title');
      await page.getByRole('button', { name: 'Descending' }).click();
      await settle(page);
      await page.evaluate(beginPhase, 'remove');
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await settle(page);
      await page.evaluate(beginPhase, 'end');
      return opened;
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
