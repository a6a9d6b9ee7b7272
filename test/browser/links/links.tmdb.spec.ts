import { linkPath } from '../../../src/domain/links/link-path.ts';
import { isFirefox } from '../shared/engine.ts';
import { expect, test } from '../shared/fixtures.ts';
import { pressAction } from '../shared/press-action.ts';
import { asked, byPath, noteChecks, requestsOf } from '../shared/requests.ts';

/** Startup asks for the configuration twice, and for what is trending. */
const OF_STARTUP = 3;
const listOf = (ids: readonly number[]) =>
  linkPath({ name: 'Rainy Sundays', titles: ids.map((id) => ({ media_type: 'movie', id })) });
const range = (count: number) => Array.from({ length: count }, (_, at) => 1_001 + at);

test.beforeEach(({ page }) => noteChecks(page));

// product.md, Links: damaged.
for (const [what, path] of [
  ['cut', listOf(range(20)).slice(0, -4)],
  ['changed', listOf(range(20)).replace(/.(?=.{9}$)/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['of an unknown form', listOf(range(20)).replace('#v1.', '#v2.')],
  ['empty', '/shared'],
] as const) {
  test(`a link that is ${what} asks nothing of the provider`, async ({ page }) => {
    const requests = await requestsOf(page, async () => {
      await page.goto(path);
      await expect(page.getByText('This link is damaged, or was made by a newer Matinee.')).toBeVisible();
      // The application is idle by then.
      await page.waitForTimeout(3_500);
    });
    expect(requests.slice(OF_STARTUP).map(asked)).toEqual([]);
  });
}

test('a shared list asks once for each title in sight (product.md, Links: loading)', async ({ page }) => {
  const requests = await requestsOf(page, async () => {
    await page.goto(listOf(range(3)));
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(3);
  });
  expect(requests.slice(OF_STARTUP).map(asked).toSorted(byPath)).toEqual(
    [1_001, 1_002, 1_003].map((id) => ({ path: `/movie/${id}`, query: {} })),
  );
});

test('a long shared list asks for what is in sight, at most six at once, and for the rest when it is saved', async ({
  page,
}) => {
  test.slow();
  let running = 0;
  let most = 0;
  await page.route(/\/3\/movie\/\d+$/, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setTimeout(done, 30));
    running -= 1;
    return route.continue();
  });
  const requests = await requestsOf(page, async () => {
    await page.goto(listOf(range(90)));
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link').nth(11)).toBeVisible();
  });
  expect(requests.slice(OF_STARTUP).length).toBeLessThan(40);
  const rest = await requestsOf(page, async () => {
    await pressAction(page.getByRole('main'), 'Add all to watchlist');
    await expect(page.getByText('90 titles added to your watchlist')).toBeVisible();
  });
  expect(new Set([...requests.slice(OF_STARTUP), ...rest].map((request) => asked(request).path)).size).toBe(90);
  expect(requests.slice(OF_STARTUP).length + rest.length).toBe(90);
  expect(most).toBeLessThanOrEqual(6);
  // Firefox's driver lets them through one after the other.
  if (!isFirefox(page)) expect(most).toBe(6);
});
