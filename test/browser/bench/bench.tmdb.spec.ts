import { builtSite } from '../shared/built-site.ts';
import { expect, test } from '../shared/fixtures.ts';
import { BENCH_WORDS } from './bench-sights.ts';

test('a build for TMDB holds nothing of the bench (product.md, QA: demo only)', async ({ request }) => {
  const files = await builtSite(request);
  const found = [...files].flatMap(([path, text]) =>
    BENCH_WORDS.filter((word) => text.includes(word)).map((word) => `${word} in ${path}`),
  );
  expect(files.size).toBeGreaterThan(30);
  expect(found).toEqual([]);
});

test('the demo that is opened there is the demo as it is', async ({ page }) => {
  await page.goto('/?catalog=demo&scenario=offline&library=hostile');
  await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leave the demo' })).toBeVisible();
  await expect(page.getByText('Scenario', { exact: false })).toHaveCount(0);
});
