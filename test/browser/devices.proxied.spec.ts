import type { BrowserContext, Page, Request } from '@playwright/test';
import { openData } from './data.ts';
import { devicesOf, joinDialogOf } from './devices.ts';
import { OWN_KEY, expect, test, watch } from './fixtures.ts';
import { keepTitles } from './kept-titles.ts';

/** Where the site that is behind nginx has its shared folders: `VITE_DEVICES_URL`. */
const FOLDERS = '/devices/';

const cardsOf = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });

/** What is sent to the folders while a context lives. */
const sentBy = (context: BrowserContext): readonly Request[] => {
  const sent: Request[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(FOLDERS)) sent.push(request);
  });
  return sent;
};

const makePairing = async (page: Page): Promise<string> => {
  await openData(page);
  await devicesOf(page).getByRole('button', { name: 'Share between devices' }).click();
  await joinDialogOf(page).getByRole('button', { name: 'Make a pairing link' }).click();
  await joinDialogOf(page).getByRole('button', { name: 'Share my lists' }).click();
  const link = await joinDialogOf(page).getByRole('textbox', { name: 'Link' }).inputValue();
  await joinDialogOf(page).getByRole('button', { name: 'Done' }).click();
  return link;
};

const shareNow = async (page: Page) => {
  await openData(page);
  await devicesOf(page).getByRole('button', { name: 'Share now' }).click();
  await expect(devicesOf(page).getByText('Shared with 1 device, just now')).toBeVisible();
  await page.keyboard.press('Escape');
};

test('two profiles have the same lists by a pairing link, and the server can read none of it', async ({
  page,
  context,
  browser,
  kept,
}) => {
  test.slow();
  const sent = [sentBy(context)];
  await keepTitles(kept, page, 3);
  await page.goto('/watchlist');
  await expect(page.getByText('Your saved lists are back')).toBeVisible();
  const link = await makePairing(page);
  expect(link).toMatch(/\/pair#[\w-]{22}$/);

  const fresh = await browser.newContext({ serviceWorkers: 'block' });
  const watched = await watch(fresh);
  sent.push(sentBy(fresh));
  await kept.plant(fresh, { [OWN_KEY]: JSON.stringify({ username: 'Grace' }) });
  const phone = await fresh.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 3 })).toHaveText(/^1 device is there: /);
  await expect(phone.getByText('Your lists get 3 titles in your watchlist.')).toBeVisible();
  await expect(phone.getByText('Nothing is removed.')).toBeVisible();
  await phone.getByRole('textbox', { name: 'Name of this device' }).fill('Phone');
  await phone.getByRole('button', { name: 'Share my lists' }).click();
  await expect(phone.getByRole('heading', { level: 3 })).toHaveText('Your lists are shared');
  await phone.goto('/watchlist');
  await expect(cardsOf(phone)).toHaveCount(3);

  await phone.getByRole('button', { name: 'Remove from watchlist' }).first().click();
  await expect(cardsOf(phone)).toHaveCount(2);
  await shareNow(phone);
  await shareNow(page);
  await page.goto('/watchlist');
  await expect(cardsOf(page)).toHaveCount(2);

  const [, secret = ''] = link.split('#');
  const words = ['Title 1', 'Title 2', 'Title 3', 'Phone', 'Ada', 'Grace', secret];
  for (const request of sent.flat()) {
    const text = `${request.url()}\n${JSON.stringify(request.headers())}\n${request.postData() ?? ''}`;
    expect(words.filter((word) => text.includes(word))).toEqual([]);
  }
  expect(sent.flat().some((request) => request.method() === 'PUT')).toBe(true);
  watched.check();
  await fresh.close();
});

test('a damaged pairing link says so, and asks nobody (product.md, Devices on screen: damaged)', async ({
  page,
  context,
}) => {
  const sent = sentBy(context);
  await page.goto('/pair#nonsense');
  await expect(page.getByText('This link is damaged, or was made by a newer Matinee.')).toBeVisible();
  expect(sent).toEqual([]);
});
