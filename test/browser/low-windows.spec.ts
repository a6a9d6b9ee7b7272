import type { Page } from '@playwright/test';
import { DIALOGS, keepForDialogs } from './dialogs.ts';
import { isFirefox } from './engine.ts';
import { expect, stubTrailers, test } from './fixtures.ts';
import { overflowOf } from './overflow-of.ts';
import { LOW_WINDOWS, unreachable, unreachedByTab } from './reach.ts';
import { SCREENS } from './screens.ts';

const sizeOf = ({ width, height }: (typeof LOW_WINDOWS)[number]) => `${width} x ${height}`;

/** In every low window: all controls of a part of the page can be scrolled to, and nothing is wider than the window. */
const expectReach = async (page: Page, part: string) => {
  for (const size of LOW_WINDOWS) {
    await page.setViewportSize(size);
    await expect.poll(() => overflowOf(page), sizeOf(size)).toBeLessThanOrEqual(0);
    await expect.poll(() => unreachable(page, part), sizeOf(size)).toEqual([]);
  }
};

test.beforeEach(async ({ page }) => {
  await stubTrailers(page);
  await page.setViewportSize(LOW_WINDOWS[1]);
});

for (const { name, path } of SCREENS) {
  test(`every control of ${name} is reached in a low window (product.md, Dialogs: low windows)`, async ({
    page,
    allow,
  }) => {
    if (name === 'error') allow(/404/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    // product.md, Dialogs: narrow windows.
    await expectReach(page, 'body');
    const bars = await page.evaluate(() =>
      [...document.querySelectorAll('header, nav')].filter((bar) =>
        ['fixed', 'sticky'].includes(getComputedStyle(bar).position),
      ),
    );
    expect(bars).toEqual([]);
  });
}

for (const { name, path } of SCREENS) {
  test(`${name} scrolls sideways in no low window, with letters twice as large (product.md, Dialogs: narrow windows)`, async ({
    page,
    allow,
  }) => {
    if (name === 'error') allow(/404/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
    for (const size of LOW_WINDOWS.slice(0, 3)) {
      await page.setViewportSize(size);
      await expect.poll(() => overflowOf(page), sizeOf(size)).toBeLessThanOrEqual(0);
    }
  });
}

const PANELS = [
  ['Local Storage', '#local-storage'],
  ['Ada', '#user-menu'],
] as const;

for (const [button, panel] of PANELS) {
  test(`every control of the panel of ${button} is reached in a low window (product.md, Dialogs: low windows)`, async ({
    page,
  }) => {
    await page.goto('/movie');
    await page.getByRole('button', { name: button }).click();
    await expect(page.locator(panel)).toBeVisible();
    for (const size of LOW_WINDOWS) {
      await page.setViewportSize(size);
      await expect.poll(() => unreachable(page, panel), sizeOf(size)).toEqual([]);
      await page.getByRole('button', { name: button }).focus();
      expect(await unreachedByTabIn(page, panel), sizeOf(size)).toEqual([]);
      await page.getByRole('button', { name: button }).focus();
      if (await page.locator(panel).isHidden()) await page.keyboard.press('Enter');
      await expect(page.locator(panel)).toBeVisible();
    }
  });
}

/** A panel closes once the focus has left it. */
const unreachedByTabIn = async (page: Page, panel: string) => {
  const count = await page.locator(`${panel} :is(a, button)`).count();
  const seen = new Set<string>();
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(`${panel} :is(a, button):focus`);
    await expect(focused).toBeInViewport({ ratio: 0.9 });
    seen.add((await focused.textContent()) ?? '');
  }
  return seen.size === count ? [] : [...seen];
};

for (const { dialog, path, open, over, needsFolder } of DIALOGS) {
  const name = `${dialog}${over ? `, over ${over}` : ''}, on ${path.slice(0, 20)}`;
  test(`every control of ${name} is reached in a low window (product.md, Dialogs: low windows)`, async ({
    page,
    kept,
  }) => {
    test.skip(needsFolder === true && isFirefox(page), 'Firefox gives a page no folder.');
    await keepForDialogs(kept, page);
    await page.goto(path);
    await open(page);
    const shown = page.getByRole('dialog', { name: dialog }).last();
    await expect(shown).toBeVisible();
    const part = `[role="dialog"][id="${(await shown.getAttribute('id')) ?? ''}"]`;
    await expectReach(page, part);
    for (const size of LOW_WINDOWS) {
      await page.setViewportSize(size);
      expect(await unreachedByTab(page, part), sizeOf(size)).toEqual([]);
    }
  });
}
