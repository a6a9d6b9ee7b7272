import type { Page } from '@playwright/test';
import { expect, test } from '../shared/fixtures.ts';
import { loadedRow } from '../shared/rows.ts';
import { saveFirstCard } from '../shared/storage.ts';

/** The names of the files of code and styles that the page has fetched. */
const fetchedFiles = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /[^/]*\.(js|css)$/.exec(name)?.[0] ?? []),
  );

const expectLateCode = (page: Page) =>
  expect.poll(async () => (await fetchedFiles(page)).filter((file) => file.startsWith('late-'))).toHaveLength(1);

/** Home with what every visit loads after the first drawing. */
const openHome = async (page: Page) => {
  await page.goto('/');
  await expect(loadedRow(page, 'Trending Now')).toBeAttached();
  await expectLateCode(page);
  await page.waitForLoadState('networkidle');
};

test('home has at most 400 functions compiled by the thread that draws it', async ({ page, browser, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium counts what it compiles.');
  await browser?.startTracing(page, { categories: ['disabled-by-default-v8.compile'] });
  await openHome(page);
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as {
    readonly traceEvents: readonly { readonly name: string }[];
  };
  const compiled = traceEvents.filter(({ name }) => name === 'V8.CompileCode');
  expect(compiled.length).toBeGreaterThan(10);
  expect(compiled.length).toBeLessThanOrEqual(400);
});

test('the code of features comes once there is something in the lists', async ({ page }) => {
  await openHome(page);
  const features = async () => (await fetchedFiles(page)).filter((file) => file.startsWith('facades-of-'));
  expect(await features()).toEqual([]);
  await saveFirstCard(page);
  await expect.poll(features).toHaveLength(1);
});

test.describe('somebody new', () => {
  test.use({ visitor: 'new', serviceWorkers: 'allow' });

  test('loads, on home, no code but what every visit runs, of 175 kB at most', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Welcome to Matinee' })).toBeVisible();
    // The worker comes last.
    await page.evaluate(async () => navigator.serviceWorker.ready);
    const code = (await fetchedFiles(page)).filter((file) => file.endsWith('.js'));
    expect(code.map((file) => file.replace(/-.{7}\.js$/, '')).toSorted()).toEqual([
      'common',
      'index',
      'late',
      'rolldown-runtime',
      // This site sends its readings of speed.
      'start-vitals',
      'stores',
    ]);
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js') ? entry.encodedBodySize : [],
        ),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size) / 1024).toBeLessThanOrEqual(175);
  });
});
