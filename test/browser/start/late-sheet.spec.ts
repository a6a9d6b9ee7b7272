import type { Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../shared/fixtures.ts';
import { holdCode } from '../shared/hold-code.ts';
import { countShifts, shiftsOf } from '../shared/shifts.ts';

/** The styles that the page's frame does without. */
const SHEET = '**/assets/rest-*.css';
const WIDTHS = [390, 1_440] as const;

/** From the next page on: when the frame gives way to the application, and how many frames have that without the sheet. */
const watchDrawing = (page: Page) =>
  page.addInitScript(() => {
    const drawing = { at: 0, unstyled: 0 };
    Object.assign(globalThis, { drawing });
    const look = () => {
      if (document.querySelector('#root > :not(#frame)')) {
        drawing.at ||= performance.now();
        if (document.querySelector('link[data-late], link[media="not all"]')) drawing.unstyled += 1;
      }
      requestAnimationFrame(look);
    };
    look();
  });

const drawingOf = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'drawing') as { readonly at: number; readonly unstyled: number });

/** When the page was first painted, and when the sheet came. */
const timesOf = (page: Page) =>
  page.evaluate(() => {
    const sheet = performance.getEntriesByType('resource').find(({ name }) => /\/rest-[^/]+\.css$/.test(name));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { painted: paint?.startTime ?? 0, came: sheet ? sheet.startTime + sheet.duration : 0 };
  });

/** Only the late sheet says where a rank is. */
const expectStyled = async (page: Page) => {
  await expect(page.locator('li [class*=rank_]').first()).toHaveCSS('pointer-events', 'none');
  await expect(page.locator('link[data-late], link[media="not all"]')).toHaveCount(0);
};

for (const width of WIDTHS)
  test(`at ${width} px the first paint waits for no sheet, and the application for its own`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await countShifts(page);
    await watchDrawing(page);
    await page.route(SHEET, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await route.continue();
    });
    await page.goto('/');
    await expect(page.locator('#frame')).toHaveCount(0);
    await expectStyled(page);
    const { at, unstyled } = await drawingOf(page);
    const { painted, came } = await timesOf(page);
    expect(painted).toBeLessThan(came - 2_000);
    expect(at).toBeGreaterThan(came);
    expect(unstyled).toBe(0);
    expect(await shiftsOf(page)).toBe(0);
  });

test('a sheet that does not come keeps the application for 5 s, and styles it when it is there', async ({ page }) => {
  await watchDrawing(page);
  const letSheetCome = await holdCode(page, SHEET);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#frame')).toHaveCount(0, { timeout: 15_000 });
  expect((await drawingOf(page)).at).toBeGreaterThan(5_000);
  letSheetCome();
  await expectStyled(page);
});

for (const [failure, fail] of [
  ['fails', 'abort'],
  ['is answered with an error', 'fulfill'],
] as const)
  test(`a sheet that ${failure} is asked for again, after a longer pause each time`, async ({ page, allow }) => {
    allow(/assets\/rest-/);
    await watchDrawing(page);
    const asked: number[] = [];
    await page.route(SHEET, async (route) => {
      asked.push(performance.now());
      if (asked.length > 2) await route.continue();
      else if (fail === 'abort') await route.abort();
      else await route.fulfill({ status: 503, contentType: 'text/html', body: 'Busy' });
    });
    await page.goto('/');
    await expectStyled(page);
    const [first = 0, second = 0, third = 0] = asked;
    expect(second - first).toBeGreaterThanOrEqual(480);
    expect(third - second).toBeGreaterThanOrEqual(980);
    expect(asked).toHaveLength(3);
    expect((await drawingOf(page)).unstyled).toBe(0);
  });

test('the page has the styles of its frame only, so that it comes in one flight', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const [, styles] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  expect(styles).toContain('--page:');
  expect(styles).not.toContain('@keyframes');
  expect(brotliCompressSync(page).length).toBeLessThanOrEqual(14_000);
});
