import type { Page } from '@playwright/test';
import { meet } from '../shared/boxes.ts';
import { isFirefox } from '../shared/engine.ts';
import { expect, stubTrailers, test } from '../shared/fixtures.ts';
import { overflowOf } from '../shared/overflow-of.ts';
import { SCREENS } from '../shared/screens.ts';
import { DIALOGS, keepForDialogs } from './dialogs.ts';
import { LOW_WINDOWS, staying, unreachable, unreachedByTab } from './reach.ts';

const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }) => `${width} x ${height}`;

const NARROW_WINDOWS = [
  { width: 426, height: 720 },
  { width: 320, height: 568 },
] as const;

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

/** Letters twice as large. */
const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));

const openScreen = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
};

for (const { name, path } of SCREENS) {
  test(`every control of ${name} is reached in a low window (product.md, Dialogs: low windows)`, async ({
    page,
    allow,
  }) => {
    if (name === 'error') allow(/404/);
    await openScreen(page, path);
    await page.waitForLoadState('networkidle');
    // product.md, Dialogs: narrow windows.
    await expectReach(page, 'body');
    expect(await staying(page)).toEqual([]);
  });
}

for (const { name, path } of SCREENS) {
  test(`${name} scrolls sideways in no low window, with letters twice as large (product.md, Dialogs: narrow windows)`, async ({
    page,
    allow,
  }) => {
    if (name === 'error') allow(/404/);
    await openScreen(page, path);
    await enlarge(page);
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

for (const { dialog, path, open, over, notInFirefox } of DIALOGS) {
  const name = `${dialog}${over ? `, over ${over}` : ''}, on ${path.slice(0, 20)}`;
  test(`every control of ${name} is reached in a low window (product.md, Dialogs: low windows)`, async ({
    page,
    kept,
  }) => {
    test.skip(notInFirefox !== undefined && isFirefox(page), notInFirefox);
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
    // product.md, Dialogs: narrow windows.
    await enlarge(page);
    // A toast that is pointed at stays.
    await page.mouse.move(0, 0);
    for (const size of NARROW_WINDOWS) {
      await page.setViewportSize(size);
      await expect.poll(() => unreachable(page, part), sizeOf(size)).toEqual([]);
      expect(await unreachedByTab(page, part), sizeOf(size)).toEqual([]);
    }
  });
}

for (const size of [
  { width: 844, height: 390 },
  { width: 640, height: 360 },
]) {
  for (const [path, name] of [
    ['/', 'the ticket of home'],
    ['/movie/1001', 'a movie'],
    ['/tv/1305', 'a show'],
    ['/person/1001', 'a person'],
  ] as const) {
    test(`the name of ${name} is in a window of ${sizeOf(size)} (product.md, Dialogs: low heads)`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const names = page.getByRole('main').getByRole('heading', { level: path === '/' ? 2 : 1 });
      await expect(names.first()).toBeInViewport({ ratio: 0.9 });
    });
  }

  for (const { name, path } of SCREENS.filter((screen) => /^\/(nonsense|no)\//.test(screen.path))) {
    test(`what can be done is in a window of ${sizeOf(size)} where the screen is ${name} (product.md, Dialogs: low heads)`, async ({
      page,
      allow,
    }) => {
      if (name === 'error') allow(/404/);
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Go Home' })).toBeInViewport({ ratio: 0.9 });
      const art = page.locator('svg[viewBox="0 0 220 120"]');
      expect(await meet(art, page.getByRole('heading', { level: 1 }))).toBe(false);
    });
  }
}

test('the way back to the top is told from the ticket that it lies on (product.md, Frame: back to top)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('/movie');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 2_000));
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeAttached();
  const [disc, icon, ticket] = await button.evaluate((element) => {
    const style = getComputedStyle(element);
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--ticket');
    return [style.getPropertyValue('--disc'), style.color, ground];
  });
  expect(disc).not.toBe(ticket);
  expect(icon).not.toBe(disc);
});
