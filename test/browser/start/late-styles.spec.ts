import type { Browser, Page } from '@playwright/test';
import { builtSite } from '../shared/built-site.ts';
import { expect, test } from '../shared/fixtures.ts';
import { holdCode } from '../shared/hold-code.ts';
import { keepTitles } from '../shared/kept-titles.ts';

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium counts what it styles.');

/** What a style sheet may restyle that comes late, its own link in the page's head counted in. */
const MOST = 20;

const SCREENS = [
  { name: 'home', path: '/', shown: 'Trending Now' },
  { name: 'a title', path: '/movie/1001', shown: 'Cast' },
  { name: 'explore', path: '/movie', shown: 'Movies' },
  { name: 'a list', path: '/watchlist', shown: 'My Watchlist' },
] as const;

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly elementCount?: number };
}

const MARK = 'sheet ';

/** Runs in the page: has it take a style sheet, after a mark in the trace, and resolves once what follows from it has been drawn. */
const take = async ({ href, mark }: { readonly href: string; readonly mark: string }): Promise<void> => {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await drawn();
  performance.mark(mark);
  await new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    document.head.append(link);
  });
  await drawn();
};

/** How many elements each style sheet has the browser style again, by its name, where that is more than it may. */
const restyledBy = async (browser: Browser | null, page: Page, sheets: readonly string[]) => {
  await browser?.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  for (const href of sheets) await page.evaluate(take, { href, mark: MARK + href });
  const trace = String(await browser?.stopTracing());
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const counts: Record<string, number> = {};
  let sheet = '';
  for (const { name, args } of traceEvents.toSorted((a, b) => a.ts - b.ts)) {
    if (name.startsWith(MARK)) counts[(sheet = name.slice(MARK.length))] = 0;
    else if (name === 'UpdateLayoutTree' && sheet) counts[sheet] = (counts[sheet] ?? 0) + (args.elementCount ?? 0);
  }
  expect(Object.keys(counts)).toEqual(sheets);
  return Object.entries(counts).filter(([, count]) => count > MOST);
};

/** The style sheets of the site that the page does not have yet. */
const lateSheets = async (page: Page): Promise<readonly string[]> => {
  const names = [...(await builtSite(page.request)).keys()].filter((path) => path.endsWith('.css'));
  const there = await page.evaluate(() =>
    [...document.styleSheets, ...document.querySelectorAll('link')].map(
      ({ href }) => href && new URL(href, location.href).pathname,
    ),
  );
  expect(names.length).toBeGreaterThan(20);
  return names.filter((name) => !there.includes(name) && !/\/(gallery|index)-/.test(name)).toSorted();
};

/** Shows what a page is now as a page without scripts: in that nothing else is styled, and nothing is waited for. */
const still = async (page: Page): Promise<void> => {
  await page.evaluate(() =>
    document.querySelectorAll('script, meta[http-equiv]').forEach((element) => element.remove()),
  );
  const body = await page.content();
  await page.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.reload();
};

const expectFewRestyled = async (browser: Browser | null, page: Page) => {
  await still(page);
  expect(await restyledBy(browser, page, await lateSheets(page))).toEqual([]);
};

for (const { name, path, shown } of SCREENS) {
  test(`no style sheet that comes late has the frame of ${name} styled again`, async ({ page, browser }) => {
    await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#frame header')).toBeVisible();
    await page.waitForLoadState('domcontentloaded');
    await expectFewRestyled(browser, page);
  });

  test(`no style sheet that comes late has ${name} styled again`, async ({ page, browser, kept }) => {
    await keepTitles(kept, page, 30);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: shown }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expectFewRestyled(browser, page);
  });
}
