import type { Page } from '@playwright/test';
import { chooseFileBy, downloadBy } from '../shared/engine.ts';
import { expect } from '../shared/fixtures.ts';

/** Where 'Your data' is: a screen, and in releases up to 1.2 a dialog. */
export const dataOf = (page: Page) => page.getByRole('dialog', { name: 'Your data' }).or(page.getByRole('main'));
export const buttonOf = (page: Page, name: string) => dataOf(page).getByRole('button', { name, exact: true });
/** It gives a backup, unless another form was chosen. Releases up to 1.2 have a button of their own for it. */
export const backupButton = (page: Page) =>
  dataOf(page).getByRole('button', { name: /^(?:Take along|Download a backup)$/ });
export const openData = async (page: Page) => {
  await page.getByRole('button', { name: 'Local Storage' }).click();
  const name = 'Manage your data';
  await page.getByRole('link', { name }).or(page.getByRole('button', { name })).click();
  await expect(backupButton(page)).toBeVisible();
};
/** Goes back to the screen before. */
export const leaveData = async (page: Page) => {
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeHidden();
};
export const download = (page: Page) => downloadBy(page, () => backupButton(page).click());
/** Takes the lists along in a form. */
export const takeAlong = async (page: Page, form: string) => {
  await dataOf(page).getByRole('radio', { name: form }).check();
  return download(page);
};
export const choose = (page: Page, text: string, name = 'matinee-backup.json') =>
  chooseFileBy(dataOf(page), () => buttonOf(page, 'Choose a file').click(), {
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
export const erase = async (page: Page) => {
  await buttonOf(page, 'Erase everything').click();
  await expect(buttonOf(page, 'Keep everything')).toBeFocused();
  await buttonOf(page, 'Erase everything').click();
};

/** Everything that is left of the visitor, in whatever storage. */
export const leftovers = (page: Page) =>
  page.evaluate(async () => {
    const left = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      key.startsWith('matinee_'),
    );
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const count = await new Promise<number>((resolve) => {
          const counting = database.transaction(store).objectStore(store).count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
        if (count > 0) left.push(`${name}/${store}`);
      }
      database.close();
    }
    return [...left, ...(await caches.keys())].toSorted();
  });
