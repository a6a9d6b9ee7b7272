import { expect, test } from '../shared/fixtures.ts';
import { holdCode } from '../shared/hold-code.ts';
import { openSlowHost } from '../shared/releases.ts';
import { countShifts, shiftsOf } from '../shared/shifts.ts';

const SKELETONS = ['home', 'detail'] as const;

for (const [path, skeleton] of [
  ['/', 'home'],
  ['/movie/1003', 'detail'],
  ['/tv/1003/', 'detail'],
  ['/movie', undefined],
  ['/no/such/place', undefined],
] as const) {
  test(`${path} begins with its frame, before the application's code is there`, async ({ page, allow }) => {
    if (path === '/no/such/place') allow(/404/);
    const letCodeCome = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    const frame = page.locator('#frame');
    await expect(frame.locator('header')).toBeVisible();
    for (const each of SKELETONS) {
      const skeletonOfScreen = frame.locator(`[data-screen=${each}] > *`).filter({ visible: true });
      if (each === skeleton) await expect(skeletonOfScreen.first()).toBeVisible();
      else await expect(skeletonOfScreen).toHaveCount(0);
    }
    // It is a picture of what comes: nobody reads it out, and nothing in it takes the focus.
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    letCodeCome();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(frame).toHaveCount(0);
  });
}

for (const [part, end, width] of [
  ['header', '<form class="search', 1_440],
  ['bottom bar', '<li><a href="/watchlist', 390],
] as const)
  test(`a page of which the ${part} comes in parts does not shift`, async ({ page, baseURL, browserName }) => {
    test.skip(browserName === 'firefox', 'Firefox counts no shifts.');
    await page.setViewportSize({ width, height: 844 });
    const host = await openSlowHost(baseURL ?? '', end);
    await countShifts(page);
    await page.goto(`${host.address}/`, { waitUntil: 'commit' });
    await expect(page.locator('#frame header')).toBeAttached();
    // What has come is painted, if it may be.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    host.letRest();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBe(0);
    host.close();
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no frame, but what to do', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'The driver of Firefox leaves scripts on while the page is read.');
    await page.goto('/');
    await expect(page.locator('noscript')).toBeVisible();
    await expect(page.locator('#frame')).toBeHidden();
  });
});

test('its texts keep their fonts when ours come', async ({ page }) => {
  await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  const link = page.locator('#frame nav a').first();
  await expect(link).toBeVisible();
  expect(await link.evaluate((element) => getComputedStyle(element).fontFamily)).not.toContain('Variable');
});

// Where a browser did not say that the code's file has come, the code would wait for its limit.
test('the early script is told that the code has come, and fetches the fonts', async ({ page }) => {
  await page.goto('/movie');
  await expect(page.locator('head > link[rel=preload][as=font]')).toHaveCount(2);
});

test('the fonts of rarer letters are fetched for these only', async ({ page }) => {
  const rare: string[] = [];
  page.on('request', (request) => request.url().includes('-latin-ext-') && rare.push(request.url()));
  await page.goto('/about');
  await page.waitForFunction(() => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2);
  const write = (text: string) =>
    page.evaluate(async (letters) => {
      document.body.append(letters);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      await document.fonts.ready;
    }, text);
  await write('Amélie · 5 € · “ˆ˚˜†”');
  expect(rare).toEqual([]);
  await write('Őrült Łódź');
  await expect.poll(() => rare).toEqual([expect.stringContaining('archivo')]);
});

test('the page preloads nothing: neither code nor fonts keep the browser from painting it', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).not.toMatch(/<link[^>]*preload|<script[^>]* src=/);
});

test('the code’s file begins with the hint that Chromium compiles all of it by', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, code] = /"code":\["(assets\/[^"]+)"/.exec(html) ?? [];
  expect(await (await request.get(`/${code}`)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
