// `node scripts/take-bench-pictures.mjs` takes the pictures of docs/qa.md of the bench's states again; with names, only those of these names.
import { chromium } from 'playwright';
import sharp from 'sharp';
import { launchOptions } from './find-chromium.mjs';
import { run } from './run.mjs';
import { serveDemo } from './serve-demo.mjs';

const SIZE = { width: 960, height: 640 };
/** As the guide shows them. */
const SHOWN = { width: 480 };
/** What comes late is there by then: the lists after a second, the welcome after two and a half. */
const SETTLED_MS = 4_500;
/** A home row is waited for so long, and asked again. */
const LATE_MS = 18_000;
const FOLDER = 'docs/qa';
const COLOURS = 64;

/** @typedef {import('playwright').Page} Page */

/** @param {Page} page */
const openPanel = (page) => page.getByRole('button', { name: 'Local Storage' }).click();

/** @param {Page} page */
const openData = async (page) => {
  await openPanel(page);
  await page.getByRole('button', { name: 'Manage your data' }).click();
  await page
    .getByText('Every change is written down')
    .or(page.getByText('Not available:'))
    .or(page.getByText('A newer'))
    .first()
    .waitFor();
};

/** @param {Page} page */
const openVersions = async (page) => {
  await openData(page);
  const versions = page.getByRole('region', { name: 'Earlier versions' });
  await versions.getByRole('listitem').last().scrollIntoViewIfNeeded();
};

/** @param {string} text */
const see = (text) => (/** @type {Page} */ page) =>
  page.getByRole('main').getByText(text).first().scrollIntoViewIfNeeded();

/** @param {Page} page */
const addFavorite = async (page) => {
  await page.getByRole('button', { name: 'Favorite', exact: true }).click();
  await page.waitForTimeout(SETTLED_MS);
  await openPanel(page);
};

/** @param {Page} page */
const openSwitcher = (page) =>
  page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Scenario/ })
    .click();

/** @param {Page} page */
const findLate = async (page) => {
  await page.waitForTimeout(LATE_MS);
  await page.locator('aside[aria-label="Scenario"] button').click();
  await page.getByRole('button', { name: 'Trace', exact: true }).click();
  await page.getByLabel('Find').fill('/tv/popular');
};

/** @param {Page} page */
const refuseFile = async (page) => {
  await page.locator('aside[aria-label="Scenario"] button').click();
  const file = { name: 'watched.csv', mimeType: 'text/csv', buffer: Buffer.from('Date,Name\n2024-01-01,Heat\n') };
  await page.getByLabel('File to begin with').setInputFiles(file);
  await page.getByText('This is not a backup of Matinee').scrollIntoViewIfNeeded();
};

/** @type {readonly { name: string, path: string, act?: (page: Page) => Promise<unknown> }[]} */
const PICTURES = [
  { name: 'switcher', path: '/movie?scenario=slow+no-images', act: openSwitcher },
  { name: 'unknown', path: '/?scenario=nonsense' },
  { name: 'several', path: '/movie?scenario=slow+no-images', act: see('No image found') },
  { name: 'fault', path: '/movie/1003?fault=/movie/1003/credits:404', act: see('Failed to Load Credits') },
  { name: 'trace', path: '/?fault=/tv/popular:timeout', act: findLate },
  { name: 'latency', path: '/movie/1003?latency=/movie/*/credits:20000' },
  { name: 'seed', path: '/?seed=7' },
  { name: 'library-empty', path: '/watchlist?library=empty' },
  { name: 'library-new-visitor', path: '/?library=new-visitor' },
  { name: 'library-lived-in', path: '/watchlist?library=lived-in' },
  { name: 'library-shaped', path: '/collections?library=shaped' },
  { name: 'library-following', path: '/up-next?library=following' },
  { name: 'library-full-99', path: '/watchlist?library=full-99' },
  { name: 'library-huge-10000', path: '/watchlist?library=huge-10000' },
  { name: 'library-hostile', path: '/watchlist?library=hostile' },
  { name: 'library-unreadable', path: '/watchlist?library=unreadable' },
  { name: 'library-old-format', path: '/watchlist?library=old-format' },
  { name: 'library-newer-release', path: '/?library=newer-release', act: openData },
  { name: 'library-with-versions', path: '/watchlist?library=with-versions', act: openVersions },
  { name: 'library-file', path: '/watchlist?library=file', act: refuseFile },
  { name: 'choices', path: '/movie?choices=theme:light' },
  { name: 'identity', path: '/?identity=changing', act: openPanel },
  { name: 'now', path: '/movie?now=1950-01-01T12:00Z', act: see('Coming Soon') },
  { name: 'storage-full', path: '/movie/1003?storage=full', act: addFavorite },
  { name: 'storage-blocked', path: '/watchlist?storage=blocked' },
  { name: 'storage-slow', path: '/watchlist?library=lived-in&storage=slow' },
  { name: 'log', path: '/?library=lived-in&log=none', act: openData },
  { name: 'tabs', path: '/watchlist?tabs=none' },
];

/** @param {import('playwright').Browser} browser @param {string} origin @param {(typeof PICTURES)[number]} picture */
async function take(browser, origin, { name, path, act }) {
  const context = await browser.newContext({
    viewport: SIZE,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const visitor = JSON.stringify({ username: 'Ada' });
  await context.addInitScript((text) => localStorage.setItem('matinee_user_data_unknown', text), visitor);
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.waitForTimeout(SETTLED_MS);
  await act?.(page);
  await page.waitForTimeout(500);
  await sharp(await page.screenshot())
    .resize(SHOWN)
    .png({ palette: true, colours: COLOURS })
    .toFile(`${FOLDER}/${name}.png`);
  await context.close();
}

await run(async () => {
  const site = await serveDemo('pictures');
  const browser = await chromium.launch(launchOptions());
  try {
    const names = process.argv.slice(2);
    const wanted = PICTURES.filter(({ name }) => names.length === 0 || names.includes(name));
    for (const picture of wanted) await take(browser, site.origin, picture);
  } finally {
    await browser.close();
    await site.close();
  }
});
