import type { Locator, Page, ViewportSize } from '@playwright/test';
import { leaveData, openData } from '../data/data.ts';
import { dialogOf as importOf, openerOf, openReview, PLAIN } from '../import/import.ts';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { isFirefox } from '../shared/engine.ts';
import { expect, stubTrailers, test } from '../shared/fixtures.ts';
import { DIALOGS, giveUpConversion, keepForDialogs } from './dialogs.ts';
import { expectNoneBare } from './print-headings.ts';
import { enlarged, expectReach, LOW_WINDOWS, sizeOf, unreachable, unreachedByTab } from './reach.ts';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name }).last();
const headingOf = (page: Page) => page.locator('#root main h1').first().textContent();

/** Dialogs beneath another are there, and hidden from assistive technology. */
const anyDialog = (page: Page) => page.locator('[role="dialog"]');

/** A dialog's entry goes by a step of the history, which the browser makes a moment later. */
const expectNoEntry = async (page: Page) => {
  await expect(page).not.toHaveURL(/open=/);
  await expect.poll(() => page.evaluate(() => (history.state as { over?: number } | null)?.over)).toBeUndefined();
};

/** How many parts of a dialog scroll up and down, itself included, each with a bar of its own: fields of several lines are no parts. */
const scrolledParts = (dialog: Locator) =>
  dialog.evaluate(
    (root) =>
      [root, ...root.querySelectorAll('*:not(textarea)')].filter(
        (part) => part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY),
      ).length,
  );

/** A page before the app, which comes at once: not every browser has an entry for an empty tab. */
const BEFORE = '/icons/icon.svg';

/** Back leaves the app. Firefox's driver does not tell of a return to a page that was kept. */
const expectLeft = async (page: Page) => {
  if (isFirefox(page)) return;
  await page.goBack();
  await expect(page).toHaveURL(BEFORE);
};

const PHONE = { width: 390, height: 844 };
const NARROW_WINDOWS = [
  { width: 426, height: 720 },
  { width: 320, height: 568 },
] as const;

const partOf = async (dialog: Locator) => `[role="dialog"][id="${(await dialog.getAttribute('id')) ?? ''}"]`;

const expectTabReaches = async (page: Page, part: string, sizes: readonly ViewportSize[]) => {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.poll(() => unreachable(page, part), sizeOf(size)).toEqual([]);
    expect(await unreachedByTab(page, part), sizeOf(size)).toEqual([]);
  }
};

/** What is true of every dialog that is open. It is left as it was. */
const expectUsable = async (page: Page, shown: Locator) => {
  const open = await anyDialog(page).count();
  await test.step('Escape of a conversion closes nothing (product.md, Input: conversions)', async () => {
    await giveUpConversion(page);
    await expect(anyDialog(page)).toHaveCount(open);
  });
  await test.step('axe finds nothing', () => expectNoFindingsInEitherTheme(page));
  await test.step('on paper, no heading is over nothing (product.md, Frame: print)', () => expectNoneBare(page));
  const part = await partOf(shown);
  await test.step('every control is reached in a low window (product.md, Dialogs: low windows)', async () => {
    await expectReach(page, part);
    await expectTabReaches(page, part, LOW_WINDOWS);
  });
  await test.step('so it is with letters twice as large (product.md, Dialogs: narrow windows)', () =>
    enlarged(page, async () => {
      // A toast that is pointed at stays.
      await page.mouse.move(0, 0);
      await expectTabReaches(page, part, NARROW_WINDOWS);
    }));
  await page.setViewportSize(PHONE);
};

test.use({ viewport: PHONE });

test.beforeEach(async ({ page, kept }) => {
  await keepForDialogs(kept, page);
  await stubTrailers(page);
  await page.goto(BEFORE);
});

