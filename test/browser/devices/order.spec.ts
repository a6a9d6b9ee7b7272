import type { Page } from '@playwright/test';
import { openData } from '../data/data.ts';
import { OWN_KEY, expect, test, watch } from '../shared/fixtures.ts';
import type { KeptEntries } from '../shared/kept-entries.ts';
import { pressAction } from '../shared/press-action.ts';
import { restored } from '../shared/toasts.ts';
import { chooseInPrivate, devicesOf, filesInFolder, joinDialogOf, putInFolder, syncLineOf } from './devices.ts';

const MOVIES = [1001, 1002, 1003, 1004].map((id) => ({ id, media_type: 'movie', title: `M${id}` }));
const NOIR = { id: '11', name: 'Noir', description: '', movies: MOVIES };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const moviesOf = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 3 });

/** Comes with the list as it was made, and a folder that the visitor may choose. */
const come = async (page: Page, kept: KeptEntries): Promise<void> => {
  await chooseInPrivate(page);
  await kept.plant(page, { [OWN_KEY]: JSON.stringify({ username: 'Ada', collections: [NOIR] }) });
  await page.goto('/collections');
  await restored(page);
};

const openNoir = async (page: Page): Promise<void> => {
  await page.goto('/collections?open=11');
  await expect(moviesOf(page)).toHaveCount(MOVIES.length);
};

const move = async (page: Page, button: string, place: number): Promise<void> => {
  await openNoir(page);
  await pressAction(page.getByRole('dialog'), 'Arrange');
  await press(page, button);
  if (button.startsWith('More')) await press(page, 'To the top');
  await expect(page.getByText(`Moved to place ${place} of 4`)).toBeVisible();
};

const look = async (page: Page): Promise<void> => {
  await page.goto('/collections');
  await openData(page);
  await devicesOf(page).getByRole('button', { name: 'Share between devices' }).click();
  await joinDialogOf(page).getByRole('button', { name: 'Choose a folder' }).click();
};

/** @returns the name of its file */
const share = async (page: Page): Promise<string> => {
  const others = Object.keys(await filesInFolder(page));
  await joinDialogOf(page).getByRole('button', { name: 'Share my lists' }).click();
  await joinDialogOf(page).getByRole('button', { name: 'Done' }).click();
  const own = async () => Object.keys(await filesInFolder(page)).find((name) => !others.includes(name));
  await expect.poll(own).toBeDefined();
  return (await own()) ?? '';
};

const shareNow = async (page: Page): Promise<void> => {
  await page.goto('/collections');
  await openData(page);
  await devicesOf(page).getByRole('button', { name: 'Share now' }).click();
  await expect(syncLineOf(page, 'Shared with 1 device, just now')).toBeVisible();
};

/** As whatever carries files between devices does it. */
const carry = async (file: string, from: Page, to: Page): Promise<void> =>
  putInFolder(to, file, (await filesInFolder(from))[file] ?? '');

test.describe('a list that two devices have arranged differently (product.md, Devices: joining, order)', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'Other browsers have no folders to choose.');
  test.use({ visitor: 'new' });

  for (const [choice, chosen, last] of [
    ['Keep mine', ['M1004', 'M1001', 'M1002', 'M1003'], ['M1002', 'M1001', 'M1004', 'M1003']],
    ['Keep theirs', ['M1003', 'M1001', 'M1002', 'M1004'], ['M1002', 'M1001', 'M1003', 'M1004']],
  ] as const) {
    test(`is in the chosen order on both once they have met, and stays in one: ${choice}`, async ({
      page: laptop,
      browser,
      kept,
    }) => {
      test.slow();
      const elsewhere = await browser.newContext({ serviceWorkers: 'block' });
      const watched = await watch(elsewhere);
      const phone = await elsewhere.newPage();
      const both = [laptop, phone];
      for (const page of both) await come(page, kept);
      await move(laptop, 'More: M1004', 1);
      await move(phone, 'More: M1003', 1);

      await look(phone);
      const ofPhone = await share(phone);
      await carry(ofPhone, phone, laptop);
      await look(laptop);
      const dialog = joinDialogOf(laptop);
      await expect(dialog.getByRole('list', { name: '1 list is in another order.' })).toHaveText(
        /Noir.*Mine: ‘M1004’ before ‘M1003’.*Theirs: ‘M1003’ before ‘M1004’/,
      );
      await dialog.getByRole('radio', { name: choice }).check();
      const ofLaptop = await share(laptop);
      await carry(ofLaptop, laptop, phone);
      await shareNow(phone);
      for (const page of both) {
        await openNoir(page);
        await expect(moviesOf(page)).toHaveText(chosen);
      }

      // Each moves another one, and has not heard of that.
      await move(laptop, 'More: M1002', 1);
      await move(phone, `Down: ${chosen[0]}`, 2);
      await shareNow(laptop);
      await carry(ofLaptop, laptop, phone);
      await shareNow(phone);
      await carry(ofPhone, phone, laptop);
      await shareNow(laptop);
      for (const page of both) {
        await openNoir(page);
        await expect(moviesOf(page)).toHaveText(last);
      }
      watched.check();
      await elsewhere.close();
    });
  }
});
