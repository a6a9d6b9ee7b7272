import { enter } from '../shared/engine.ts';
import { expect, test } from '../shared/fixtures.ts';
import { asked, byPath, noteChecks, requestsOf } from '../shared/requests.ts';

/** Startup asks for the configuration twice, and for what is trending. */
const OF_STARTUP = 3;

test.beforeEach(({ page }) => noteChecks(page));

// product.md, Search: address.
test('an address in the search box asks for its title, and searches as ever', async ({ page }) => {
  const requests = await requestsOf(page, async () => {
    await page.goto('/search?q=movie/1001');
    await expect(page.getByRole('link', { name: /^Open The Lamplighter/ })).toBeVisible();
  });
  expect(requests.slice(OF_STARTUP).map(asked).toSorted(byPath)).toEqual([
    { path: '/movie/1001', query: {} },
    { path: '/search/multi', query: { query: 'movie/1001', page: '1' } },
  ]);
});

test('an address of IMDb in the search box is looked up, and leads to its title', async ({ page }) => {
  const text = 'https://www.imdb.com/title/tt80001001/?ref_=ext';
  const requests = await requestsOf(page, async () => {
    await page.goto('/search');
    await enter(page.getByRole('searchbox'), text);
    await expect(page.getByRole('link', { name: /^Open The Lamplighter/ })).toBeVisible();
  });
  expect(requests.slice(OF_STARTUP).map(asked).toSorted(byPath)).toEqual([
    { path: '/find/tt80001001', query: { external_source: 'imdb_id' } },
    { path: '/search/multi', query: { query: text, page: '1' } },
  ]);
  await page.getByRole('link', { name: /^Open The Lamplighter/ }).click();
  await expect(page).toHaveURL(/\/movie\/1001$/);
});
