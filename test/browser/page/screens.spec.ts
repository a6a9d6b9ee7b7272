import type { Page } from '@playwright/test';
import { isFirefox } from '../shared/engine.ts';
import { expect, test } from '../shared/fixtures.ts';
import { overflowOf } from '../shared/overflow-of.ts';
import { SCREENS } from '../shared/screens.ts';
import { creditsShown } from '../watch/credits-shown.ts';
import { keepForDialogs } from './dialogs.ts';
import { coverWindow, expectNothingCovered } from './insets.ts';
import { expectNoneBare } from './print-headings.ts';
import { brokenHeadings, enlarged, expectReach, LOW_WINDOWS, sizeOf, staying } from './reach.ts';

/** What is true of every screen is looked at in one visit: to open a page takes longer than to look at it. */

const WIDTHS = [360, 390, 768, 1024, 1180, 1280, 1440, 1680];
const LANDSCAPE = { width: 844, height: 390 };

const expectNoOverflow = async (page: Page) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // A long list takes its places in the frame after the window's new width.
    await expect.poll(() => overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
  }
};

/** Only Chromium can be told of a notch. */
const expectClearOfNotch = async (page: Page) => {
  if (isFirefox(page)) return;
  await page.setViewportSize(LANDSCAPE);
  await expectNothingCovered(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectNothingCovered(page);
  await coverWindow(page, { top: 0, right: 0, bottom: 0, left: 0 });
  await page.evaluate(() => scrollTo(0, 0));
};

const expectNoOverflowEnlarged = (page: Page) =>
  enlarged(page, async () => {
    for (const size of LOW_WINDOWS.slice(0, 3)) {
      await page.setViewportSize(size);
      await expect.poll(() => overflowOf(page), sizeOf(size)).toBeLessThanOrEqual(0);
    }
  });

const expectCredited = async (page: Page) => {
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState('networkidle');
  const { services, credits } = await creditsShown(page);
  expect(services === 0 || credits > 0).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
};

const expectWellLaidOut = async (page: Page) => {
  await test.step('a service that shows is credited (product.md, Where to watch: credit)', () => expectCredited(page));
  await test.step('nothing sticks out sideways, 360 to 1680 px wide', () => expectNoOverflow(page));
  await test.step('no word of a heading is broken', async () => {
    await page.setViewportSize({ width: 360, height: 900 });
    expect(await brokenHeadings(page)).toEqual([]);
  });
  await test.step('beside a notch stands everything (product.md, Frame: insets)', () => expectClearOfNotch(page));
  await test.step('every control is reached in a low window (product.md, Dialogs: low windows)', async () => {
    await expectReach(page, 'body');
    expect(await staying(page)).toEqual([]);
  });
  await test.step('it scrolls sideways in no low window, with letters twice as large (product.md, Dialogs: narrow windows)', () =>
    expectNoOverflowEnlarged(page));
  await test.step('on paper, no heading is over nothing (product.md, Frame: print)', () => expectNoneBare(page));
};

/** Home has what is next itself, and the screen of an error has no header: it leads home. */
const OTHERS = new Set(['home', 'error']);

const expectTwoPresses = async (page: Page) => {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Ada' }).click();
  await expect(header.getByRole('link', { name: 'Calendar' })).toBeVisible();
  await header.getByRole('link', { name: /^Up next/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Up next' })).toBeVisible();
};

const settled = async (page: Page) => {
  await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
};

for (const { name, path, heading } of SCREENS) {
  test(`${name} is well laid out in every window, and on paper`, async ({ page, allow }) => {
    test.slow();
    if (name === 'error') allow(/404/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeAttached();
    await settled(page);
    await expectWellLaidOut(page);
    if (OTHERS.has(name)) return;
    await test.step('Up next and the calendar are at most two presses away (product.md, Frame: own screens)', () =>
      expectTwoPresses(page));
  });
}

for (const [name, path] of [
  ['a movie', '/movie/1001'],
  ['a show', '/tv/1305'],
  ['a person', '/person/1001'],
  ['a watchlist', '/watchlist'],
  ['collections of which one has movies', '/collections'],
] as const) {
  test(`${name} is well laid out in every window, and on paper`, async ({ page, kept }) => {
    test.slow();
    await keepForDialogs(kept, page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await settled(page);
    await expectWellLaidOut(page);
  });
}

for (const path of ['/movie/1001?scenario=slow', '/?scenario=slow']) {
  test(`on paper, no heading of ${path} is over nothing while it is on its way (product.md, Frame: print)`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expectNoneBare(page);
  });
}
