import type { Page, Route } from '@playwright/test';
import { erase, openData } from '../data/data.ts';
import { willCutNetwork } from '../shared/engine.ts';
import { LOOKUP, expect, test as base } from '../shared/fixtures.ts';
import { openHost, type Host } from '../shared/releases.ts';
import { saveFirstCard } from '../shared/storage.ts';
import { restored } from '../shared/toasts.ts';
import { LONG, kept } from '../shared/worker.ts';

const test = base.extend<{ host: Host }>({
  host: async ({ baseURL }, provide) => {
    const host = await openHost(baseURL ?? '');
    await provide(host);
    host.close();
  },
});
test.use({ serviceWorkers: 'allow' });

/** Not on the first screen: nothing brings it back. */
const SEEN = 'https://image.example/t/p/w342/seen.jpg';

const refuse = (route: Route) => route.abort('internetdisconnected');

const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isUntouched: true }));
const isUntouched = (page: Page) => page.evaluate(() => 'isUntouched' in globalThis);
const releaseOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name="release"]')?.getAttribute('content') ?? 'first');
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready).update().catch(() => undefined));
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const prompt = (page: Page) => page.getByText('A new version is ready.');
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' });

test('a page that no worker controls, though one is there, is taken over, and its pictures are kept', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium is told to load a page past the worker.');
  test.slow();
  await page.goto('/');
  await kept(page);
  // A page that was being opened while the worker took over the others has none either: this is certain to have none.
  const session = await context.newCDPSession(page);
  await session.send('Page.reload', { ignoreCache: true });
  await page.waitForEvent('load');
  await kept(page);
  const poster = page.getByRole('list', { name: 'Trending Now' }).locator('img').first();
  const address = await poster.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(() => page.evaluate(async (url) => (await caches.match(url))?.ok, address), LONG).toBe(true);
});

test(
  'with the network cut, a visitor opens the app, reads the lists, removes a title, and finds that kept',
  { tag: '@journey' },
  async ({ page, context, allow }) => {
    willCutNetwork(page, allow);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
    const name = await saveFirstCard(page);
    await expect(page.getByText('Added to watchlist')).toBeVisible();
    await kept(page);
    const poster = await page
      .getByRole('list', { name: 'Trending Now' })
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(() => page.evaluate(async (url) => (await caches.match(url))?.ok, poster), LONG).toBe(true);
    await page.close();

    await context.setOffline(true);
    // Nobody tells the address either.
    await context.route(LOOKUP, refuse);
    const offline = await context.newPage();
    await offline.goto('/watchlist');
    await restored(offline);
    const card = offline.getByRole('listitem').filter({ has: offline.getByRole('heading', { name }) });
    await expect
      .poll(() => card.locator('img').evaluate((poster: HTMLImageElement) => poster.naturalWidth), LONG)
      .toBeGreaterThan(0);
    await card.hover();
    await card.getByRole('button', { name: /Remove/ }).click();
    await expect(offline.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
    await offline.reload();
    await expect(offline.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
    await offline.close();

    await context.setOffline(false);
    await context.unroute(LOOKUP, refuse);
    const online = await context.newPage();
    await online.goto('/watchlist');
    await restored(online);
    await expect(online.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();

    await openData(online);
    await online.evaluate(
      async (poster) => (await caches.open('matinee-pictures')).put(poster, new Response('seen')),
      SEEN,
    );
    await erase(online);
    await expect(online.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
    expect(await online.evaluate(async (poster) => (await caches.match(poster)) !== undefined, SEEN)).toBe(false);
    // The same for everyone, and needed to open the app.
    expect(await cacheNames(online)).toContainEqual(expect.stringMatching(/^matinee-shell-/));
  },
);

test('a newer release waits until the visitor asks for it, and other tabs go on with theirs', async ({
  page,
  context,
  host,
  allow,
}) => {
  test.slow();
  // Firefox says so of what a page that is left no longer waits for.
  allow(/A ServiceWorker intercepted the request/);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(host.address);
    await kept(tab);
    await mark(tab);
  }
  host.release = 'second';
  await lookForUpdate(page);
  for (const tab of [page, other]) await expect(prompt(tab)).toBeVisible(LONG);
  await page.waitForTimeout(1_000);
  for (const tab of [page, other]) expect(await isUntouched(tab)).toBe(true);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe('installed');

  await reload(page).click();
  await expect.poll(() => releaseOf(page).catch(() => 'loading')).toBe('second');
  await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
  // The host no longer has what this tab has not loaded yet.
  expect(await isUntouched(other)).toBe(true);
  await other.getByRole('button', { name: 'Local Storage' }).click();
  await expect(other.getByRole('link', { name: 'Manage your data' })).toBeVisible();
  await reload(other).click();
  await expect.poll(() => releaseOf(other).catch(() => 'loading')).toBe('second');

  for (const tab of [page, other]) await tab.close();
  const later = await context.newPage();
  await later.goto(host.address);
  expect(await releaseOf(later)).toBe('second');
  await expect
    .poll(async () => (await cacheNames(later)).filter((name) => name.startsWith('matinee-shell-')))
    .toEqual(['matinee-shell-second']);
});

test('a site that takes its worker away is rid of it, and goes on without', async ({ page, host }) => {
  await page.goto(host.address);
  await kept(page);
  host.release = 'without worker';
  await lookForUpdate(page);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await page.reload();
  expect(await releaseOf(page)).toBe('second');
  await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
});
