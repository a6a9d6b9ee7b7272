import type { Page } from '@playwright/test';
import { dataOf, erase, leaveData, openData } from '../data/data.ts';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { builtSite } from '../shared/built-site.ts';
import { enter, isFirefox } from '../shared/engine.ts';
import { OWN_KEY, expect, test } from '../shared/fixtures.ts';
import { keepTitles } from '../shared/kept-titles.ts';
import { BENCH_WORDS } from './bench-sights.ts';
import { benchBadge, seen } from './bench.ts';

const bench = (page: Page) => page.getByRole('dialog', { name: 'QA bench' });

test.describe('a library (product.md, QA: library)', () => {
  for (const library of ['empty', 'lived-in', 'unreadable', 'old-format'])
    test(`${library} leaves the visitor’s own alone, whatever is done with it`, async ({ page, kept }) => {
      await keepTitles(kept, page, 3);
      await page.goto('/watchlist');
      await expect(page.getByText('3 items saved to watch later')).toBeVisible();
      const before = await kept.textOf(page, OWN_KEY);

      await page.goto(`/movie/1003?library=${library}`);
      await page.getByRole('button', { name: 'Favorite', exact: true }).click();
      await expect(seen(page, /^(Added to|Removed from) favorites$/)).toBeVisible();
      await openData(page);
      await erase(page);
      await expect(page).toHaveURL(/\/$/);
      await expect(benchBadge(page)).toHaveText(`Library: ${library} (not kept)`);

      await page.goto('/watchlist?library=usual');
      await expect(page.getByText('3 items saved to watch later')).toBeVisible();
      expect(await kept.textOf(page, OWN_KEY)).toBe(before);
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('203.0.113.20'))),
      ).toEqual([]);
    });

  test('full-99 is one title from 99+', async ({ page }) => {
    await page.goto('/movie/1400?library=full-99');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('link', { name: 'Watchlist , 99 items' })).toBeVisible();
    await page.getByRole('button', { name: 'Watchlist', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Watchlist/ }).filter({ hasText: '99+' })).toBeVisible();
  });

  test('newer-release is said in the visitor’s data', async ({ page }) => {
    await page.goto('/?library=newer-release');
    await openData(page);
    await expect(dataOf(page).getByText('A newer Matinee is open in another tab: reload this page')).toBeVisible();
  });

  test('with-versions has what there was on the days before', async ({ page }) => {
    await page.goto('/watchlist?library=with-versions');
    await openData(page);
    const versions = dataOf(page).getByRole('region', { name: 'Earlier versions' });
    const joined = versions.getByRole('listitem').filter({ hasText: 'before "Lists joined"' });
    await joined.getByRole('button', { name: /^Restore/ }).click();
    await expect(versions.getByText('In it: 8 titles in your watchlist')).toBeVisible();
    await versions.getByRole('button', { name: 'Go back to this' }).click();
    await expect(versions.getByText('before "Earlier version restored"')).toBeVisible();
    await leaveData(page);
    await expect(page.getByText('8 items saved to watch later')).toBeVisible();
  });
});

