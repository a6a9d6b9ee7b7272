import type { BrowserContext, Page, Request } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VISITOR_ADDRESS } from '../../../test-fixtures/fake-tmdb/visitor-address.ts';
import { leaveData, openData } from '../data/data.ts';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { OWN_KEY, expect, test, watch } from '../shared/fixtures.ts';
import { keepTitles } from '../shared/kept-titles.ts';
import { siteOf } from '../shared/sites.ts';
import { restored } from '../shared/toasts.ts';
import { devicesOf, joinDialogOf, syncLineOf } from './devices.ts';

/** Where the site that is behind nginx has its shared folders: `VITE_DEVICES_URL`. */
const FOLDERS = '/devices/';
/** No host writes anything more often (product.md, Devices: host pace), but for how exactly this clock tells. */
const PACE_MS = 1_900;

const cardsOf = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
const removeOf = (page: Page) => page.getByRole('button', { name: /^Remove Title/ });

const pathOf = (request: Request): string => new URL(request.url()).pathname;

/** What is sent while a context lives. */
const sentBy = (context: BrowserContext): readonly Request[] => {
  const sent: Request[] = [];
  context.on('request', (request) => void sent.push(request));
  return sent;
};

const toFolders = (sent: readonly Request[]): readonly Request[] =>
  sent.filter((request) => pathOf(request).startsWith(FOLDERS));

/** All that the server has kept of this run. */
const keptOnDisk = async (baseURL: string | undefined): Promise<readonly string[]> => {
  const root = join('node_modules/.cache/matinee', `nginx-${new URL(baseURL ?? '').port}`, 'devices');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(files.map(async (file) => `${file}\n${await readFile(file, 'latin1')}`));
};

const makePairing = async (page: Page): Promise<string> => {
  await openData(page);
  await devicesOf(page).getByRole('button', { name: 'Share between devices' }).click();
  await joinDialogOf(page).getByRole('button', { name: 'Make a pairing link' }).click();
  await joinDialogOf(page).getByRole('button', { name: 'Share my lists' }).click();
  const link = await joinDialogOf(page).getByRole('textbox', { name: 'Link' }).inputValue();
  await joinDialogOf(page).getByRole('button', { name: 'Done' }).click();
  await leaveData(page);
  return link;
};

const syncNow = async (page: Page) => {
  await openData(page);
  await devicesOf(page).getByRole('button', { name: 'Share now' }).click();
  await expect(syncLineOf(page, 'Shared with 1 device, just now')).toBeVisible();
  await expect(devicesOf(page).getByRole('button', { name: 'Share now' })).toBeVisible();
  await leaveData(page);
};

test.beforeEach(async ({ page, kept, allow }) => {
  // A folder that nobody has written to yet is missing.
  allow(/404 \(Not Found\) \(\S+\/devices\//);
  await keepTitles(kept, page, 3);
  await page.goto('/watchlist');
  await restored(page);
});

test('two profiles have the same lists by a pairing link, and the server can read none of it', async ({
  page,
  context,
  browser,
  kept,
  baseURL,
}) => {
  test.slow();
  const fresh = await browser.newContext({ serviceWorkers: 'block' });
  const watched = await watch(fresh);
  const sent = [sentBy(context), sentBy(fresh)];
  const link = await makePairing(page);
  expect(link).toMatch(/\/pair#[\w-]{22}$/);

  await kept.plant(fresh, { [OWN_KEY]: JSON.stringify({ username: 'Grace' }) });
  const phone = await fresh.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 2 }).first()).toHaveText(/^1 device is there: /);
  await expect(phone.getByText('Your lists get 3 titles in your watchlist.')).toBeVisible();
  await expect(phone.getByText('Nothing is removed.')).toBeVisible();
  await phone.getByRole('textbox', { name: 'Name of this device' }).fill('Phone');
  await phone.getByRole('button', { name: 'Share my lists' }).click();
  await expect(phone.getByRole('heading', { level: 2 }).first()).toHaveText('Your lists are shared');
  await phone.goto('/watchlist');
  await expect(cardsOf(phone)).toHaveCount(3);

  await removeOf(phone).first().click();
  await expect(cardsOf(phone)).toHaveCount(2);
  await syncNow(phone);
  await syncNow(page);
  await page.goto('/watchlist');
  await expect(cardsOf(page)).toHaveCount(2);

  const [, secret = ''] = link.split('#');
  // A name of three letters may be among encrypted ones.
  const words = ['Title 1', 'Title 2', 'Title 3', 'Phone', '"Ada"', 'Grace', 'watchlist', VISITOR_ADDRESS, secret];
  const readable = (text: string) => words.filter((word) => text.includes(word));
  const shared = toFolders(sent.flat());
  expect(shared.some((request) => request.method() === 'PUT')).toBe(true);
  for (const request of shared) {
    const headers = JSON.stringify(await request.allHeaders());
    expect(readable(`${request.url()}\n${headers}\n${request.postData() ?? ''}`)).toEqual([]);
  }
  const origins = new Set(sent.flat().map((request) => new URL(request.url()).origin));
  expect([...origins].filter((origin) => origin !== baseURL && origin !== siteOf('fakeTmdb'))).toEqual([]);
  for (const request of sent.flat())
    if (request.method() === 'PUT') expect(new URL(request.url()).origin).toBe(baseURL);
  const disk = await keptOnDisk(baseURL);
  expect(disk.length).toBeGreaterThanOrEqual(2);
  expect(disk.flatMap(readable)).toEqual([]);
  watched.check();
  await fresh.close();
});

