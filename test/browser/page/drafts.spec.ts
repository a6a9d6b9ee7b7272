import type { Locator, Page } from '@playwright/test';
import { erase, openData } from '../data/data.ts';
import { enter } from '../shared/engine.ts';
import { expect, test } from '../shared/fixtures.ts';
import { pressAction } from '../shared/press-action.ts';
import { keepForDialogs } from './dialogs.ts';

interface DraftCase {
  /** The dialog. */
  readonly in: string;
  readonly field: string | RegExp;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
  readonly typed: string;
  /** What is there without a draft. */
  readonly kept?: string;
}

const press = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true }).first().click();
const dialogOf = (page: Page) => page.getByRole('dialog').last();
const noirOf = (page: Page) => page.getByRole('dialog', { name: 'Noir', exact: true });
/** The address names an opened collection: it is there again after a reload. */
const openNoir = async (page: Page) => {
  if (!page.url().includes('open=')) await page.getByRole('main').getByRole('link', { name: 'Noir' }).click();
  await expect(noirOf(page)).toBeVisible();
};

const CASES: readonly DraftCase[] = [
  {
    in: 'Your note',
    field: /^Only you can see this/,
    path: '/movie/1001',
    typed: 'Half a sentence, about',
    open: (page) => press(page.getByRole('main'), 'Note'),
  },
  {
    in: 'When did you see it?',
    field: 'Another day',
    path: '/movie/1001',
    typed: '2020-02-29',
    open: (page) => press(page.getByRole('main'), 'When did you see it?'),
  },
  ...(['Collection Name', 'Description (Optional)'] as const).flatMap((field) => [
    {
      in: 'Create Collection',
      field,
      path: '/collections',
      typed: 'Rain, at ni',
      open: (page: Page) => press(page.getByRole('main'), 'Create Collection'),
    },
    {
      in: 'Add to collection',
      field,
      path: '/movie/1001',
      typed: 'Rain, at ni',
      open: async (page: Page) => {
        await press(page.getByRole('main'), 'Collection');
        const create = dialogOf(page).getByRole('button', { name: 'Create new' });
        const own = dialogOf(page).getByLabel(field);
        await expect(own.or(create).first()).toBeVisible();
        // A form with a draft is open.
        if (!(await own.isVisible())) await create.click();
      },
    },
    {
      in: 'Rename Collection',
      field,
      path: '/collections',
      typed: 'Rain, at ni',
      kept: field === 'Collection Name' ? 'Noir' : '',
      open: async (page: Page) => {
        await openNoir(page);
        await pressAction(noirOf(page), 'Rename');
      },
    },
  ]),
  {
    in: 'Move Title 2',
    field: /^Place/,
    path: '/collections',
    typed: '3',
    open: async (page) => {
      await openNoir(page);
      const noir = noirOf(page);
      const ask = noir.getByRole('button', { name: 'More: Title 2' });
      if (!(await ask.isVisible())) await pressAction(noir, 'Arrange');
      await ask.click();
    },
  },
  {
    in: 'Share list',
    field: 'Name (Optional)',
    path: '/watchlist',
    typed: 'For Sund',
    kept: 'Watchlist',
    open: (page) => pressAction(page.getByRole('main'), 'Share list'),
  },
  {
    in: 'Bring your lists',
    field: /^Or paste a list/,
    path: '/data',
    typed: 'Dust Parade (1968)\nThe Other',
    open: (page) => press(page.getByRole('main'), 'Bring your lists'),
  },
];

const LEAVE: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  Close: (page) => press(dialogOf(page), 'Close'),
  Back: (page) => page.goBack(),
  'a click beside it': (page) => page.mouse.click(4, 4),
  'a reload': (page) => page.reload(),
};

test.beforeEach(({ page, kept }) => keepForDialogs(kept, page));

for (const { in: dialog, field, path, open, typed, kept = '' } of CASES) {
  test(`what was typed into '${String(field)}' of '${dialog}' is there again (product.md, Dialogs: drafts)`, async ({
    page,
  }) => {
    test.slow();
    const text = () => dialogOf(page).getByLabel(field);
    await page.goto(path);
    await open(page);
    await expect(text()).toHaveValue(kept);
    await enter(text(), typed);
    for (const [name, leave] of Object.entries(LEAVE)) {
      const before = dialogOf(page);
      await expect(before.getByLabel(field)).toBeVisible();
      await leave(page);
      await expect(text(), name).toBeHidden();
      await open(page);
      await expect(text(), name).toHaveValue(typed);
    }
    await enter(text(), '');
    await page.keyboard.press('Escape');
    await open(page);
    await expect(text()).toHaveValue(kept);
  });
}

test('a draft is for its title alone, and gone once it is saved (product.md, Dialogs: drafts)', async ({ page }) => {
  const note = page.getByLabel(/^Only you can see this/);
  await page.goto('/movie/1001');
  await press(page.getByRole('main'), 'Note');
  await enter(note, 'About this one');
  await page.goto('/movie/1002');
  await press(page.getByRole('main'), 'Note');
  await expect(note).toHaveValue('');
  await page.goto('/movie/1001');
  await press(page.getByRole('main'), 'Note');
  await expect(note).toHaveValue('About this one');
  await press(dialogOf(page), 'Save the note');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('About this one');
  await press(page.getByRole('main'), 'Note, you wrote one');
  await press(dialogOf(page), 'Remove the note');
  await press(page.getByRole('main'), 'Note');
  await expect(note).toHaveValue('');
});

test("'Erase everything' erases drafts, in other tabs too (product.md, Dialogs: drafts)", async ({ page, context }) => {
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto('/movie/1001');
    await press(each.getByRole('main'), 'Note');
    await enter(each.getByLabel(/^Only you can see this/), 'A secret');
    await each.keyboard.press('Escape');
  }
  await page.bringToFront();
  await openData(page);
  await erase(page);
  for (const each of [page, other])
    await expect
      .poll(() => each.evaluate(() => JSON.stringify(sessionStorage)).catch(() => 'A secret'))
      .not.toContain('A secret');
});
