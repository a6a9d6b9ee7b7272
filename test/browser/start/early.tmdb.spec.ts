import type { Locator, Page, Request } from '@playwright/test';
import { isFromCache } from '../shared/engine.ts';
import { expect, test } from '../shared/fixtures.ts';
import { holdCode } from '../shared/hold-code.ts';
import { loadedRow } from '../shared/rows.ts';
import { countShifts, shiftsOf } from '../shared/shifts.ts';

const isApi = (request: Request): boolean => request.url().includes('/3/') && request.method() !== 'OPTIONS';
const isPicture = (request: Request): boolean => request.url().includes('/t/p/');
/** How often a picture was asked for over the network. */
const timesAsked = (requests: readonly Request[], url: string): number =>
  requests.filter((request) => request.url() === url && !isFromCache(request)).length;
const pathOf = (request: Request): string => new URL(request.url()).pathname.replace('/3', '');

/** Opens an address while the application's code is held back. */
const openWithoutCode = async (page: Page, path: string) => {
  const letCodeCome = await holdCode(page);
  await countShifts(page);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(path, { waitUntil: 'commit' });
  return { letCodeCome, requests };
};

const STARTUP = ['/configuration', '/configuration', '/trending/all/week'];

const WINDOWS = [
  [390, 844],
  [1440, 900],
] as const;

/** From now on, counts the frames in which the page shows no picture. */
const countBareFrames = (page: Page) =>
  page.evaluate(() => {
    const bare = { frames: 0 };
    Object.assign(globalThis, { bare });
    const look = () => {
      if (!document.querySelector('#root img')) bare.frames += 1;
      requestAnimationFrame(look);
    };
    look();
  });

const bareFramesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { bare: { frames: number } }).bare.frames);

/** What a picture shows, and where. */
interface Shown {
  readonly source: string;
  readonly box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
}

/** The pictures that have come, in the page's order. */
const shownOf = (pictures: Locator): Promise<readonly Shown[]> =>
  pictures.evaluateAll((images: HTMLImageElement[]) =>
    images.flatMap((image) => {
      const { x, y, width, height } = image.getBoundingClientRect();
      return image.naturalWidth > 0 ? [{ source: image.currentSrc, box: { x, y, width, height } }] : [];
    }),
  );

/** How many pictures a screen begins with at least, and what is there when all of it is. */
const FIRST_SCREENS = [
  { path: '/', what: 'home', least: 4, last: (page: Page) => loadedRow(page, 'On The Air') },
  {
    path: '/movie/1001',
    what: 'a title',
    least: 2,
    last: (page: Page) => page.getByRole('heading', { name: 'More Like This' }),
  },
] as const;

for (const { path, what, least, last } of FIRST_SCREENS) {
  for (const [width, height] of WINDOWS) {
    test(`a first visit to ${what}, ${width} px wide, shows its pictures before the code is there, and goes on showing them`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const { letCodeCome, requests } = await openWithoutCode(page, path);
      const early = page.locator('#frame img').filter({ visible: true });
      await expect.poll(async () => (await shownOf(early)).length).toBeGreaterThanOrEqual(least);
      const begun = await shownOf(early);
      const put = await early.count();
      await early.evaluateAll((images) => images.forEach((image) => image.setAttribute('data-early', '')));
      await countBareFrames(page);

      letCodeCome();
      await expect(last(page)).toBeAttached();
      const shown = await shownOf(page.locator('main img'));
      for (const { source, box } of begun) {
        const end = shown.find((each) => each.source === source)?.box;
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect(end?.[side], `${side} of ${source}`).toBeCloseTo(box[side], 0);
        expect(timesAsked(requests, source)).toBe(1);
      }
      // The very elements: a picture that is made anew is not there until it is decoded.
      await expect(page.locator('main img[data-early]').filter({ visible: true })).toHaveCount(put);
      expect(await bareFramesOf(page)).toBe(0);
      expect(await shiftsOf(page)).toBe(0);
    });
  }
}

