import type { Browser, Page } from '@playwright/test';
import { builtSite } from '../shared/built-site.ts';
import { expect, test } from '../shared/fixtures.ts';
import { holdCode } from '../shared/hold-code.ts';
import { keepTitles } from '../shared/kept-titles.ts';

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium counts what it styles.');

/** What a style sheet may restyle that comes late, its own link in the page's head counted in. */
const MOST = 20;
/** What an element may restyle that comes: in a card its parts, which say where they stand by those before them. */
const MOST_BESIDE = 50;

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

const MARK = 'change: ';

/** Runs in the page: resolves once what was changed has been drawn. With a name the trace says that what comes now follows from it. */
const drawn = async (mark: string | undefined): Promise<void> => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (mark) performance.mark(mark);
};

/** Runs in the page: has it take a style sheet. */
const take = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    document.head.append(link);
  });

/** How many elements each change has the browser style again, by its name. */
const restyledBy = async (
  browser: Browser | null,
  page: Page,
  names: readonly string[],
  change: (name: string) => Promise<unknown>,
) => {
  await browser?.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  for (const name of names) {
    await page.evaluate(drawn, MARK + name);
    await change(name);
    await page.evaluate(drawn, undefined);
  }
  const trace = String(await browser?.stopTracing());
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const counts: Record<string, number> = {};
  let changed = '';
  for (const { name, args } of traceEvents.toSorted((a, b) => a.ts - b.ts)) {
    if (name.startsWith(MARK)) counts[(changed = name.slice(MARK.length))] = 0;
    else if (name === 'UpdateLayoutTree' && changed)
      counts[changed] = (counts[changed] ?? 0) + (args.elementCount ?? 0);
  }
  expect(Object.keys(counts).toSorted()).toEqual(names.toSorted());
  return counts;
};

const above = (most: number, counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).filter(([, count]) => count > most);

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

/** Runs in the page: names the elements that have others in them, which have many in turn. */
const nameParents = (): readonly string[] =>
  [...document.querySelectorAll('#root, #root *')]
    .filter(({ children }) => children.length > 1 && [...children].some((child) => child.querySelector('* * *')))
    .map((parent, index) => {
      parent.setAttribute('data-parent', `${index}`);
      return `${index}`;
    });

/** Runs in the page: puts an element between the others that a parent has. */
const insert = (parent: string): void => {
  const last = document.querySelector(`[data-parent='${parent}']`)?.lastElementChild;
  last?.before(document.createElement('i'));
};

/** Shows what a page is now as a page without scripts: in that nothing else is styled, and nothing is waited for. */
const still = async (page: Page): Promise<void> => {
  await page.evaluate(() =>
    document.querySelectorAll('script, meta[http-equiv]').forEach((element) => element.remove()),
  );
  const body = await page.content();
  await page.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.reload();
  // What comes with the page is styled by now: only what a test changes is counted.
  await page.evaluate(drawn, undefined);
  await page.evaluate(() => document.body.append(document.createElement('i')));
  await page.evaluate(drawn, undefined);
};

const expectFewRestyled = async (browser: Browser | null, page: Page) => {
  await still(page);
  const sheets = await lateSheets(page);
  const counts = await restyledBy(browser, page, sheets, (href) => page.evaluate(take, href));
  expect(above(MOST, counts)).toEqual([]);
};

for (const { name, path, shown } of SCREENS) {
  test(`no style sheet that comes late has the frame of ${name} styled again`, async ({ page, browser }) => {
    await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#frame header')).toBeVisible();
    await page.waitForLoadState('domcontentloaded');
    await expectFewRestyled(browser, page);
  });

  test(`the page's own late styles have the frame of ${name} styled no more before it goes`, async ({
    page,
    browser,
  }) => {
    await holdCode(page);
    const letSheetCome = await holdCode(page, '**/assets/rest-*.css');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#frame header')).toBeVisible();
    await page.waitForLoadState('domcontentloaded');
    const counts = await restyledBy(browser, page, ['late styles'], async () => {
      letSheetCome();
      await expect(page.locator('link[data-late]')).toHaveCount(0);
    });
    expect(above(MOST, counts)).toEqual([]);
  });

  test(`no style sheet that comes late has ${name} styled again`, async ({ page, browser, kept }) => {
    await keepTitles(kept, page, 30);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: shown }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expectFewRestyled(browser, page);
  });

  test(`an element that comes has little else of ${name} styled again`, async ({ page, browser, kept }) => {
    await keepTitles(kept, page, 30);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: shown }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await still(page);
    const parents = await page.evaluate(nameParents);
    expect(parents.length).toBeGreaterThan(5);
    const counts = await restyledBy(browser, page, parents, (parent) => page.evaluate(insert, parent));
    expect(above(MOST_BESIDE, counts)).toEqual([]);
  });
}
