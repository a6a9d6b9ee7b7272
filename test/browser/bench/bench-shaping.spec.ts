import type { Page } from '@playwright/test';
import { enter } from '../shared/engine.ts';
import { OWN_KEY, expect, test } from '../shared/fixtures.ts';
import { keepTitles } from '../shared/kept-titles.ts';
import { benchBadge, seen } from './bench.ts';

const bench = (page: Page) => page.getByRole('dialog', { name: 'QA bench' });

test.describe('a library of a file (product.md, QA: library file)', () => {
  const titles = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: 1_001 + at, title: `One of ${count}`, media_type: 'movie' }));
  const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const take = (page: Page, each: ReturnType<typeof file>) => page.getByLabel('File to begin with').setInputFiles(each);

  test('is chosen where there is none yet, stays with the tab, and leaves the visitor’s own alone', async ({
    page,
    kept,
    allow,
  }) => {
    allow(/The configuration could not be loaded/);
    await keepTitles(kept, page, 3);
    await page.goto('/watchlist');
    await expect(page.getByText('3 items saved to watch later')).toBeVisible();
    const before = await kept.textOf(page, OWN_KEY);
    await page.goto('/watchlist?library=file');
    await expect(seen(page, /This tab has no library of a file/)).toBeVisible();
    await benchBadge(page).click();
    await take(page, file('rubbish.csv', 'Date,Name'));
    await expect(seen(page, /^This is not a backup of Matinee: lists of other services/)).toBeVisible();
    await take(page, file('lists.json', JSON.stringify({ username: 'Ada', watchlist: titles(5) })));
    await expect(seen(page, 'lists.json: press Apply to begin with it.')).toBeVisible();
    await bench(page).getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('5 items saved to watch later')).toBeVisible();
    await expect(benchBadge(page)).toHaveText('Library: file (not kept)');
    await page.reload();
    await expect(page.getByText('5 items saved to watch later')).toBeVisible();
    await page.goto('/watchlist?library=usual');
    await expect(page.getByText('3 items saved to watch later')).toBeVisible();
    expect(await kept.textOf(page, OWN_KEY)).toBe(before);
    expect(await page.evaluate(() => sessionStorage.getItem('matinee_bench_file'))).toBeNull();
  });

  test('of 5 MB is dropped on the page, and is there after a reload', async ({ page }) => {
    await page.goto('/watchlist');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Scenario: none' }).click();
    await expect(page.getByLabel('File to begin with')).toBeAttached();
    await page.evaluate(() => {
      const watchlist = Array.from({ length: 40_000 }, (_, at) => ({ id: at + 1, title: 'x'.repeat(100) }));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([JSON.stringify({ username: 'Ada', watchlist })], 'huge.json'));
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    });
    await expect(seen(page, 'huge.json: press Apply to begin with it.')).toBeVisible();
    await bench(page).getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('40,000 items saved to watch later')).toBeVisible();
    await page.reload();
    await expect(page.getByText('40,000 items saved to watch later')).toBeVisible();
  });
});

test.describe('choices (product.md, QA: choices)', () => {
  test('come with a copy of the device’s lists, and are never written over its own', async ({ page, kept }) => {
    await keepTitles(kept, page, 3);
    await page.goto('/watchlist');
    await expect(page.getByText('3 items saved to watch later')).toBeVisible();
    const before = await kept.textOf(page, OWN_KEY);
    await page.goto('/movie/1010?choices=theme:light,region:DE');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: 'Watchlist', exact: true }).click();
    await page
      .getByRole('link', { name: /^Watchlist/ })
      .first()
      .click();
    await expect(page.getByText('4 items saved to watch later')).toBeVisible();
    await page.waitForTimeout(1_500);
    await page.goto('/watchlist?choices=usual');
    await expect(page.getByText('3 items saved to watch later')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await kept.textOf(page, OWN_KEY)).toBe(before);
  });

  test('are applied in the switcher, and copied', async ({ page }) => {
    await page.goto('/movie');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Scenario: none' }).click();
    const choices = bench(page).getByRole('group', { name: 'Choices' });
    await choices.getByLabel('Theme').selectOption('light');
    await choices.getByRole('checkbox', { name: '9001 Lumen' }).check();
    await enter(bench(page).getByLabel('Latency'), '0-9,/movie/*:0');
    await bench(page).getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\/movie\?latency=0-9,\/movie\/\*:0&choices=theme:light,services:9001$/);
    await expect(benchBadge(page)).toHaveText(
      'Latency: 0-9,/movie/*:0 · Choices: theme:light,services:9001 (not kept)',
    );
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test('latency: a listing comes so much later (product.md, QA: latency)', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about?latency=/discover/movie:4000');
  await expect(page.getByRole('heading', { level: 1, name: 'About Matinee' })).toBeVisible();
  // However slow this machine: the listing is asked for after this.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Movies', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Movies', exact: true })).toBeVisible();
  const results = page.getByText('457 results');
  await page.clock.runFor(3_500);
  await expect(results).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(results).toBeVisible({ timeout: 100 });
  }).toPass();
});
