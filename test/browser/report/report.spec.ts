import type { Page } from '@playwright/test';
import { fillingOf } from '../../../src/adapters/bench/library/filling-of.ts';
import { EXTREMES } from '../../../src/adapters/bench/scenario/extremes.ts';
import { generateCatalogue } from '../../../test-fixtures/catalogue/generate-catalogue.ts';
import { textsOf } from '../../../test-fixtures/library/texts-of.ts';
import { leakedTexts } from '../../../test-fixtures/report-grammar.ts';
import { openData } from '../data/data.ts';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { willCutNetwork } from '../shared/engine.ts';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
import { kept as isKept } from '../shared/worker.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Something is wrong?' });
const textOf = async (page: Page) => {
  const field = dialogOf(page).getByRole('textbox', { name: 'The report' });
  await expect(field).toBeVisible();
  return field.inputValue();
};
const openReport = async (page: Page) => {
  await openData(page);
  await page.getByRole('button', { name: 'See the report' }).click();
  return textOf(page);
};
/** Without the time and what else the machine has of its own. */
const LINES =
  /^Matinee \d+\.\d+\.\d+, demo\nTime: .*Z, UTC[+-]\d\d:\d\d\nBrowser: (Chrome|Firefox) [\d.]+, \w+, language en\n/;

test('a report is of numbers and words, seen first, then copied (product.md, Report: shown)', async ({
  page,
  allow,
}) => {
  allow(/503/);
  await page.goto('/?library=lived-in&fault=/tv/popular:503*9');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible({ timeout: 20_000 });
  const text = await openReport(page);
  expect(text).toMatch(LINES);
  expect(text).toMatch(/\nCounts: watchlist 24, favorites 12, collections 4, movies in collections 17, marks 40, /);
  expect(text).toMatch(/\n\d{4}-\d\d-\d\dT[\d:.]+Z request \/tv\/popular http 503(\n|$)/);
  await page.evaluate(() => {
    const told = globalThis as { told?: string };
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (copied: string) => void (told.told = copied) },
    });
  });
  await dialogOf(page).getByRole('button', { name: 'Copy' }).click();
  await expect(dialogOf(page).getByText('The report is copied.')).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { told?: string }).told)).toBe(text);
});

// product.md, Report: fields.
test('the report of the hostile library holds none of its strings', { tag: '@journey' }, async ({ page }) => {
  const bundle = fillingOf('hostile', generateCatalogue(), new Date()).bundle ?? '';
  const own = [...textsOf(JSON.parse(bundle)), ...EXTREMES.map((rewrite) => rewrite('Rainy Sundays'))];
  expect(own.length).toBeGreaterThan(60);
  const report = async (address: string) => {
    // Paths of failures are among what must say nothing.
    await page.goto(`${address}&fault=/movie/1003:503*9,/movie/1003/credits:404`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return openReport(page);
  };
  const bare = await report('/movie/1003?library=empty');
  const text = await report('/movie/1003?library=hostile');
  expect(text).toMatch(/request \/movie\/:id http 503/);
  expect(text).not.toContain('1003');
  expect(leakedTexts(text, bare, own)).toEqual([]);
});

// product.md, Report: ways.
for (const { screen, address, heading, says } of [
  {
    screen: 'Failed to Load Matinee',
    address: '/?scenario=offline',
    heading: 'Failed to Load Matinee',
    says: /request \/configuration network/,
  },
  {
    screen: 'Failed to Load Matinee, for an address that asks for nothing there is',
    address: '/?scenario=toString',
    heading: 'Failed to Load Matinee',
    says: /Failures: none|Failures:\n/,
  },
  { screen: 'an error', address: '/no/such/place', heading: 'Oops! Something went wrong', says: /This screen: error/ },
]) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`on the screen of ${screen} it opens by keyboard, ${viewport.width} px wide`, async ({ page, allow }) => {
      allow(/./);
      await page.setViewportSize(viewport);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.getByRole('button', { name: 'Something is wrong?' }).focus();
      await page.keyboard.press('Enter');
      expect(await textOf(page)).toMatch(says);
      await expectNoFindingsInEitherTheme(page);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Something is wrong?' })).toBeFocused();
      await expectNoFindingsInEitherTheme(page);
    });
  }
}

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it opens without a network, once the app is kept', async ({ page, context }) => {
    willCutNetwork(page);
    await page.goto('/');
    await isKept(page);
    await context.setOffline(true);
    expect(await openReport(page)).toContain('Online: no');
    await context.setOffline(false);
  });
});

test('it says what it can where the library was unreadable', async ({ page, kept }) => {
  await kept.plant(page, { [OWN_KEY]: '{"watchlist":[{"id":5,"title":"Low Tide' });
  await page.goto('/watchlist');
  const text = await openReport(page);
  expect(text).toContain('Library: loaded');
  expect(text).not.toContain('Low Tide');
  expect(text).not.toContain('203.0.113.7');
});

test('and where no space is left it says by its kind that saving fails', async ({ page, allow }) => {
  allow(/./);
  await page.goto('/movie/1003?library=lived-in&storage=full');
  await page.getByRole('button', { name: 'Favorite', exact: true }).first().click();
  await expect(page.getByText('Failed to save data to local storage')).toBeVisible({ timeout: 15_000 });
  const text = await openReport(page);
  expect(text).toContain('saving: failing');
  expect(text).toMatch(/Z store QuotaExceededError/);
});