test('home asks what startup asks before the code is there, and nothing of it twice', async ({ page }) => {
  const { letCodeCome, requests } = await openWithoutCode(page, '/');
  await expect(page.locator('#root img').first()).toBeVisible();
  expect(requests.filter(isApi).map(pathOf).toSorted()).toEqual(STARTUP);
  letCodeCome();
  await expect(loadedRow(page, 'On The Air')).toBeAttached();
  // One of the three is the connection test.
  expect(requests.filter((request) => isApi(request) && pathOf(request) === '/trending/all/week')).toHaveLength(1);
});

test('the first row’s posters are asked for once the largest picture has come, or has been under way for 300 ms', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithoutCode(page, '/');
  await expect
    .poll(async () => (await shownOf(page.locator('#frame img').filter({ visible: true }))).length)
    .toBeGreaterThan(4);
  const [largest, ...posters] = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.includes('/t/p/'))
      .map(({ startTime, duration }) => ({ from: startTime, to: startTime + duration })),
  );
  if (!largest) throw new Error('No picture was asked for.');
  for (const { from } of posters) expect(from).toBeGreaterThanOrEqual(Math.min(largest.to, largest.from + 299));
});

test('a title’s own address asks for it, and for its pictures, before the code is there', async ({ page }) => {
  const { letCodeCome, requests } = await openWithoutCode(page, '/movie/1001');
  await expect.poll(() => requests.filter(isPicture).length).toBe(2);
  expect(requests.filter(isApi).map(pathOf).toSorted()).toEqual([
    ...STARTUP.slice(0, 2),
    '/movie/1001',
    ...STARTUP.slice(2),
  ]);
  const pictures = requests.filter(isPicture).map((request) => request.url());
  letCodeCome();
  await expect(page.getByRole('heading', { name: 'More Like This' })).toBeVisible();
  for (const url of pictures) {
    expect(
      await page
        .locator('main img')
        .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc)),
    ).toContain(url);
    expect(timesAsked(requests, url)).toBe(1);
  }
  expect(requests.filter((request) => isApi(request) && pathOf(request) === '/movie/1001')).toHaveLength(1);
});

test('fonts are asked for once the code has come, which they would hold up', async ({ page }) => {
  const { letCodeCome, requests } = await openWithoutCode(page, '/movie');
  const fonts = () => requests.filter((request) => request.url().endsWith('.woff2'));
  await expect.poll(() => requests.filter(isApi).map(pathOf)).toContain('/trending/all/week');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
  expect(fonts()).toEqual([]);
  letCodeCome();
  await expect.poll(() => fonts().length).toBe(2);
});

const SCREENS = [
  ['/movie', 'explore', 'Movies'],
  ['/search?q=an', 'search', 'Search Results'],
  ['/movie/1001', 'detail', ''],
  ['/person/1001', 'person', ''],
  ['/franchise/9101', 'franchise', 'Inspector Quillon Collection'],
  ['/tv/1307/season/1', 'season', 'Season 1'],
  ['/watchlist', 'watchlist', 'My Watchlist'],
  ['/ratings', 'watchlist', 'My Watchlist'],
  ['/favorites', 'favorites', 'My Favorites'],
  ['/collections', 'collections', 'My Collections'],
] as const;

for (const [path, screen, heading] of SCREENS) {
  test(`the code of ${path} is fetched beside the application’s, once`, async ({ page }) => {
    const { letCodeCome, requests } = await openWithoutCode(page, path);
    const files = () => requests.map((request) => request.url()).filter((url) => url.includes('/assets/'));
    await expect.poll(files).toContainEqual(expect.stringContaining(`/assets/${screen}-screen-`));
    const early = files();
    letCodeCome();
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: heading !== '' })).toBeVisible();
    for (const file of early)
      expect(
        files().filter((url) => url === file),
        file,
      ).toHaveLength(1);
  });
}

for (const path of ['/movie', '/search?q=an', '/movie/1001', '/person/1001']) {
  test(`what reads the answers about ${path} is fetched beside the application’s code, which waits for it`, async ({
    page,
  }) => {
    const { letCodeCome, requests } = await openWithoutCode(page, path);
    const file = /\/assets\/mappings-[\w-]{7,8}\.js$/;
    const files = () => requests.map((request) => request.url()).filter((url) => file.test(url));
    await expect.poll(files).toHaveLength(1);
    letCodeCome();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading...');
    expect(files()).toHaveLength(1);
  });
}
