import type { Locator, Page } from '@playwright/test';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { downloadBy, enter, isFirefox } from '../shared/engine.ts';
import { OWN_KEY, expect, test } from '../shared/fixtures.ts';
import { keepTitles } from '../shared/kept-titles.ts';
import { overflowOf } from '../shared/overflow-of.ts';
import { restored } from '../shared/toasts.ts';
import { benchBadge, seen } from './bench.ts';

const bench = (page: Page) => page.getByRole('dialog', { name: 'QA bench' });
const rows = (page: Page): Locator =>
  bench(page).getByRole('list', { name: 'Entries of the trace' }).getByRole('listitem');
const press = (page: Page, name: string) => bench(page).getByRole('button', { name, exact: true }).click();

const openTrace = async (page: Page) => {
  await (
    (await benchBadge(page).isVisible())
      ? benchBadge(page)
      : page.getByRole('contentinfo').getByRole('button', { name: 'Scenario: none' })
  ).click();
  await press(page, 'Trace');
};
const find = (page: Page, text: string) => enter(bench(page).getByLabel('Find'), text);

/** Lets waits pass in no time, once the page's code is there: on a busy machine a call would be late for want of it. */
const pass = async (page: Page, ms: number) => {
  await page.waitForLoadState('networkidle');
  for (let passed = 0; passed < ms; passed += 2_000) {
    await page.clock.runFor(2_000);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
};

test.describe('a planted late call is found by the trace alone (product.md, QA: trace)', () => {
  for (const [path, late] of [
    ['/', '/tv/popular'],
    ['/movie', '/discover/movie'],
    ['/movie/1003', '/movie/1003/credits'],
    ['/franchise/9101', '/collection/9101'],
    ['/tv/1303/season/1', '/tv/1303'],
  ] as const)
    test(`${late} on ${path}`, async ({ page }) => {
      await page.clock.install();
      await page.goto(`${path}?fault=${late}:timeout`);
      await pass(page, 40_000);
      await openTrace(page);
      await find(page, 'call late');
      // Nothing else is late, and it says why, and that it was asked again.
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText(late);
      await expect(rows(page)).toContainText(/failed \(timeout\), late after \d\d,\d\d\d ms/);
      await expect(rows(page)).toContainText('answered by fault');
      await find(page, `call ${late}`);
      await expect(rows(page).filter({ hasText: 'answered after' }).last()).toContainText('no setting');
    });
});

test('has what was called before it was opened, of all pages of the visit, and what is called off (product.md, QA: trace)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Scenario: none' }).click();
  await bench(page).getByRole('checkbox', { name: /^slow/ }).check();
  await press(page, 'Apply');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Movies', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Movies', exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'TV Shows', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'TV Shows', exact: true })).toBeVisible();
  await openTrace(page);
  for (const startup of ['probe.probe', 'catalog.fetchConfiguration', 'catalog.fetchTrending'])
    await expect(rows(page).filter({ hasText: startup }).first()).toContainText('answered after');
  await expect(rows(page).filter({ hasText: '/discover/movie' })).toContainText('aborted after');
  await expect(rows(page).filter({ hasText: '/discover/movie' })).toContainText('held by scenario');
  await expect(rows(page).filter({ hasText: '/discover/tv' })).toContainText('pending');
  await pass(page, 4_000);
  await expect(rows(page).filter({ hasText: '/discover/tv' })).toContainText('late after 3,0');
  await expect(rows(page).filter({ hasText: '/discover/tv' })).toContainText(/scenario made it 3,\d\d\d ms late/);
});

test('has writes, entries of the log and messages of tabs, and nothing of what they say (product.md, QA: trace)', async ({
  page,
  context,
  kept,
}) => {
  await keepTitles(kept, page, 3);
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto('/movie/1003');
    await restored(each);
  }
  await page.bringToFront();
  await page.getByRole('button', { name: 'Favorite', exact: true }).click();
  await expect(seen(page, 'Added to favorites')).toBeVisible();
  await openTrace(page);
  await bench(page).getByLabel('Kind').selectOption('Writes of the store');
  await expect(
    rows(page)
      .filter({ hasText: /user_data_visitor-1 [\d,]+ characters/ })
      .last(),
  ).toContainText('done after');
  await bench(page).getByLabel('Kind').selectOption('Log of changes');
  await expect(
    rows(page)
      .filter({ hasText: /\d+ title-saved/ })
      .first(),
  ).toContainText('done after');
  await bench(page).getByLabel('Kind').selectOption('Messages of tabs');
  await expect(rows(page).filter({ hasText: 'tabs.sent' }).first()).toContainText('grown on matinee-log');
  await bench(page).getByLabel('Kind').selectOption('Everything');
  const text = await bench(page).innerText();
  expect(text).not.toContain('Seven Quiet Alibis');
  expect(text).not.toContain(OWN_KEY.replace('matinee_user_data_', ''));

  await other.bringToFront();
  await openTrace(other);
  await find(other, 'received grown');
  await expect(rows(other).first()).toContainText('grown on matinee-log');
});

test('is downloaded as HAR, copied, and cleared (product.md, QA: trace)', async ({ page, context }) => {
  if (!isFirefox(page)) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/movie?fault=/discover/movie:503');
  await expect(page.getByText('457 results')).toBeVisible();
  await openTrace(page);
  await find(page, '/discover/movie');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('try 1 of 4');
  await expect(rows(page).last()).toContainText('try 2 of 4');
  const { name, text } = await downloadBy(page, () => press(page, 'Download'));
  expect(name).toMatch(/^trace-of-matinee-.*\.har$/);
  const { log } = JSON.parse(text) as { log: { version: string; comment: string; entries: { response: object }[] } };
  expect(log).toMatchObject({ version: '1.2', comment: 'Fault: /discover/movie:503' });
  expect(log.entries.map(({ response }) => response)).toMatchObject([{ status: 503 }, { status: 200 }]);
  if (!isFirefox(page)) {
    await press(page, 'Copy');
    await expect(bench(page).getByRole('status')).toHaveText('2 entries copied to the clipboard');
    expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toHaveLength(3);
  }
  await press(page, 'Clear');
  await expect(rows(page)).toHaveCount(0);
});

test('has no findings, in either theme, with 500 entries (product.md, QA: trace)', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
  await openTrace(page);
  await expect(rows(page).filter({ hasText: 'store.open' })).toContainText('done after');
  // As many as another tab can say.
  await page.evaluate(() => {
    const channel = new BroadcastChannel('matinee-log');
    // A channel of tabs has no target, unlike a window.
    const { postMessage } = channel;
    for (let count = 0; count < 600; count += 1) postMessage.call(channel, 'grown');
    channel.close();
  });
  await expect.poll(() => rows(page).count()).toBeGreaterThan(400);
  await expect(bench(page).getByText(/of 500 entries, \d+ older ones are gone$/)).toBeVisible();
  for (const width of [1_440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoFindingsInEitherTheme(page);
  }
});