test('changes send a file every 2 s at most (product.md, Devices: host pace)', async ({ page, context }) => {
  await makePairing(page);
  const times: number[] = [];
  context.on('request', (request) => {
    if (request.method() === 'PUT') times.push(performance.now());
  });
  for (let left = 3; left > 0; left -= 1) {
    await removeOf(page).first().click();
    await expect(cardsOf(page)).toHaveCount(left - 1);
    await page.waitForTimeout(1_000);
  }
  await expect.poll(() => times.length).toBeGreaterThan(0);
  await page.waitForTimeout(5_000);
  expect(times.length).toBeLessThanOrEqual(3);
  for (const [at, time] of times.entries()) if (at > 0) expect(time - (times[at - 1] ?? 0)).toBeGreaterThan(PACE_MS);
});

test('a wrong key and a wrong path are answered alike, and no folder can be found', async ({
  page,
  context,
  request,
}) => {
  const sent = sentBy(context);
  await makePairing(page);
  const own = toFolders(sent).find((each) => each.method() === 'PUT');
  const file = own ? pathOf(own) : '';
  expect(file).toMatch(/^\/devices\/[\da-f]{32}\/matinee-[\da-f]{16}\.json$/);
  const folder = file.slice(0, file.lastIndexOf('/'));
  expect((await request.get(`${folder}/`)).status()).toBe(200);
  const another = `/devices/${'0'.repeat(32)}`;
  const wrong = [`${another}/`, file.replace(folder, another), folder, FOLDERS, '/devices', `${folder}/../`];
  const answers = await Promise.all(wrong.map((path) => request.get(path, { maxRedirects: 0 })));
  expect(answers.map((answer) => answer.status())).toEqual(wrong.map(() => 404));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
});

test('a damaged pairing link says so, and asks nobody (product.md, Devices on screen: damaged)', async ({
  page,
  context,
}) => {
  const sent = sentBy(context);
  await page.goto('/pair#nonsense');
  await expect(page.getByText('This link is damaged, or was made by a newer Matinee.')).toBeVisible();
  expect(toFolders(sent)).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`axe finds nothing where a pairing link leads, ${width} px wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/pair#nonsense');
    await expect(page.getByText('This link is damaged, or was made by a newer Matinee.')).toBeVisible();
    await expectNoFindingsInEitherTheme(page);
    await page.goto('/watchlist');
    await page.goto('/pair#BzHU8gPAR2QIfHZ3AYwr5A');
    await expect(page.getByRole('button', { name: 'Share my lists' })).toBeVisible();
    await expectNoFindingsInEitherTheme(page);
    await page.getByRole('button', { name: 'Share my lists' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Your lists are shared');
    await expectNoFindingsInEitherTheme(page);
    await page.goto('/watchlist');
    await openData(page);
    await devicesOf(page).getByRole('button', { name: 'Show pairing link' }).click();
    await expectNoFindingsInEitherTheme(page);
  });
}
