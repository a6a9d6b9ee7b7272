import type { Page } from '@playwright/test';
import { meet } from '../shared/boxes.ts';
import { isFirefox } from '../shared/engine.ts';
import { expect, stubTrailers, test } from '../shared/fixtures.ts';
import { SCREENS } from '../shared/screens.ts';
import { RESTORED, restored } from '../shared/toasts.ts';
import { DIALOGS, keepForDialogs } from './dialogs.ts';
import { brokenHeadings, LOW_WINDOWS, sizeOf, staying, unreachable, unreadable } from './reach.ts';

test.beforeEach(async ({ page }) => {
  await stubTrailers(page);
  await page.setViewportSize(LOW_WINDOWS[1]);
});

for (const size of [{ width: 844, height: 390 }, ...LOW_WINDOWS.slice(0, 2)])
  test(`what is behind 'More' of a list is whole in the window, ${sizeOf(size)} (product.md, Lists: more)`, async ({
    page,
    kept,
  }) => {
    await page.setViewportSize(size);
    await keepForDialogs(kept, page);
    await page.goto('/watchlist');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'More', exact: true }).click();
    for (const act of [
      main.getByRole('button', { name: 'Select' }).last(),
      main.getByRole('link', { name: 'Your data' }),
    ])
      await expect(act).toBeInViewport({ ratio: 1 });
  });

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

for (const [size, path] of [
  [{ width: 844, height: 390 }, '/watchlist?library=lived-in'],
  [{ width: 844, height: 390 }, '/watchlist?library=lived-in&from=1990'],
  [{ width: 844, height: 390 }, '/search?q=an&library=lived-in'],
  [{ width: 640, height: 360 }, '/collections?library=lived-in'],
  [{ width: 640, height: 360 }, '/tv/1303/season/2?library=following'],
] as const)
  test(`the greeting leaves all rows above the list free, at ${path}, ${sizeOf(size)} (product.md, Notifications: place)`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(path);
    await restored(page);
    const toasts = page.locator('[data-place=toasts] ol');
    // It stays while it is pointed at.
    await toasts.getByText(RESTORED).hover();
    await expect(toasts).toBeInViewport({ ratio: 1 });
    for (const bar of await page.locator('main :is([data-bar], [role=tablist])').all())
      expect(await meet(toasts, bar)).toBe(false);
  });

test('the greeting leaves an open panel free where there is room below (product.md, Notifications: place)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/data?library=lived-in');
  await restored(page);
  await page.getByRole('button', { name: 'Quinn' }).click();
  const panel = page.locator('#user-menu');
  await expect(panel).toBeVisible();
  await expect.poll(() => meet(page.locator('[data-place=toasts] ol'), panel)).toBe(false);
});

/** A panel closes once the focus has left it. */
const unreachedByTabIn = async (page: Page, panel: string) => {
  const count = await page.locator(`${panel} :is(a, button)`).count();
  const seen = new Set<string>();
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(`${panel} :is(a, button):focus`);
    // Firefox scrolls only to what is out of sight.
    await expect(focused).toBeInViewport({ ratio: isFirefox(page) ? 0.3 : 0.9 });
    seen.add((await focused.textContent()) ?? '');
  }
  return seen.size === count ? [] : [...seen];
};

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

test.describe('where the letters of the device are large', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'Only for Chromium a test can set them.');
  test.use({ hasTouch: true });

  /** @param standard their size; that of code is as much larger or smaller */
  const setLetters = async (page: Page, standard: number) => {
    const device = await page.context().newCDPSession(page);
    await device.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round((standard * 13) / 16) } });
  };

  test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

  test('header and bottom bar scroll away (product.md, Dialogs: low windows)', async ({ page }) => {
    for (const path of ['/', '/movie', '/movie/1001', '/watchlist']) {
      await setLetters(page, 16);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      expect((await staying(page)).toSorted(), path).toEqual(['HEADER', 'NAV']);
      await setLetters(page, 32);
      await expect.poll(() => staying(page), path).toEqual([]);
    }
  });

  for (const letters of [24, 32])
    test(`no word of the bottom bar meets another, and facts of cards are whole, ${letters} px (product.md, Dialogs: large letters)`, async ({
      page,
    }) => {
      await setLetters(page, letters);
      for (const path of ['/watchlist?library=lived-in', '/movie?library=lived-in', '/seen?library=lived-in']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('listitem').first().getByRole('heading')).toBeVisible();
        const cut = await page
          .locator('main li p > span:first-child')
          .evaluateAll((all) =>
            all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
          );
        expect(cut).toEqual([]);
        const words = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link');
        const boxes = await words.evaluateAll((all) =>
          all.map((link) => {
            const { left, right, top } = link.querySelector('svg + span')?.getBoundingClientRect() ?? new DOMRect();
            return { left, right, top };
          }),
        );
        const meets = boxes.filter(
          ({ left, top }, at) => boxes[at - 1]?.top === top && (boxes[at - 1]?.right ?? 0) > left,
        );
        expect(meets).toEqual([]);
      }
    });

  for (const path of [
    '/collections?library=shaped',
    '/calendar?library=full-99&now=2026-12-01T12:00Z',
    '/year/2026?library=a-year&now=2026-11-28T12:00Z',
    '/tv/1303/season/2?library=following',
    '/up-next?library=following',
    '/diary?library=lived-in',
    '/movie/1001',
    '/movie',
  ])
    test(`no word of a heading is broken on ${path}, and all is in the window (product.md, Dialogs: large letters)`, async ({
      page,
    }) => {
      await setLetters(page, 32);
      await page.goto(path);
      await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      expect(await brokenHeadings(page)).toEqual([]);
      const out = await page
        .getByRole('main')
        .getByRole('button')
        .evaluateAll((all) =>
          all
            .filter((each) => each.checkVisibility() && !each.closest('[data-bar] > div:first-child, nav'))
            .filter((each) => each.getBoundingClientRect().right > innerWidth)
            .map((each) => each.textContent),
        );
      expect(out).toEqual([]);
    });

  for (const { dialog, path, open } of DIALOGS.filter(({ over }) => over === undefined))
    test(`no word of '${dialog}' on ${path.slice(0, 20)} is broken, and all is in it (product.md, Dialogs: large letters)`, async ({
      page,
      kept,
    }) => {
      await keepForDialogs(kept, page);
      await setLetters(page, 32);
      await page.goto(path);
      await open(page);
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await expect.poll(() => unreadable(page)).toEqual([]);
    });
});

test('a toast has room for whole words in a narrow window, with letters twice as large (product.md, Dialogs: narrow windows)', async ({
  page,
  kept,
}) => {
  await keepForDialogs(kept, page);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/about');
  const text = page.getByText('Your saved lists are back');
  await expect(text).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  // The longest word does not fit into less.
  const room = await text.evaluate((own) => {
    const { width } = own.getBoundingClientRect();
    Object.assign(own.style, { inlineSize: 'min-content', overflowWrap: 'normal', wordBreak: 'normal' });
    return width - own.getBoundingClientRect().width;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});
