import type { Page } from '@playwright/test';
import { dataOf, leaveData } from '../browser/data/data.ts';
import { expect } from '../browser/shared/fixtures.ts';

const openPanel = async (page: Page) => {
  const panel = page.getByRole('region', { name: 'Local Storage' });
  const opener = page.getByRole('button', { name: 'Local Storage' });
  // Twice it would close again.
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  await expect(panel).toBeVisible();
  return panel;
};

/** What the panel in the header says of the last save. */
export const expectStatus = async (page: Page, text: string): Promise<void> => {
  const panel = await openPanel(page);
  await expect(panel).toContainText(text, { timeout: 15_000 });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
};

/** What 'Your data' says of how changes are kept. */
export const expectChanges = async (page: Page, text: string): Promise<void> => {
  await (await openPanel(page)).getByRole('link', { name: 'Manage your data' }).click();
  await expect(dataOf(page)).toContainText(text);
  await leaveData(page);
};
