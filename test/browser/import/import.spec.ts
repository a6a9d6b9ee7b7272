import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { withKeyboard, withMouse, type Hands } from '../browse/journey.ts';
import { openData } from '../data/data.ts';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { enter } from '../shared/engine.ts';
import { OWN_KEY, expect, test } from '../shared/fixtures.ts';
import { MARKUP, expectOnlyText } from '../shared/hostile.ts';
import { restored } from '../shared/toasts.ts';
import {
  LETTERBOXD,
  NETFLIX,
  PLAIN,
  TABLE,
  buttonOf,
  chooseFile,
  columnOf,
  dialogOf,
  expectStep,
  openReview,
  openerOf,
  type ChosenFile,
} from './import.ts';

const listed = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** From a file to the watchlist, and back. */
const bringAndUndo = async (page: Page, hands: Hands) => {
  await page.goto('/watchlist');
  await hands.use(openerOf(page));
  await chooseFile(page, LETTERBOXD);
  await expectStep(page, 'Letterboxd: 4 titles');
  await hands.use(buttonOf(page, 'Find the titles'));
  await expectStep(page, 'Check what was found');
  await expect(buttonOf(page, /^Found/)).toContainText('3');
  await expect(buttonOf(page, /^Not found/)).toContainText('1');
  await hands.use(buttonOf(page, 'Add 3 titles'));
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByText('Added: 3 titles in your watchlist')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My Watchlist' })).toBeFocused();
  await expect(listed(page)).toHaveText(['Hotel Perihelion', 'Mister Albatross', 'Dust Parade']);
  await page.keyboard.press('F8');
  await hands.use(undo(page));
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
};

test.describe('a file becomes lists, and is undone (product.md, Import: steps)', () => {
  test('by mouse', { tag: '@journey' }, ({ page }) => bringAndUndo(page, withMouse(page)));
  test('by keyboard alone', ({ page }) => bringAndUndo(page, withKeyboard(page)));
});

const undoWhatIsBrought = async (page: Page) => {
  const hands = withKeyboard(page);
  await hands.use(openerOf(page));
  await chooseFile(page, LETTERBOXD);
  await hands.use(buttonOf(page, 'Find the titles'));
  await hands.use(buttonOf(page, 'Add 3 titles'));
  await expect(page.getByText('Added: 3 titles in your watchlist')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.keyboard.press('F8');
  await hands.use(undo(page));
  await page.goto('/watchlist');
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
};

test.describe('what is brought from another dialog is undone by keyboard alone (product.md, Import: closing)', () => {
  test.use({ visitor: 'new' });

  test('from the welcome', async ({ page }) => {
    await page.goto('/watchlist');
    await expect(page.getByRole('dialog', { name: 'Welcome to Matinee' })).toBeVisible();
    await undoWhatIsBrought(page);
  });
});

test('what is brought from Your data is undone by keyboard alone (product.md, Import: closing)', async ({ page }) => {
  await page.goto('/watchlist');
  await openData(page);
  await undoWhatIsBrought(page);
});

test('the visitor decides, and looks for what was not found', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/watchlist');
  await openReview(page, PLAIN);
  await expect(dialogOf(page).getByRole('radio', { name: /^Hotel Perihelion/ })).toBeChecked();
  await dialogOf(page).getByRole('radio', { name: 'None of these' }).click();
  await expect(buttonOf(page, 'Add 1 title')).toBeVisible();
  await enter(dialogOf(page).getByLabel('Search for Hotel Perihelion'), 'albatross');
  await page.keyboard.press('Enter');
  await buttonOf(page, /^Mister Albatross/).click();
  await expect(dialogOf(page).getByRole('radio', { name: /^Mister Albatross/ })).toBeFocused();
  await buttonOf(page, 'Add 2 titles').click();
  await expect(listed(page)).toHaveText([/./, /./]);
  await expect(listed(page).filter({ hasText: 'Mister Albatross' })).toHaveCount(1);
});

test('XML is read, also where it is packed (product.md, Import: XML)', async ({ page }) => {
  const movie = '<movie><title>Mister Albatross</title><playcount>1</playcount></movie>';
  const library = `<?xml version="1.0"?><videodb>${movie}</videodb>`;
  await page.goto('/watchlist');
  await openerOf(page).click();
  await chooseFile(page, { name: 'videodb.xml', content: library });
  await expectStep(page, 'Kodi: 1 title');
  await page.goto('/watchlist');
  await openReview(page, { name: 'videodb.xml.gz', content: gzipSync(library) });
  await expect(dialogOf(page).getByText('Mister Albatross').first()).toBeVisible();
});