test.describe('the device', () => {
  test('identity: the panel says who the device is taken for (product.md, QA: identity)', async ({ page }) => {
    const names: string[] = [];
    for (const [identity, pattern] of [
      ['ip', /^203\.0\.113\.20$/],
      ['fingerprint', /^fp_\w+$/],
      ['random', /^fp_\w+$/],
      ['random', /^fp_\w+$/],
      ['changing', /^198\.51\.100\.\d+$/],
    ] as const) {
      await page.goto(`/?identity=${identity}`);
      await page.getByRole('button', { name: 'Local Storage' }).click();
      const name = page.getByRole('region', { name: 'Local Storage' }).locator('[title]');
      await expect(name).toHaveAttribute('title', pattern);
      names.push((await name.getAttribute('title')) ?? '');
    }
    expect(new Set(names).size).toBe(names.length);
  });

  test('storage=full: what is saved fails, and is told (product.md, QA: storage)', async ({ page }) => {
    await page.goto('/movie/1003?storage=full');
    await page.getByRole('button', { name: 'Favorite', exact: true }).click();
    await page.getByRole('button', { name: 'Local Storage' }).click();
    await expect(seen(page, 'Failed to save data to local storage')).toBeVisible();
  });

  test('storage=slow: lists come 3 seconds late (product.md, QA: storage)', async ({ page, kept }) => {
    await keepTitles(kept, page, 3);
    await page.clock.install();
    await page.goto('/watchlist?storage=slow');
    await expect(benchBadge(page)).toHaveText('Storage: slow');
    await expect(page.getByText('3 items saved to watch later')).toHaveCount(0);
    for (let wait = 0; wait < 10; wait += 1) {
      await page.clock.runFor(2_000);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await expect(page.getByText('3 items saved to watch later')).toBeVisible();
  });

  for (const log of ['none', 'hangs'])
    test(`log=${log}: another takes its place, and nothing is lost (product.md, QA: log)`, async ({ page, kept }) => {
      await page.goto(`/movie/1003?log=${log}`);
      await page.getByRole('button', { name: 'Favorite', exact: true }).click();
      await expect(seen(page, 'Added to favorites')).toBeVisible();
      await openData(page);
      await expect(
        dataOf(page).getByText('Not available: changes are saved about a second after the last one'),
      ).toBeVisible();
      await expect.poll(() => kept.textOf(page, OWN_KEY)).toContain('"id":1003');
    });

  test('tabs=none: erasing in another tab is not heard (product.md, QA: tabs)', async ({ page, context, kept }) => {
    await keepTitles(kept, page, 3);
    const deaf = await context.newPage();
    for (const each of [page, deaf]) {
      await each.goto(each === deaf ? '/watchlist?tabs=none' : '/watchlist');
      await expect(each.getByText('3 items saved to watch later')).toBeVisible();
    }
    await page.bringToFront();
    await openData(page);
    await erase(page);
    await expect(page).toHaveURL(/\/$/);
    await expect(deaf).toHaveURL(/\/watchlist\?tabs=none$/);
  });
});

test('a build for the demo has the words by which the bench is looked for in others', async ({ request }) => {
  const text = [...(await builtSite(request)).values()].join('\n');
  expect(BENCH_WORDS.filter((word) => !text.includes(word))).toEqual([]);
});

test('seed: another order, the same each time (product.md, QA: seed)', async ({ page }) => {
  const first = async (address: string) => {
    await page.goto(address);
    return page.getByRole('list', { name: 'Trending Now' }).getByRole('heading').first().innerText();
  };
  const usual = await first('/');
  const shuffled = await first('/?seed=7');
  expect(shuffled).not.toBe(usual);
  expect(await first('/')).toBe(shuffled);
  expect(await first('/?seed=8')).not.toBe(shuffled);
  expect(await first('/?seed=usual')).toBe(usual);
});

test.describe('a value that there is not (product.md, QA: unknown)', () => {
  test.beforeEach(({ allow }) => allow(/The configuration could not be loaded/));

  for (const [state, known] of [
    ['scenario=nonsense', 'There is no scenario “nonsense”. The known ones: slow, offline, timeout,'],
    ['library=full', 'There is no library “full”. The known ones: empty, new-visitor,'],
    ['fault=/nowhere:500', 'The known ones: /tv/popular:503*2,'],
    ['latency=-5', 'There is no latency “-5”. The known ones: 800, 200-1500, /movie/*:4000,'],
    ['choices=theme:blue', 'There is no choice “theme:blue”. The known ones: theme:dark, theme:light, region:AT,'],
    ['choices=region:ZZ', 'A region is the code of any country, a service any number'],
    ['library=file', 'This tab has no library of a file. Open the switcher by the badge,'],
  ] as const)
    test(`${state} fails the start, by which it can be left`, async ({ page }) => {
      await page.goto(`/movie?${state}`);
      await expect(page.getByRole('heading', { name: 'Failed to Load Matinee' })).toBeVisible();
      await expect(seen(page, known)).toBeVisible();
      await benchBadge(page).click();
      await bench(page).getByRole('button', { name: 'End all' }).click();
      await expect(page.getByText('457 results')).toBeVisible();
      await expect(page).toHaveURL(/\/movie$/);
    });
});

test('the switcher has no findings, and copies and applies what is chosen (product.md, QA: switcher)', async ({
  page,
  context,
}) => {
  if (!isFirefox(page)) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/movie?genre=37');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Scenario: none' }).click();
  await expect(bench(page).getByRole('checkbox', { name: /^slow/ })).toBeFocused();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFindingsInEitherTheme(page);
  }
  await bench(page)
    .getByRole('checkbox', { name: /^no-images/ })
    .check();
  await bench(page).getByLabel('Library').selectOption({ value: 'lived-in' });
  await enter(bench(page).getByLabel('Fault'), '/tv/popular:503*2');
  if (!isFirefox(page)) {
    await bench(page).getByRole('button', { name: 'Copy this state' }).click();
    await expect(seen(page, 'Link copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${page.url()}&scenario=no-images&fault=/tv/popular:503*2&library=lived-in`,
    );
  }
  await bench(page).getByRole('button', { name: 'Apply' }).click();
  await expect(benchBadge(page)).toHaveText(
    'Scenario: no-images · Fault: /tv/popular:503*2 · Library: lived-in (not kept)',
  );
  await expect(page).toHaveURL(/genre=37&scenario=no-images&fault=\/tv\/popular:503\*2&library=lived-in$/);
});
