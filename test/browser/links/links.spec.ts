import type { Page } from '@playwright/test';
import { withKeyboard } from '../browse/journey.ts';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { downloadBy, enter, isFirefox } from '../shared/engine.ts';
import { expect, test, watch } from '../shared/fixtures.ts';
import { keepMarks, keepTitles } from '../shared/kept-titles.ts';
import { pressAction } from '../shared/press-action.ts';
import { restored } from '../shared/toasts.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Share list' });
const linkOf = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Link' });
const cardsOf = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });

const openWatchlist = async (page: Page) => {
  await page.goto('/watchlist');
  await restored(page);
};

test(
  'a watchlist is shared by keyboard, opened in a fresh profile, saved as a collection, and that undone',
  { tag: '@journey' },
  async ({ page, context, browser, kept }) => {
    test.slow();
    test.skip(isFirefox(page), 'Its driver lets no test read the clipboard.');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await keepTitles(kept, page, 5);
    const hands = withKeyboard(page);
    await openWatchlist(page);
    await hands.use(page.getByRole('button', { name: 'More', exact: true }));
    await hands.use(page.getByRole('button', { name: 'Share list' }));
    await hands.use(dialogOf(page).getByRole('button', { name: 'Share link' }));
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(await linkOf(page).inputValue());

    const fresh = await browser.newContext({ serviceWorkers: 'block' });
    const watched = await watch(fresh);
    const reader = await fresh.newPage();
    const theirHands = withKeyboard(reader);
    await reader.goto(link);
    await expect(reader.getByRole('heading', { level: 1, name: 'Watchlist' })).toBeVisible();
    await expect(cardsOf(reader)).toHaveCount(5);
    await theirHands.use(reader.getByRole('button', { name: 'Save as collection' }));
    await expect(reader.getByText('Saved as a collection of 5 titles')).toBeVisible();
    await reader.keyboard.press('F8');
    await theirHands.use(reader.getByRole('button', { name: 'Undo' }));
    await expect(reader.getByText('Saved as a collection of 5 titles')).toBeHidden();
    await theirHands.use(reader.getByRole('button', { name: 'Save as collection' }));
    await expect(reader.getByText('Saved as a collection of 5 titles')).toBeVisible();
    await reader.goto(new URL('collections', link).href);
    await expect(reader.getByRole('link', { name: 'Watchlist', exact: true })).toHaveCount(1);
    watched.check();
    await fresh.close();
  },
);

test('a list of the address gives way to another, and Back brings it back (product.md, Links: screen)', async ({
  page,
  kept,
}) => {
  await keepTitles(kept, page, 3);
  await openWatchlist(page);
  await pressAction(page.getByRole('main'), 'Share list');
  const link = await linkOf(page).inputValue();
  await enter(dialogOf(page).getByLabel('Name (Optional)'), 'Another');
  await expect(linkOf(page)).not.toHaveValue(link);
  const other = await linkOf(page).inputValue();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Watchlist' })).toBeVisible();
  // As when the visitor changes the address by hand.
  await page.evaluate((address) => window.location.assign(address), other);
  await expect(page.getByRole('heading', { level: 1, name: 'Another' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Watchlist' })).toBeVisible();
});

test('a shared list is answered by keyboard, and its sender opens the answer (product.md, Links: answer)', async ({
  page,
  kept,
}) => {
  test.slow();
  await keepTitles(kept, page, 3);
  const hands = withKeyboard(page);
  await openWatchlist(page);
  await pressAction(page.getByRole('main'), 'Share list');
  await page.goto(await linkOf(page).inputValue());
  await expect(cardsOf(page)).toHaveCount(3);
  await hands.use(page.getByRole('button', { name: 'Answer', exact: true }));
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await expect(boxes).toHaveCount(3);
  await expect(page.getByText('What you both have is ticked already.')).toBeVisible();
  await expect(page.getByText('3 selected')).toBeVisible();
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectNoFindingsInEitherTheme(page);
  await hands.use(page.getByRole('button', { name: 'Share answer' }));
  await expect(dialogOf(page).getByLabel('Name (Optional)')).toHaveValue('Answer to Watchlist');
  await page.goto(await linkOf(page).inputValue());
  await expect(page.getByRole('heading', { level: 1, name: 'Answer to Watchlist' })).toBeVisible();
  await hands.use(page.getByRole('button', { name: 'What we both have' }));
  await expect(cardsOf(page)).toHaveCount(2);
});

test('a long list is sent as a file (product.md, Links: long links)', async ({ page, kept }) => {
  await keepTitles(kept, page, 1_900);
  await openWatchlist(page);
  await pressAction(page.getByRole('main'), 'Share list');
  const link = await linkOf(page).inputValue();
  const file = await downloadBy(page, () => page.getByRole('button', { name: 'Download as a file' }).click());
  expect(file).toEqual({ name: 'matinee-list.txt', text: `${link}\n` });
});

test.describe('axe finds nothing', () => {
  for (const width of [390, 1440]) {
    test(`on what is shared, its note and what is picked of it, ${width} px wide`, async ({ page, kept }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await keepMarks(kept, page, 12);
      await page.goto('/seen');
      await restored(page);
      await pressAction(page.getByRole('main'), 'Share list');
      for (const name of ['With my ratings', 'With the days I saw them', 'With my notes'])
        await dialogOf(page).getByRole('checkbox', { name }).check();
      await expectNoFindingsInEitherTheme(page);
      await page.goto(await linkOf(page).inputValue());
      await expect(page.getByText(/^Theirs: /).first()).toBeVisible();
      await expectNoFindingsInEitherTheme(page);
      await page
        .getByRole('button', { name: /^Their note: / })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /^Their note: / })).toBeVisible();
      await expectNoFindingsInEitherTheme(page);
    });
  }
});
