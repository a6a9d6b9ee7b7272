import type { Page } from '@playwright/test';
import { linkPath } from '../../src/domain/links/link-path.ts';

/** A picture of the documents. */
export interface DocumentedPicture {
  /** The file's name, without its ending. */
  readonly name: string;
  readonly path: string;
  /** A text that is seen once the picture can be taken. */
  readonly shows: string | RegExp;
  /** The visitor's name cannot be read. */
  readonly isNameless?: true;
  /** Leads from the opened page to what is pictured. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/** A picture of the QA guide. */
interface QaPicture extends DocumentedPicture {
  /** It shows a moment of something that goes on: it is taken with the others, and not compared. */
  readonly isMoment?: true;
}

/** The time stands, so that the same days, ages and next episodes are pictured whenever the pictures are taken. */
const STATE = 'now=2026-11-27T12:00Z&seed=7';
const following = `library=following&${STATE}`;
const livedIn = `library=lived-in&${STATE}`;

const SHARED = linkPath({
  name: 'Rainy Sundays',
  titles: [1_001, 1_002, 1_003, 1_005, 1_007, 1_009, 1_011, 1_013, 1_016, 1_021].map((id) => ({
    media_type: 'movie',
    id,
  })),
});
const [SHARED_PATH = '', SHARED_LIST = ''] = SHARED.split('#');

/** For all of a year, in ms. */
const ALL_MS = 120_000;

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

/** A list of another service's, and what is found of it. */
const bringLists = async (page: Page): Promise<void> => {
  // What is under the dialog stays where it is, however late the page's parts came.
  await page.getByRole('heading', { name: 'Keep' }).evaluate((heading) => heading.scrollIntoView());
  await page.getByRole('button', { name: 'Bring your lists' }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Bring your lists' });
  await dialog.locator('input[type="file"]').setInputFiles(LETTERBOXD);
  await page.getByRole('button', { name: 'Find the titles' }).click();
  await page.getByRole('heading', { name: 'Check what was found' }).waitFor();
};

/** A year's titles are asked about, five a second. */
const askAll = (page: Page): Promise<void> => page.getByText(/^Your year, to/).waitFor({ timeout: ALL_MS });

const openPanel = (page: Page): Promise<void> => page.getByRole('button', { name: 'Local Storage' }).click();

const openVersions = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Earlier versions' }).getByRole('listitem').last().scrollIntoViewIfNeeded();

const see = (text: string) => (page: Page) =>
  page
    .getByRole('main')
    .getByText(text)
    .filter({ visible: true })
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));

/** The provider is asked whether it is there: the bar that says it is not moves all below it. */
const failCheck = (page: Page): Promise<void> => page.getByText('Last checked').first().waitFor();

const addFavorite = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Favorite', exact: true }).click();
  await openPanel(page);
  await page.getByText('Failed to save data to local storage').first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
};

const openSwitcher = (page: Page): Promise<void> =>
  page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Scenario/ })
    .click();

const badge = (page: Page) => page.locator('aside[aria-label="Scenario"] button');

/** A row is waited for so long, and asked for again, in ms. */
const LATE_MS = 18_000;

const findLate = async (page: Page): Promise<void> => {
  await page.waitForTimeout(LATE_MS);
  await badge(page).click();
  await page.getByRole('button', { name: 'Trace', exact: true }).click();
  await page.getByLabel('Find').fill('/tv/popular');
};

const refuseFile = async (page: Page): Promise<void> => {
  await badge(page).click();
  const file = { name: 'watched.csv', mimeType: 'text/csv', buffer: Buffer.from('Date,Name\n2024-01-01,Heat\n') };
  await page.getByLabel('File to begin with').setInputFiles(file);
  await page.getByText('This is not a backup of Matinee').scrollIntoViewIfNeeded();
};

/** Pictures of a window on a desk. The width and height are in px. */
export const DESKTOP_PICTURES: readonly (DocumentedPicture & { readonly height: number })[] = [
  { name: 'home-desktop', path: `/?${livedIn}`, shows: 'For you', height: 1_080 },
  { name: 'detail-desktop', path: `/movie/1001?${livedIn}`, shows: 'Watch Now', height: 900 },
  { name: 'year-desktop', path: `/year/2026?library=a-year&${STATE}`, shows: 'By month', height: 900, act: askAll },
  { name: 'shared-desktop', path: `${SHARED_PATH}?${livedIn}#${SHARED_LIST}`, shows: 'Rainy Sundays', height: 900 },
  {
    name: 'import-desktop',
    path: `/data?${STATE}&library=empty`,
    shows: 'From elsewhere',
    height: 900,
    act: bringLists,
  },
];

/** Pictures of a phone. */
export const PHONE_PICTURES: readonly DocumentedPicture[] = [
  { name: 'detail-phone', path: `/movie/1001?${livedIn}`, shows: 'Watch Now' },
  { name: 'up-next-phone', path: `/up-next?${following}`, shows: /S\d+ E\d+/ },
  { name: 'calendar-phone', path: `/calendar?${following}`, shows: 'Calendar' },
  { name: 'watchlist-phone', path: `/watchlist?${livedIn}`, shows: 'My Watchlist' },
];

const FAILED = 'Failed to Load Movies';

