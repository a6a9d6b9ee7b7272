import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect } from './fixtures.ts';

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Your data' });
export const buttonOf = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true });
export const openData = async (page: Page) => {
  await page.getByRole('button', { name: 'Local Storage' }).click();
  await page.getByRole('button', { name: 'Manage your data' }).click();
  await expect(buttonOf(page, 'Download a backup')).toBeVisible();
};
export const download = async (page: Page) => {
  const [file] = await Promise.all([page.waitForEvent('download'), buttonOf(page, 'Download a backup').click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
};
export const choose = async (page: Page, text: string, name = 'matinee-backup.json') => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), buttonOf(page, 'Choose a file').click()]);
  await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
};
export const erase = async (page: Page) => {
  await buttonOf(page, 'Erase everything').click();
  await expect(buttonOf(page, 'Keep everything')).toBeFocused();
  await buttonOf(page, 'Erase everything').click();
};
