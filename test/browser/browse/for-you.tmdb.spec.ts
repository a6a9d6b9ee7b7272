import type { Page } from '@playwright/test';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
import { asked, noteChecks, requestsOf } from '../shared/requests.ts';
import { restored } from '../shared/toasts.ts';

const FAVORITES = [1001, 1002].map((id) => ({
  id,
  media_type: 'movie',
  title: `Title ${id}`,
  addedAt: '2026-01-01T00:00:00.000Z',
}));
const SECOND_MS = 1_000;
/** As long as the first screen is to be left alone, but for a moment. */
const BUSY_MS = 2_500;

const bundle = (preferences: object = {}) => ({
  [OWN_KEY]: JSON.stringify({ username: 'Ada', favorites: FAVORITES, preferences }),
});

/** Of a visit to home that lasts so long: the titles whose recommendations are asked for. */
const askedFor = async (page: Page, act: () => Promise<void>): Promise<readonly string[]> => {
  const requests = await requestsOf(page, act);
  return requests.map((request) => asked(request).path).filter((path) => path.endsWith('/recommendations'));
};

test.beforeEach(({ page }) => noteChecks(page));

test.describe('recommendations', () => {
  test('are asked for once home is idle, and not again on the same day (product.md, For you: when)', async ({
    page,
    kept,
  }) => {
    await kept.plant(page, bundle());
    const row = page.getByRole('region', { name: 'For you' });
    let isEarly = true;
    const early: string[] = [];
    page.on('request', (request) => {
      if (isEarly && request.url().endsWith('/recommendations')) early.push(request.url());
    });
    const paths = await askedFor(page, async () => {
      await page.goto('/');
      await page.waitForTimeout(BUSY_MS);
      isEarly = false;
      await expect(row).toBeAttached();
    });
    expect(early).toEqual([]);
    expect(paths.toSorted()).toEqual(['/movie/1001/recommendations', '/movie/1002/recommendations']);
    // Its cards are drawn once it is near the window.
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByText(/^Because you like/).first()).toBeVisible();

    const again = await askedFor(page, async () => {
      await page.reload();
      await expect(row).toBeAttached();
      await page.waitForTimeout(5 * SECOND_MS);
    });
    expect(again).toEqual([]);
  });

  test('are not asked for where they are turned off (product.md, For you: off)', async ({ page, kept }) => {
    await kept.plant(page, bundle({ wantsRecommendations: false }));
    const paths = await askedFor(page, async () => {
      await page.goto('/');
      await restored(page);
      await page.waitForTimeout(5 * SECOND_MS);
    });
    expect(paths).toEqual([]);
    await expect(page.getByRole('region', { name: 'For you' })).toHaveCount(0);
  });
});
