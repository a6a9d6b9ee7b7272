import type { Locator, Page } from '@playwright/test';
import { NO_MAIL } from '../shared/engine.ts';
import { OWN_KEY } from '../shared/fixtures.ts';
import type { KeptEntries } from '../shared/kept-entries.ts';
import { pressAction } from '../shared/press-action.ts';
import { SCREENS } from '../shared/screens.ts';

/** A movie of the catalogue that has videos. */
const TITLE = '/movie/1001';
const SHARED = SCREENS.find(({ name }) => name === 'shared list')?.path ?? '';

/** A dialog of the app's: by its name, the screen that it is opened on, and how. */
export interface DialogCase {
  readonly dialog: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
  /** The dialog beneath it. */
  readonly over?: string;
  /** The reason where Firefox, as it is driven here, cannot open the dialog. */
  readonly notInFirefox?: string;
}

const press = async (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true }).first().click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const pressing = (name: string | RegExp) => (page: Page) => press(page.getByRole('main'), name);

/** Every dialog of the app that a known visitor can open. */
export const DIALOGS: readonly DialogCase[] = [
  {
    dialog: 'Bring your lists',
    path: '/data',
    open: pressing('Bring your lists'),
  },
  {
    dialog: 'Share between devices',
    notInFirefox: 'Firefox gives a page no folder.',
    path: '/data',
    open: pressing('Share between devices'),
  },
  {
    dialog: 'My services',
    path: '/data',
    open: pressing('My services'),
  },
  {
    dialog: 'Something is wrong?',
    path: '/data',
    open: pressing('See the report'),
  },
  { dialog: 'Trailer', path: TITLE, open: pressing('Watch Now') },
  {
    dialog: 'S1 E4 An Old Debt in the Cellar',
    path: '/tv/1307/season/1',
    open: pressing('4 An Old Debt in the Cellar'),
  },
  { dialog: 'Add to collection', path: TITLE, open: pressing('Collection') },
  {
    dialog: 'As a picture',
    path: TITLE,
    open: async (page) => {
      await press(page.getByRole('main'), 'More about this title');
      await press(page.getByRole('main'), 'As a picture');
    },
  },
  { dialog: 'As a picture', path: '/year/2026?library=a-year', open: pressing('As a picture') },
  { dialog: 'As a picture', path: '/watchlist', open: (page) => pressAction(page.getByRole('main'), 'As a picture') },
  { dialog: 'Your note', path: TITLE, open: pressing('Note') },
  { dialog: 'When did you see it?', path: TITLE, open: pressing('When did you see it?') },
  { dialog: 'Pick one for me', path: '/watchlist', open: pressing('Pick one for me') },
  {
    dialog: 'Trailer',
    path: '/watchlist',
    over: 'Pick one for me',
    open: async (page) => {
      await press(page.getByRole('main'), 'Pick one for me');
      await press(dialog(page, 'Pick one for me'), 'Watch trailer');
    },
  },
  { dialog: 'Filters', path: '/movie', open: pressing(/^Filters/) },
  { dialog: 'Filters', path: '/watchlist', open: pressing(/^Filters/) },
  { dialog: 'Share list', path: '/watchlist', open: (page) => pressAction(page.getByRole('main'), 'Share list') },
  {
    dialog: 'Bring your lists',
    path: '/favorites',
    open: (page) => pressAction(page.getByRole('main'), 'Bring your lists'),
  },
  { dialog: 'Create Collection', path: '/collections', open: pressing('Create Collection') },
  {
    dialog: 'Noir',
    path: '/collections',
    open: (page) => page.getByRole('main').getByRole('link', { name: 'Noir' }).click(),
  },
  {
    dialog: 'Share list',
    path: '/collections',
    over: 'Noir',
    open: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Noir' }).click();
      await pressAction(dialog(page, 'Noir'), 'Share list');
    },
  },
  ...(['Rename', 'Cover'] as const).map((name) => ({
    dialog: name === 'Rename' ? 'Rename Collection' : name,
    path: '/collections',
    over: 'Noir',
    open: async (page: Page) => {
      await page.getByRole('main').getByRole('link', { name: 'Noir' }).click();
      await pressAction(dialog(page, 'Noir'), name);
    },
  })),
  {
    dialog: 'Move Title 2',
    path: '/collections',
    over: 'Noir',
    open: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Noir' }).click();
      await pressAction(dialog(page, 'Noir'), 'Arrange');
      await press(dialog(page, 'Noir'), 'More: Title 2');
    },
  },
  {
    dialog: 'Filters',
    path: '/collections',
    over: 'Noir',
    open: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Noir' }).click();
      await press(dialog(page, 'Noir'), /^Filters/);
    },
  },
  { dialog: 'Their note', path: SHARED, open: pressing(/^Their note/) },
  { dialog: 'QA bench', path: '/movie', open: (page) => press(page, /^Scenario/) },
  {
    dialog: 'Copy the address to the clipboard?',
    path: '/about',
    open: (page) => press(page.getByRole('contentinfo'), /@/),
    notInFirefox: NO_MAIL,
  },
];

/** The known visitor has a watchlist, and the collection 'Noir'. */
export const keepForDialogs = (kept: KeptEntries, page: Page) => {
  const movies = [1, 2, 3].map((number) => ({
    id: 1_000 + number,
    media_type: 'movie',
    title: `Title ${number}`,
    poster_path: `/c-${number}.svg`,
    addedAt: '2026-01-01T00:00:00.000Z',
  }));
  const collections = [{ id: '1700000000000', name: 'Noir', description: '', movies }];
  return kept.plant(page, { [OWN_KEY]: JSON.stringify({ username: 'Ada', watchlist: movies, collections }) });
};

/** Escape as browsers tell of it while it gives up a conversion, and as Safari does after the conversion has ended. */
export const giveUpConversion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const target = document.activeElement ?? document.body;
    for (const isComposing of [true, false]) {
      target.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      if (!isComposing) target.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
      for (const key of ['Escape', 'Enter', 'ArrowRight', 'End']) {
        const how = { key, isComposing, keyCode: 229, bubbles: true, cancelable: true };
        target.dispatchEvent(new KeyboardEvent('keydown', how));
        target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
      }
      if (isComposing) target.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    }
  });
