import type { Page, Request } from '@playwright/test';
import { expect, test } from '../shared/fixtures.ts';
import { siteOf } from '../shared/sites.ts';

const FAKE_TMDB = siteOf('fakeTmdb');
const REST_MS = 10_000;
/** Answers that are as late as those of a provider far away. */
const LATE_MS = [60, 300, 120, 240] as const;

const isOfPage = (request: Request) =>
  request.method() !== 'OPTIONS' && new URL(request.url()).searchParams.has('page');

/** The pages that are asked for, as they are asked for; `quiet` waits until an answer that is under way has come, and for what it leads to. */
const watchPages = async (page: Page) => {
  const asked: string[] = [];
  let answered = 0;
  const onAnswer = (request: Request) => {
    if (isOfPage(request)) answered += 1;
  };
  page.on('requestfinished', onAnswer).on('requestfailed', onAnswer);
  await page.route(`${FAKE_TMDB}/3/{discover,search,trending,movie}/**`, async (route) => {
    if (isOfPage(route.request())) asked.push(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, LATE_MS[asked.length % LATE_MS.length]));
    await route.fallback();
  });
  const quiet = async () => {
    let before = -1;
    await expect
      .poll(async () => {
        const isQuiet = before === asked.length && answered === asked.length;
        before = asked.length;
        await page.waitForTimeout(500);
        return isQuiet;
      })
      .toBe(true);
  };
  const end = async () => {
    page.off('requestfinished', onAnswer).off('requestfailed', onAnswer);
    await page.unrouteAll({ behavior: 'wait' });
  };
  return { asked: asked as readonly string[], quiet, end };
};

const LOOKS = [
  ['a grid', '/movie'],
  ['lines', '/movie?view=list'],
  ['a search', '/search?q=the'],
] as const;

const firstItem = (page: Page) => page.getByRole('main').getByRole('listitem').first();

test('a card that is on its way is two elements, of which one moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route(`${FAKE_TMDB}/3/discover/movie?*`, () => undefined);
  await page.goto('/movie');
  const awaited = page.getByRole('list', { name: 'Movies' }).locator('> li');
  await expect(awaited).toHaveCount(20);
  for (const card of await awaited.all()) {
    await expect(card.locator('*')).toHaveCount(2);
    expect(await card.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(1);
  }
});

// product.md, Explore: paging.
for (const [width, height] of [
  [360, 740],
  [390, 844],
  [844, 390],
  [1_440, 900],
] as const) {
  test(`a list at rest near the footer asks for nothing, in a window of ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const [look, path] of LOOKS) {
      await test.step(look, async () => {
        const { asked, quiet, end } = await watchPages(page);
        await page.goto(path);
        await expect(firstItem(page)).toBeVisible();
        await quiet();
        const before = asked.length;
        await page.keyboard.press('End');
        await quiet();
        expect(asked.length - before).toBe(1);
        await page.waitForTimeout(REST_MS / LOOKS.length);
        expect(asked.length - before).toBe(1);
        await expect(page.getByRole('contentinfo')).toBeInViewport();
        await end();
      });
    }
  });
}

test('a page more is asked for each time that the visitor comes near, by whatever they use', async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  const { asked, quiet } = await watchPages(page);
  await page.goto('/movie');
  await expect(firstItem(page)).toBeVisible();
  await page.mouse.move(700, 450);
  const ways: readonly (() => Promise<unknown>)[] = [
    () => page.keyboard.press('End'),
    () => page.mouse.wheel(0, 30_000),
    () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
    () => page.keyboard.press('End'),
  ];
  for (const come of ways) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await quiet();
    const before = asked.length;
    await come();
    await expect.poll(() => asked.length).toBe(before + 1);
    await quiet();
    expect(asked.length).toBe(before + 1);
  }
});

test('the footer is reached by keyboard, and stays in sight while more is loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { asked, quiet } = await watchPages(page);
  await page.goto('/movie');
  await expect(firstItem(page)).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.focus();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await quiet();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

// product.md, Explore: paging.
for (const [what, sizes] of [
  [
    'turned',
    [
      [844, 390],
      [390, 844],
    ],
  ],
  [
    'zoomed',
    [
      [312, 675],
      [260, 563],
      [390, 844],
    ],
  ],
] as const) {
  test(`a window that is ${what} at the foot of a list asks for nothing`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [look, path] of LOOKS) {
      await test.step(look, async () => {
        const { asked, quiet, end } = await watchPages(page);
        await page.goto(path);
        await expect(firstItem(page)).toBeVisible();
        await page.keyboard.press('End');
        await expect.poll(() => asked.length).toBeGreaterThan(1);
        await quiet();
        const before = asked.length;
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await quiet();
          await quiet();
        }
        expect(asked.length - before).toBe(0);
        await end();
      });
    }
  });
}
