import type { Locator, Page } from '@playwright/test';
import { withKeyboard, withMouse, type Hands } from '../browse/journey.ts';
import { expect, test } from '../shared/fixtures.ts';
import { buttonOf, chooseFile, columnOf, dialogOf, expectStep, openerOf, TABLE, type ChosenFile } from './import.ts';

const MORE: ChosenFile = {
  name: 'more.csv',
  content: `${String(TABLE.content).split('\n', 1)[0]}\nBrass Lullaby,1957,pausa,`,
};

type Choose = (select: Locator, label: string) => Promise<void>;
/** Several labels have the letters of another: typed, they are told apart by how they begin. */
const typed =
  (page: Page, hands: Hands): Choose =>
  async (select, label) => {
    await hands.reach(select);
    await page.keyboard.type(label);
    await expect(select.locator('option:checked')).toHaveText(label);
  };

const bring = async (page: Page, hands: Hands, choose: Choose) => {
  await page.goto('/watchlist');
  await hands.use(openerOf(page));
  await chooseFile(page, TABLE);
  await expectStep(page, 'What is in its columns?');
  await choose(columnOf(page, 'Pelikula'), 'Title');
  await choose(columnOf(page, 'Taon'), 'Year');
  await choose(columnOf(page, 'pausa'), 'To be seen');
  await choose(columnOf(page, 'Pinanood'), 'Day seen');
  await choose(columnOf(page, 'Which comes first in 3/4/2021?'), 'The day');
  await hands.use(buttonOf(page, 'Read it so'));
  await expectStep(page, 'Your list: 3 titles');
  await hands.use(buttonOf(page, 'Find the titles'));
  await expectStep(page, 'Check what was found');
  await hands.use(buttonOf(page, 'Add 3 titles'));
  await expect(page.getByText(/^Added: 2 titles in your watchlist/)).toBeVisible();
};

test.describe('a table is read by what the visitor says of its columns (product.md, Import: columns)', () => {
  test('by mouse', { tag: '@journey' }, ({ page }) => {
    const hands = withMouse(page);
    return bring(page, hands, hands.choose);
  });

  test('by keyboard alone', ({ page }) => {
    const hands = withKeyboard(page);
    return bring(page, hands, typed(page, hands));
  });
});

test('what was chosen is chosen already for the same header (product.md, Import: chosen columns)', async ({ page }) => {
  const hands = withMouse(page);
  await bring(page, hands, hands.choose);
  await page.goto('/favorites');
  await openerOf(page).click();
  await chooseFile(page, MORE);
  await expectStep(page, 'What is in its columns?');
  await expect(columnOf(page, 'Pelikula')).toHaveValue('title');
  await expect(columnOf(page, 'pausa')).toHaveValue('to-see');
  await buttonOf(page, 'Read it so').click();
  await expectStep(page, 'Your list: 1 title');
});

test('a table may be left out, and Back leads to the files (product.md, Import: chosen columns)', async ({ page }) => {
  await page.goto('/watchlist');
  await openerOf(page).click();
  await chooseFile(page, TABLE);
  await buttonOf(page, 'Back').click();
  await expectStep(page, 'Choose your files');
  await chooseFile(page, TABLE);
  await buttonOf(page, 'Leave this file out').click();
  await expect(dialogOf(page).getByText('This table was left out.')).toBeVisible();
});

test('what is only converted neither finds nor leaves what was chosen (product.md, Import: chosen columns)', async ({
  page,
}) => {
  await page.goto('/watchlist');
  await openerOf(page).click();
  await dialogOf(page).getByRole('checkbox', { name: 'Only convert' }).check();
  await chooseFile(page, TABLE);
  await columnOf(page, 'Pelikula').selectOption({ label: 'Title' });
  await buttonOf(page, 'Read it so').click();
  await expectStep(page, /^Your list:/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('columns')))).toEqual([]);
});
