import type { Page } from '@playwright/test';
import { expect, test } from '../shared/fixtures.ts';
import { asked, noteChecks, requestsOf } from '../shared/requests.ts';
import { loadedRow } from '../shared/rows.ts';
import { followed, keepShows, showIds } from './keep-shows.ts';

test.beforeEach(({ page }) => noteChecks(page));

const row = (page: Page) => page.getByRole('region', { name: 'Up next' });
const toEnd = async (page: Page): Promise<void> => {
  await expect(loadedRow(page, 'On The Air')).toBeAttached();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
};
const shows = (requests: readonly Parameters<typeof asked>[0][]) =>
  requests.map(asked).filter(({ path }) => /^\/tv\/\d+/.test(path));

test('home with 200 followed shows asks about 10, one request each, and about others after a reload (product.md, Up next: asked)', async ({
  page,
  kept,
  allow,
}) => {
  allow(/404/);
  await keepShows(kept, page, followed(showIds(200)));
  const first = await requestsOf(page, async () => {
    await page.goto('/');
    await toEnd(page);
    await page.goto('/up-next');
    await expect(page.getByRole('button', { name: 'Check 10 more' })).toBeVisible({ timeout: 20_000 });
  });
  const calls = shows(first);
  // Two pages are two visits: neither asks what was asked within the day.
  expect(calls.length).toBeLessThanOrEqual(20);
  expect(new Set(calls.map(({ path }) => path)).size).toBe(calls.length);
  for (const { query } of calls) expect(query).toEqual({ append_to_response: 'season/1,season/2' });
});

test('home asks nothing of shows where none is followed, and once where they are few (product.md, Up next: asked)', async ({
  page,
  kept,
}) => {
  await keepShows(kept, page, followed(showIds(2)));
  const requests = await requestsOf(page, async () => {
    await page.goto('/');
    await toEnd(page);
    await expect(row(page).getByText('S1 E3').first()).toBeVisible({ timeout: 15_000 });
    await expect(row(page).getByText('Not checked yet')).toHaveCount(0);
    await page.reload();
    await toEnd(page);
    await expect(row(page).getByText('S1 E3').first()).toBeVisible();
  });
  expect(shows(requests).map(({ path }) => path)).toEqual(['/tv/1301', '/tv/1302']);
});