/** Pictures of the QA guide, of a small window. */
export const QA_PICTURES: readonly QaPicture[] = [
  { name: 'none', path: `/?${STATE}`, shows: 'Trending Now' },
  { name: 'slow', path: '/movie?scenario=slow', shows: 'Scenario: slow', isMoment: true },
  { name: 'offline', path: `/?scenario=offline&${STATE}`, shows: 'Failed to Load Matinee', act: failCheck },
  { name: 'timeout', path: '/movie?scenario=timeout', shows: 'Scenario: timeout', isMoment: true },
  { name: 'unauthorized', path: `/movie?scenario=unauthorized&${STATE}`, shows: FAILED, act: failCheck },
  {
    name: 'rate-limited',
    path: `/?scenario=rate-limited&${STATE}`,
    shows: 'Failed to Load Trending Now',
    act: failCheck,
  },
  { name: 'server-error', path: `/movie?scenario=server-error&${STATE}`, shows: FAILED, act: failCheck },
  { name: 'not-found', path: `/movie/1003?scenario=not-found&${STATE}`, shows: 'Content Not Found', act: failCheck },
  { name: 'flaky', path: `/?scenario=flaky&${STATE}`, shows: 'Top Rated Movies', isMoment: true },
  { name: 'config-fails', path: `/?scenario=config-fails&${STATE}`, shows: 'Failed to Load Matinee', act: failCheck },
  { name: 'trending-fails', path: `/?scenario=trending-fails&${STATE}`, shows: 'Failed to Load Trending Now' },
  { name: 'empty', path: '/movie?scenario=empty', shows: 'No Movies Found' },
  { name: 'no-images', path: `/movie?scenario=no-images&${STATE}`, shows: 'No image found' },
  { name: 'extreme-text', path: `/movie?scenario=extreme-text&${STATE}`, shows: 'Movies' },
  { name: 'huge', path: `/awards?scenario=huge&${STATE}`, shows: '10,000 results' },
  { name: 'gallery', path: '/gallery?group=card', shows: 'Gallery' },
  { name: 'switcher', path: '/movie?scenario=slow+no-images', shows: 'No image found', act: openSwitcher },
  { name: 'unknown', path: '/?scenario=nonsense', shows: 'Failed to Load Matinee' },
  {
    name: 'several',
    path: `/movie?scenario=slow+no-images&${STATE}`,
    shows: 'No image found',
    act: see('No image found'),
  },
  {
    name: 'fault',
    path: `/movie/1003?fault=/movie/1003/credits:404&${STATE}`,
    shows: 'Failed to Load Credits',
    act: see('Failed to Load Credits'),
  },
  {
    name: 'trace',
    path: '/?fault=/tv/popular:timeout',
    shows: 'Trending Now',
    act: findLate,
    isMoment: true,
  },
  {
    name: 'latency',
    path: `/movie/1003?latency=/movie/*/credits:20000&${STATE}`,
    shows: 'Watch Now',
    isMoment: true,
  },
  { name: 'seed', path: `/?${STATE}`, shows: 'Trending Now' },
  { name: 'library-empty', path: `/watchlist?library=empty&${STATE}`, shows: 'Your watchlist is empty' },
  { name: 'library-new-visitor', path: `/?library=new-visitor&${STATE}`, shows: 'Trending Now' },
  { name: 'library-lived-in', path: `/watchlist?${livedIn}`, shows: 'My Watchlist' },
  { name: 'library-shaped', path: `/collections?library=shaped&${STATE}`, shows: 'My Collections' },
  { name: 'library-following', path: `/up-next?${following}`, shows: /S\d+ E\d+/ },
  { name: 'library-a-year', path: `/diary?library=a-year&${STATE}`, shows: '1,400' },
  { name: 'library-full-99', path: `/watchlist?library=full-99&${STATE}`, shows: 'My Watchlist' },
  { name: 'library-huge-10000', path: `/watchlist?library=huge-10000&${STATE}`, shows: 'My Watchlist' },
  { name: 'library-hostile', path: `/watchlist?library=hostile&${STATE}`, shows: 'My Watchlist' },
  {
    name: 'library-unreadable',
    path: `/watchlist?library=unreadable&${STATE}`,
    shows: 'My Watchlist',
    isNameless: true,
  },
  { name: 'library-old-format', path: `/watchlist?library=old-format&${STATE}`, shows: 'My Watchlist' },
  { name: 'library-newer-release', path: `/data?library=newer-release&${STATE}`, shows: 'A newer Matinee is open' },
  {
    name: 'library-with-versions',
    path: `/data?library=with-versions&${STATE}`,
    shows: 'Earlier versions',
    act: openVersions,
  },
  { name: 'library-file', path: '/watchlist?library=file', shows: /library.*file/i, act: refuseFile },
  { name: 'choices', path: `/movie?choices=theme:light&${STATE}`, shows: 'Movies' },
  { name: 'identity', path: `/?identity=changing&${STATE}`, shows: 'Trending Now', act: openPanel, isMoment: true },
  { name: 'now', path: '/movie?now=1950-01-01T12:00Z&seed=7', shows: 'Coming Soon', act: see('Coming Soon') },
  { name: 'storage-full', path: `/movie/1003?storage=full&${STATE}`, shows: 'Watch Now', act: addFavorite },
  { name: 'storage-blocked', path: `/watchlist?storage=blocked&${STATE}`, shows: 'My Watchlist', isNameless: true },
  {
    name: 'storage-slow',
    path: `/watchlist?library=lived-in&storage=slow&${STATE}`,
    shows: 'My Watchlist',
    isMoment: true,
  },
  { name: 'log', path: `/data?library=lived-in&log=none&${STATE}`, shows: 'Not available: changes' },
  { name: 'tabs', path: `/watchlist?tabs=none&${STATE}`, shows: 'My Watchlist' },
];