test('the same file twice adds nothing (product.md, Import: nothing new)', async ({ page }) => {
  const file = { ...LETTERBOXD, content: String(LETTERBOXD.content).replace(/\n[^\n]*$/, '') };
  await page.goto('/favorites');
  await openReview(page, file);
  await buttonOf(page, 'Add 3 titles').click();
  await expect(page.getByText('Added: 3 titles in your watchlist')).toBeVisible();
  await openReview(page, file);
  await expect(dialogOf(page).getByText('Everything in it is here already.')).toBeVisible();
  await expect(buttonOf(page, /^Add/)).toHaveCount(0);
  await expect(buttonOf(page, /^Already here/)).toContainText('3');
});

const HOSTILE: readonly (readonly [string, ChosenFile, string])[] = [
  ['a web page', { name: 'ratings.csv', content: '<!doctype html><title>Sign in</title>' }, 'This is a web page'],
  ['no text', { name: 'ratings.csv', content: Buffer.from([0, 1, 2, 0, 255]) }, 'This is no text'],
  ['a damaged zip', { name: 'export.zip', content: Buffer.from('PK\u0003\u0004 and no more') }, 'This zip is damaged'],
  ['nothing', { name: 'watchlist.csv', content: '' }, 'There is nothing in this file'],
  [
    'entities of its own',
    { name: 'videodb.xml', content: '<!DOCTYPE videodb [<!ENTITY a "b">]><videodb>&a;</videodb>' },
    'This is an XML file, and none that can be read',
  ],
  ['half a library', { name: 'videodb.xml', content: '<videodb><movie><title>Umbra' }, 'This file breaks off'],
];

test('hostile files leave the lists as they were', async ({ page, kept }) => {
  const addedAt = '2026-01-01T00:00:00.000Z';
  const favorites = [{ id: 1_001, media_type: 'movie', title: 'Kept', addedAt }];
  await kept.plant(page, { [OWN_KEY]: JSON.stringify({ username: 'Ada', favorites }) });
  await page.goto('/watchlist');
  await restored(page);
  await openerOf(page).click();
  for (const [what, file, sentence] of HOSTILE) {
    await test.step(what, async () => {
      await chooseFile(page, file);
      await expect(dialogOf(page).getByText(sentence)).toBeVisible();
    });
  }
  await chooseFile(page, { name: 'films.csv', content: `title,year\n"${MARKUP.replaceAll('"', '""')}",1999\n` });
  await expect(dialogOf(page).getByText(MARKUP)).toBeVisible();
  await expectOnlyText(page);
  await buttonOf(page, 'Read it so').click();
  await buttonOf(page, 'Find the titles').click();
  await expectStep(page, 'Check what was found');
  await expect(dialogOf(page).getByText(MARKUP).first()).toBeVisible();
  await expectOnlyText(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
  await page.goto('/favorites');
  await expect(listed(page)).toHaveText(['Kept']);
});

test('closed in the middle, nothing has changed (product.md, Import: closing)', async ({ page }) => {
  await page.goto('/watchlist?scenario=slow');
  await openerOf(page).click();
  await chooseFile(page, LETTERBOXD);
  await buttonOf(page, 'Find the titles').click();
  await expectStep(page, 'Finding the titles');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(openerOf(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
});

test.describe('axe finds nothing', () => {
  for (const width of [390, 1440]) {
    test(`on each step, ${width} px wide`, async ({ page }) => {
      test.slow();
      await page.clock.install();
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/watchlist?scenario=slow');
      await openerOf(page).click();
      await expectNoFindingsInEitherTheme(page);
      await chooseFile(page, { name: 'empty.csv', content: '' });
      await expectStep(page, 'Nothing was read');
      await expectNoFindingsInEitherTheme(page);
      await chooseFile(page, TABLE);
      await expectStep(page, 'What is in its columns?');
      await columnOf(page, 'Pinanood').selectOption({ label: 'Day seen' });
      await expectNoFindingsInEitherTheme(page);
      await buttonOf(page, 'Back').click();
      await expectStep(page, 'Choose your files');
      await chooseFile(page, NETFLIX);
      await expectStep(page, 'How are its dates written?');
      await expectNoFindingsInEitherTheme(page);
      await dialogOf(page).getByRole('radio').first().click();
      await buttonOf(page, 'Read it so').click();
      await expectStep(page, 'Netflix: 2 titles');
      await expectNoFindingsInEitherTheme(page);
      // A busy machine would press too late: until then, no title is found.
      await page.clock.pauseAt(Date.now() + 60_000);
      await buttonOf(page, 'Find the titles').click();
      await buttonOf(page, 'Pause').click();
      await page.clock.resume();
      await expectNoFindingsInEitherTheme(page);
      await buttonOf(page, 'Go on').click();
      await expectStep(page, 'Check what was found');
      await expectNoFindingsInEitherTheme(page);
    });
  }

  test('on a review with a search in it', async ({ page }) => {
    test.slow();
    await page.goto('/watchlist');
    await openReview(page, LETTERBOXD);
    await buttonOf(page, /^Found/).click();
    await buttonOf(page, 'Not this one: Dust Parade').click();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByText(/^\d+ results?$/)).toBeVisible();
    await expectNoFindingsInEitherTheme(page);
  });
});
