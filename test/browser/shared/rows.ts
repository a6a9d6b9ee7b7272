import type { Locator, Page } from '@playwright/test';

/** A row of titles that is loaded. Far from the window its cards are not drawn yet. */
export const loadedRow = (page: Page, name: string): Locator =>
  page.getByRole('list', { name }).and(page.locator('[aria-busy="false"]'));

/** The first title of a row: the row is drawn once it comes near the window. */
export const firstOfRow = async (page: Page, name: string): Promise<Locator> => {
  await loadedRow(page, name).scrollIntoViewIfNeeded();
  return page.getByRole('list', { name }).getByRole('link').first();
};
