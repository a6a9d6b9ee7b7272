import type { Page } from '@playwright/test';
import { chooseFileBy } from './engine.ts';
import { expect } from './fixtures.ts';

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Bring your lists' });
export const buttonOf = (page: Page, name: string | RegExp) =>
  dialogOf(page).getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
/** The heading of a step, which has the focus. */
export const expectStep = (page: Page, heading: string | RegExp) =>
  expect(dialogOf(page).getByRole('heading', { level: 3, name: heading })).toBeFocused();

export interface ChosenFile {
  readonly name: string;
  readonly content: string | Buffer;
}

/** Chooses a file by the key that opens the browser's choice. */
export const chooseFile = async (page: Page, { name, content }: ChosenFile) => {
  const field = dialogOf(page).locator('input[type="file"]');
  await field.focus();
  await chooseFileBy(page, () => page.keyboard.press('Enter'), {
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  });
};

/** A list as Letterboxd gives it, of movies of the demo catalogue. */
export const LETTERBOXD: ChosenFile = {
  name: 'watchlist.csv',
  content: [
    'Date,Name,Year,Letterboxd URI',
    '2024-05-01,Dust Parade,1968,https://boxd.it/1',
    '2024-05-02,Mister Albatross,1996,https://boxd.it/2',
    '2024-05-03,Hotel Perihelion,2021,https://boxd.it/3',
    '2024-05-04,No Such Picture at All,1931,https://boxd.it/4',
  ].join('\n'),
};
