import type { Page } from '@playwright/test';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { isFirefox } from '../shared/engine.ts';
import { expect, stubTrailers, test } from '../shared/fixtures.ts';
import { SCREENS } from '../shared/screens.ts';
import { countShifts, shiftsOf } from '../shared/shifts.ts';
import { DIALOGS, keepForDialogs } from './dialogs.ts';
import { warningsOf } from './warnings-of.ts';

/** The screen of that heading is there, in place of the one before, and nothing of it is still to come. */
const settled = async (page: Page, heading: string) => {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

/** To the end of the page, and in a window of another width. */
const moveAbout = async (page: Page) => {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.setViewportSize({ width: 900, height: 700 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForLoadState('networkidle');
};

/** Of `write-accessibility.mjs`; else that of all tests. */
const WIDTH = Number(process.env['AXE_WIDTH']);

test.describe('axe finds nothing, nothing shifts and nothing warns', () => {
  if (WIDTH > 0) test.use({ viewport: { width: WIDTH, height: 900 } });
  // Home has eight rows of twenty cards, each of which axe looks at, on a machine that may have other things to do.
  test.slow();

  // What is true of every screen before a push is looked at in one visit: to open a page takes longer than to look at it.
  for (const { name, path, heading } of SCREENS) {
    test(`on ${name}`, { tag: '@journey' }, async ({ page, allow }) => {
      if (name === 'error') allow(/404/);
      const warnings = warningsOf(page);
      await countShifts(page);
      await page.goto(path);
      await settled(page, heading);
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page), 'shifts').toBe(0);
      await expectNoFindingsInEitherTheme(page);
      await moveAbout(page);
      expect(warnings).toEqual([]);
    });
  }
});

test.describe('axe finds nothing', () => {
  if (WIDTH > 0) test.use({ viewport: { width: WIDTH, height: 900 } });
  test.slow();

  test('on a title, its trailer, and a person', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('list', { name: 'Trending Now' }).getByRole('link').first();
    const title = await card.innerText();
    await card.click();
    await settled(page, title);
    await expectNoFindingsInEitherTheme(page);
    await stubTrailers(page);
    await page.getByRole('button', { name: 'Watch Now' }).click();
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
    await expectNoFindingsInEitherTheme(page);
    await page.keyboard.press('Escape');
    const player = page.getByRole('list', { name: 'Cast' }).getByRole('link').first();
    const person = await player.innerText();
    await player.click();
    await settled(page, person);
    await expectNoFindingsInEitherTheme(page);
  });

  // Otherwise `dialogs.spec.ts` looks at each in the one visit.
  for (const { dialog, path, open, over, notInFirefox } of WIDTH > 0 ? DIALOGS : []) {
    test(`in ${dialog}${over ? `, over ${over}` : ''}, on ${path.slice(0, 20)}`, async ({ page, kept }) => {
      test.skip(notInFirefox !== undefined && isFirefox(page), notInFirefox);
      await keepForDialogs(kept, page);
      await stubTrailers(page);
      await page.goto(path);
      await open(page);
      await expect(page.getByRole('dialog', { name: dialog }).last()).toBeVisible();
      await expectNoFindingsInEitherTheme(page);
    });
  }

  for (const panel of ['Local Storage', 'Ada']) {
    test(`in the panel of ${panel}`, async ({ page }) => {
      await page.goto('/movie');
      await settled(page, 'Movies');
      await page.getByRole('banner').getByRole('button', { name: panel }).click();
      await expect(page.locator('#local-storage, #user-menu').filter({ visible: true })).toBeVisible();
      await expectNoFindingsInEitherTheme(page);
    });
  }

  test('with the search panel open on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/movie');
    await settled(page, 'Movies');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expectNoFindingsInEitherTheme(page);
  });

  for (const path of [
    '/',
    '/movie',
    '/movie?view=list',
    '/movie/1003',
    '/tv/1003',
    '/tv/1307/season/1',
    '/person/1001',
    '/search?q=an',
  ]) {
    test(`on ${path} while it loads`, async ({ page }) => {
      await page.clock.install();
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}scenario=timeout`);
      const busy = page.getByRole('main').locator('[aria-busy=true]');
      // Startup gives up what is trending first; then nothing else comes either.
      await expect(async () => {
        await page.clock.runFor(2_000);
        expect(await busy.count()).toBeGreaterThan(0);
      }).toPass({ intervals: [100] });
      await expectNoFindingsInEitherTheme(page);
      expect(await busy.count(), 'what is still to come').toBeGreaterThan(0);
    });
  }
});
