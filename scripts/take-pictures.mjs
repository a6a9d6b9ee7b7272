// `npm run pictures` takes the pictures of the README and of the web app's manifest again; with names, only those of these names.
import { chromium } from 'playwright';
import { keptTitles } from '../test/bench/bundle-of.mjs';
import { launchOptions } from './find-chromium.mjs';
import { run } from './run.mjs';
import { serveDemo } from './serve-demo.mjs';

const DESKTOP = { viewport: { width: 1_440, height: 1_080 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A list of another service's, and what is found of it. @param {import('playwright').Page} page */
const bringLists = async (page) => {
  await page.getByRole('button', { name: 'Local Storage' }).click();
  await page.getByRole('button', { name: 'Manage your data' }).click();
  await page.getByRole('button', { name: 'Bring your lists' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bring your lists' });
  await dialog.locator('input[type="file"]').setInputFiles(LETTERBOXD);
  await page.getByRole('button', { name: 'Find the titles' }).click();
  await page.getByRole('heading', { name: 'Look through it' }).waitFor();
};
const LETTERBOXD = {
  name: 'watchlist.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Date,Name,Year,Letterboxd URI',
      '2026-05-01,Dust Parade,1968,https://boxd.it/1',
      '2026-05-02,Mister Albatross,1996,https://boxd.it/2',
      '2026-05-03,Hotel Perihelion,2021,https://boxd.it/3',
      '2026-05-04,The Kite Thieves of Porto,,https://boxd.it/4',
      '2026-05-05,No Such Picture at All,1931,https://boxd.it/5',
    ].join('\n'),
  ),
};
const PICTURES = [
  { name: 'home-desktop', path: '/', device: DESKTOP },
  { name: 'detail-phone', path: '/movie/1001', device: PHONE },
  { name: 'watchlist-phone', path: '/watchlist', device: PHONE },
  { name: 'seen-desktop', path: '/seen', device: { viewport: { width: 1_440, height: 900 } } },
  { name: 'season-desktop', path: '/tv/1305/season/1', device: { viewport: { width: 1_440, height: 900 } } },
  { name: 'import-desktop', path: '/', device: { viewport: { width: 1_440, height: 900 } }, act: bringLists },
];
const WATCHLIST = [1040, 1024, 1011, 1006, 1002, 1007, 1013, 1004, 1016, 1030, 1003, 1032];
/** Movies that the visitor has seen, the last one first, and their ratings; 0 where there is none. */
const SEEN = [
  [1005, 9],
  [1009, 7],
  [1010, 0],
  [1012, 8],
  [1014, 10],
  [1015, 6],
  [1017, 8],
  [1018, 0],
  [1019, 5],
  [1020, 7],
  [1021, 9],
  [1022, 4],
  [1023, 8],
  [1025, 7],
  [1026, 0],
  [1027, 6],
  [1028, 9],
  [1029, 8],
];
/** What the visitor has seen of a show: the days are numbers since 1970. */
const EPISODES = [{ id: 1305, name: 'Station Marigold', seasons: { 1: '1-2@20440,3-5@20450' } }];
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Said once the lists are there: under the key of nobody, as they are planted, or of the visitor. */
const GREETING = /Your (lists came along|saved lists are back)/;

/** What is offered to be installed is shown in the dark theme: these pictures are part of the site. */
const OF_MANIFEST = new Set(['home-desktop-dark', 'watchlist-phone-dark']);

/** @param {string} name @param {Theme} theme */
const folderOf = (name, theme) => (OF_MANIFEST.has(`${name}-${theme}`) ? 'public/screenshots' : 'docs/pictures');

/** @typedef {'dark' | 'light'} Theme */

/** @param {Theme} theme of a visitor with a name and a watchlist; the last title was added two hours ago */
async function entriesOf(theme) {
  const movies = (await keptTitles()).filter((title) => title.media_type === 'movie');
  const watchlist = WATCHLIST.map((id, index) => ({
    ...movies.find((movie) => movie.id === id),
    addedAt: new Date(Date.now() - (2 + 3 * index) * HOUR_MS).toISOString(),
  }));
  const marks = SEEN.map(([id, rating], index) => ({
    ...movies.find((movie) => movie.id === id),
    seenAt: new Date(Date.now() - (1 + 4 * index) * DAY_MS).toISOString(),
    ...(rating && { rating }),
  }));
  const bundle = { username: 'Ada', preferences: { theme, preferredGenres: [] }, watchlist, marks, episodes: EPISODES };
  return { matinee_user_data_unknown: JSON.stringify(bundle), matinee_last_theme: theme };
}

/**
 * @param {import('playwright').Browser} browser
 * @param {{ name: string, url: string, device: typeof DESKTOP, theme: Theme, act?: ((page: import('playwright').Page) => Promise<void>) | undefined }} picture
 */
async function take(browser, { name, url, device, theme, act }) {
  const context = await browser.newContext({
    ...device,
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((entries) => Object.assign(localStorage, entries), await entriesOf(theme));
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByText(GREETING).waitFor();
  await page.getByText(GREETING).waitFor({ state: 'detached' });
  await act?.(page);
  await page.screenshot({ path: `${folderOf(name, theme)}/${name}-${theme}.png` });
  await context.close();
}

await run(async () => {
  const site = await serveDemo('pictures');
  const browser = await chromium.launch(launchOptions());
  try {
    const names = process.argv.slice(2);
    const pictures = PICTURES.filter(({ name }) => names.length === 0 || names.includes(name));
    for (const theme of /** @type {const} */ (['dark', 'light'])) {
      for (const { name, path, device, act } of pictures)
        await take(browser, { name, url: site.origin + path, device, theme, act });
    }
  } finally {
    await browser.close();
    await site.close();
  }
});
