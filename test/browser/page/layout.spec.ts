import type { Page } from '@playwright/test';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
import { holdCode } from '../shared/hold-code.ts';
import { keepTitles } from '../shared/kept-titles.ts';
import { loadedRow } from '../shared/rows.ts';
import { countShifts, shiftsOf } from '../shared/shifts.ts';
import { restored } from '../shared/toasts.ts';

test.describe('nothing shifts while it loads', () => {
  test.use({ visitor: 'new' });

  const places = [
    ['home', '/', 'On The Air'],
    ['explore', '/movie', 'Movies'],
    ['explore as a list', '/tv?view=list', 'TV Shows'],
    ['search', '/search?q=an', 'Search Results'],
    ['a series', '/franchise/9101', 'Inspector Quillon Collection'],
    ['a season', '/tv/1303/season/2', 'Season 2'],
    ['a show', '/tv/1307', 'Nine Dials'],
    ['a year in which nothing was seen', '/year/2024', '2024'],
  ] as const;
  for (const width of [390, 768, 1440]) {
    for (const [name, path, heading] of places) {
      test(`on ${name}, ${width} px wide`, async ({ page }) => {
        await countShifts(page);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await shiftsOf(page)).toBe(0);
      });
    }

    test(`on a title, ${width} px wide`, async ({ page }) => {
      await countShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const path = await page
        .getByRole('list', { name: 'Trending Now' })
        .getByRole('link')
        .first()
        .getAttribute('href');
      await page.goto(path ?? '');
      await expect(page.getByRole('heading', { name: 'More Like This' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toBe(0);
    });
  }
});

test.describe('nothing shifts while more is asked for', () => {
  for (const width of [390, 1440]) {
    test(`on the calendar, ${width} px wide (product.md, Calendar: new dates)`, async ({ page }) => {
      test.slow();
      await countShifts(page);
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/calendar?library=full-99&now=2026-12-01T12:00Z');
      const lines = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(
        page
          .getByRole('main')
          .locator('p')
          .filter({ hasText: /^[\d,]+ dates?$/ }),
      ).toBeVisible({ timeout: 30_000 });
      await expect(lines.first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toBe(0);
    });

    test(`on home, for a visitor who is at its end at once, ${width} px wide`, async ({ page }) => {
      await countShifts(page);
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await page.mouse.move(width / 2, 400);
      const end = page.getByRole('contentinfo');
      await expect(async () => {
        await page.mouse.wheel(0, 5_000);
        await expect(end).toBeInViewport({ timeout: 50 });
        await expect(loadedRow(page, 'On The Air')).toBeAttached({ timeout: 50 });
      }).toPass({ intervals: [50] });
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toBe(0);
    });
  }
});

test.describe('nothing shifts at the end of the page while the code of its parts comes', () => {
  for (const width of [390, 1440]) {
    test(`${width} px wide`, async ({ page }) => {
      await countShifts(page);
      await page.setViewportSize({ width, height: 844 });
      const letCodeCome = await holdCode(page, '**/assets/bench-badge-*.js');
      await page.goto('/about');
      const end = page.getByRole('contentinfo');
      await expect(end.getByRole('link', { name: 'Licences' })).toBeVisible();
      // On a phone it is higher than the window.
      await page.keyboard.press('End');
      await expect(end.getByRole('link', { name: 'Licences' })).toBeInViewport();
      letCodeCome();
      await expect(end.getByRole('button', { name: 'Scenario: none' })).toBeInViewport();
      expect(await shiftsOf(page)).toBe(0);
    });
  }
});

test.describe('nothing shifts when the lists of who comes back have been read', () => {
  for (const width of [390, 768, 1180, 1440]) {
    for (const path of ['/', '/watchlist', '/favorites', '/collections']) {
      test(`on ${path}, ${width} px wide`, async ({ page, kept }) => {
        await countShifts(page);
        await keepTitles(kept, page, 290);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await restored(page);
        await page.waitForLoadState('networkidle');
        expect(await shiftsOf(page)).toBe(0);
      });
    }
  }
});

/** The browser says late whether it keeps the lists. @param isKept what it says */
const answerLate = (isKept: boolean): void => {
  let isPersisted = false;
  // The empty page that a tab begins with has none in Firefox.
  if (!('storage' in navigator)) return;
  Object.assign(navigator.storage, {
    persisted: async () => isPersisted,
    persist: () =>
      new Promise((resolve) => {
        setTimeout(() => resolve((isPersisted = isKept)), 1_000);
      }),
  });
};

test.describe('nothing shifts on the screen of the visitor’s data', () => {
  const list = JSON.stringify({ username: 'Ada', watchlist: [{ id: 1_001, title: 'A' }] });

  for (const width of [390, 1440])
    for (const [name, entries, answer] of [
      ['of who has nothing', {}, undefined],
      ['of who has lists', { [OWN_KEY]: list }, undefined],
      [
        'of who has lists under another address',
        { [OWN_KEY]: list, 'matinee_user_data_198.51.100.4': list },
        undefined,
      ],
      ['while the browser agrees to keep them', { [OWN_KEY]: list }, true],
      ['while the browser refuses to keep them', { [OWN_KEY]: list }, false],
    ] as const)
      test(`${name}, ${width} px wide (product.md, Your data: groups)`, async ({ page, kept }) => {
        await countShifts(page);
        await page.addInitScript(answerLate, answer ?? false);
        await kept.plant(page, entries);
        await page.setViewportSize({ width, height: 900 });
        const letCodeCome = await holdCode(page, '**/assets/devices-*.js');
        await page.goto('/data');
        await expect(page.getByRole('button', { name: 'Take along' })).toBeVisible();
        if ('matinee_user_data_198.51.100.4' in entries)
          await expect(page.getByRole('heading', { name: 'Bring over' })).toBeAttached();
        letCodeCome();
        await expect(page.getByRole('button', { name: 'Erase everything' })).toBeAttached();
        if (answer !== undefined) {
          await page.getByRole('button', { name: 'Keep my data on this device' }).click();
          await expect(
            page.getByText(answer ? 'Kept until you remove it' : 'The browser has not agreed.'),
          ).toBeVisible();
        }
        await page.waitForLoadState('networkidle');
        expect(await shiftsOf(page)).toBe(0);
      });
});

test.describe('a second visit to home', () => {
  const boxOf = (page: Page) => page.locator('#root img').first().boundingBox();

  for (const [width, height] of [
    [390, 844],
    [900, 900],
    [1440, 900],
  ] as const) {
    test(
      `begins with the picture of the first, which does not move, ${width} px wide`,
      { tag: width === 390 ? '@journey' : [] },
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto('/');
        const first = page.getByRole('region', { name: 'Trending this week' }).locator('img').first();
        await expect(first).toBeVisible();
        const source = await first.getAttribute('src');
        const letCodeCome = await holdCode(page);
        await countShifts(page);
        await page.goto('/', { waitUntil: 'commit' });
        await expect(page.locator('#root img')).toHaveAttribute('src', source ?? '');
        const early = await boxOf(page);
        letCodeCome();
        await expect(loadedRow(page, 'On The Air')).toBeAttached();
        const late = await boxOf(page);
        for (const side of ['x', 'y', 'width', 'height'] as const) {
          expect(Math.abs((late?.[side] ?? 0) - (early?.[side] ?? -9)), side).toBeLessThan(1);
        }
        expect(await shiftsOf(page)).toBe(0);
      },
    );
  }
});

test.describe('the default name', () => {
  test.use({ visitor: 'new' });

  for (const width of [768, 1180, 1440]) {
    test(`is shown whole in the header, ${width} px wide (product.md, Frame: user menu)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/movie');
      const name = page.getByRole('button', { name: 'Movie Enthusiast' }).getByText('Movie Enthusiast');
      await expect(name).toBeVisible();
      const cut = () => name.evaluate((element) => element.scrollWidth - element.clientWidth);
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(cut).toBe(0);
    });
  }
});
