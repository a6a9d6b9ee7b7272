import type { Page } from '@playwright/test';
import { chooseFileBy, downloadBy } from './engine.ts';
import { expect } from './fixtures.ts';

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Your data' });
export const buttonOf = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true });
export const openData = async (page: Page) => {
  await page.getByRole('button', { name: 'Local Storage' }).click();
  await page.getByRole('button', { name: 'Manage your data' }).click();
  await expect(buttonOf(page, 'Download a backup')).toBeVisible();
};
export const download = (page: Page) => downloadBy(page, () => buttonOf(page, 'Download a backup').click());
export const choose = (page: Page, text: string, name = 'matinee-backup.json') =>
  chooseFileBy(page, () => buttonOf(page, 'Choose a file').click(), {
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
export const erase = async (page: Page) => {
  await buttonOf(page, 'Erase everything').click();
  await expect(buttonOf(page, 'Keep everything')).toBeFocused();
  await buttonOf(page, 'Erase everything').click();
};