for (const { dialog, path, open, over, notInFirefox } of DIALOGS) {
  const name = `${dialog}${over ? `, over ${over}` : ''}, on ${path.slice(0, 20)}`;
  test(`${name} is reached in every window, and Back closes it, and only that (product.md, Dialogs: Back)`, async ({
    page,
  }) => {
    test.slow();
    test.skip(notInFirefox !== undefined && isFirefox(page), notInFirefox);
    await page.goto(path);
    await open(page);
    const shown = dialogOf(page, dialog);
    await expect(shown).toBeVisible();
    // product.md, Dialogs: scrolling.
    await expect.poll(() => scrolledParts(shown)).toBeLessThanOrEqual(1);
    await expectUsable(page, shown);
    const heading = await headingOf(page);
    await page.goBack();
    await expect(shown).toBeHidden();
    if (over) {
      await expect(dialogOf(page, over)).toBeVisible();
      await page.goBack();
    }
    await expect(anyDialog(page)).toHaveCount(0);
    expect(await headingOf(page)).toBe(heading);

    // product.md, Dialogs: entries.
    await open(page);
    await expect(shown).toBeVisible();
    for (let left = over ? 1 : 0; left >= 0; left -= 1) {
      await page.keyboard.press('Escape');
      await expect(anyDialog(page)).toHaveCount(left);
      // The focus comes back to the dialog beneath a moment later.
      await expect(page.locator('[role="dialog"] :focus')).toHaveCount(left);
    }
    await expectNoEntry(page);
    await expectLeft(page);
  });
}

test('a collection that home leads to is closed by Back, and then /collections left (product.md, Dialogs: Back)', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Noir' }).click();
  await expect(dialogOf(page, 'Noir')).toBeVisible();
  await page.goBack();
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/collections$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Matinee, movies and TV shows' })).toBeAttached();
});

test('Forward opens no dialog again (product.md, Dialogs: entries)', async ({ page }) => {
  await page.goto('/collections');
  await page.getByRole('main').getByRole('button', { name: 'Create Collection' }).click();
  await expect(dialogOf(page, 'Create Collection')).toBeVisible();
  await page.goBack();
  await expect(anyDialog(page)).toHaveCount(0);
  await page.goForward();
  await expectNoEntry(page);
  await expect(anyDialog(page)).toHaveCount(0);
  await expectLeft(page);
});

test('a reload with a dialog open shows the screen, and Back leaves it (product.md, Dialogs: entries)', async ({
  page,
}) => {
  await page.goto('/watchlist');
  await page.getByRole('main').getByRole('button', { name: 'Pick one for me' }).click();
  await dialogOf(page, 'Pick one for me').getByRole('button', { name: 'Watch trailer' }).click();
  await expect(dialogOf(page, 'Trailer')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'My Watchlist' })).toBeVisible();
  await expect(anyDialog(page)).toHaveCount(0);
  await expectNoEntry(page);
  await expectLeft(page);
});

test('a link of a dialog leads to its screen, and Back from there to the screen of the dialog (product.md, Dialogs: entries)', async ({
  page,
}) => {
  await page.goto('/watchlist');
  await page.getByRole('main').getByRole('button', { name: 'Pick one for me' }).click();
  await dialogOf(page, 'Pick one for me').getByRole('heading', { level: 3 }).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Watch Now' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'My Watchlist' })).toBeVisible();
  await expect(anyDialog(page)).toHaveCount(0);
  await expectLeft(page);
});

test('the place on the page stays when Back closes a dialog (product.md, Dialogs: Back)', async ({ page }) => {
  await page.goto('/movie/1001');
  const collect = page.getByRole('button', { name: 'Collection', exact: true });
  await collect.click();
  await expect(dialogOf(page, 'Add to collection')).toBeVisible();
  const scrolled = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(collect).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('an import in review is there again, also when the screen beneath was left as well (product.md, Import: closing)', async ({
  page,
}) => {
  await page.goto('/movie');
  await openData(page);
  await openReview(page, PLAIN);
  await page.goBack();
  await expect(anyDialog(page)).toHaveCount(0);
  await leaveData(page);
  await openData(page);
  await openerOf(page).click();
  await expect(importOf(page).getByRole('heading', { level: 3, name: 'Check what was found' })).toBeVisible();
});
