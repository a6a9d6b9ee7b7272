import type { Page } from '@playwright/test';
import { chooseFileBy } from '../shared/engine.ts';
import { expect } from '../shared/fixtures.ts';

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Bring your lists' });
export const openerOf = (page: Page) => page.getByRole('button', { name: 'Bring your lists' });
export const buttonOf = (page: Page, name: string | RegExp) =>
  dialogOf(page).getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
/** The heading of a step takes the focus. */
export const expectStep = (page: Page, heading: string | RegExp) =>
  expect(dialogOf(page).getByRole('heading', { level: 3, name: heading })).toBeFocused();

export interface ChosenFile {
  readonly name: string;
  readonly content: string | Buffer;
}

/** Chooses a file by the key that opens the browser's choice. */
export const chooseFile = async (page: Page, { name, content }: ChosenFile) => {
  const open = async () => {
    // In here, so that the browser's choice is watched for by the time the key is pressed.
    await dialogOf(page).locator('input[type="file"]').focus();
    await page.keyboard.press('Enter');
  };
  await chooseFileBy(dialogOf(page), open, {
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  });
};

/** Opens the dialog, and goes on to the review of a file. */
export const openReview = async (page: Page, file: ChosenFile) => {
  await openerOf(page).click();
  await chooseFile(page, file);
  await buttonOf(page, 'Find the titles').click();
  await expectStep(page, 'Check what was found');
};

/** A list as Letterboxd gives it, of movies of the demo catalogue and one that it does not have. */
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

/** A name without a year is for the visitor to decide. */
export const PLAIN: ChosenFile = { name: 'films.txt', content: 'Dust Parade (1968)\nHotel Perihelion\n' };

/** Nobody can tell which of day and month comes first. */
export const NETFLIX: ChosenFile = {
  name: 'NetflixViewingHistory.csv',
  content: 'Title,Date\n"Dust Parade","3/4/21"\n"Mister Albatross","5/6/21"\n',
};

/** Nobody can tell what is in its columns, nor which of day and month comes first. */
export const TABLE: ChosenFile = {
  name: 'mga pelikula.csv',
  content: [
    'Pelikula,Taon,Status,Pinanood',
    'Dust Parade,1968,gesehen,3/4/2021',
    'Hotel Perihelion,2021,pausa,',
    'Mister Albatross,1996,merkliste,',
  ].join('\n'),
};

/** The choice for a column, or for a word in it. */
export const columnOf = (page: Page, name: string) => dialogOf(page).getByLabel(name, { exact: true });
