import type { Page } from '@playwright/test';
import { answerWhere, status } from '../provider/faults.ts';
import { expect, test } from '../shared/fixtures.ts';
import { asked, noteChecks, requestsOf } from '../shared/requests.ts';
import { countShifts, shiftsOf } from '../shared/shifts.ts';
import { comeToEnd } from './come-to-end.ts';

const late = (page: Page) => page.getByRole('heading', { level: 2, name: /^(Pictures|Keywords)$/ });
const elsewhere = (page: Page) => page.getByRole('list', { name: 'Elsewhere' }).getByRole('link');

const askedBy = async (page: Page, act: () => Promise<void>) =>
  (await requestsOf(page, act)).map(asked).filter(({ query }) => 'append_to_response' in query);

test.use({ locale: 'de-DE', viewport: { width: 1_280, height: 720 } });
test.beforeEach(({ page }) => noteChecks(page));

for (const { path, append } of [
  { path: '/movie/1001', append: 'external_ids,keywords,images,release_dates' },
  { path: '/tv/1305', append: 'external_ids,keywords,images,content_ratings' },
]) {
  test(`of ${path} nothing more is asked before its place is near, and then once (product.md, Detail: extras)`, async ({
    page,
  }) => {
    await countShifts(page);
    const before = await askedBy(page, async () => {
      await page.goto(path);
      await expect(page.getByRole('list', { name: 'Cast' }).getByRole('link').first()).toBeAttached();
    });
    expect(before).toEqual([]);
    const near = await askedBy(page, async () => {
      await comeToEnd(page);
      await expect(late(page).first()).toBeAttached();
      await page.evaluate(() => scrollTo(0, 0));
      await comeToEnd(page);
    });
    expect(near).toEqual([{ path, query: { append_to_response: append, include_image_language: 'en,null' } }]);
    expect(await shiftsOf(page)).toBeLessThan(0.01);
  });
}

test('links to the pages about it elsewhere, each in a new tab (product.md, Detail: elsewhere)', async ({ page }) => {
  await page.goto('/movie/1001');
  const names = async () => (await elsewhere(page).allTextContents()).slice(0, 3);
  await expect.poll(names).toEqual(['IMDb', 'TMDB', 'Letterboxd']);
  await expect(elsewhere(page).nth(0)).toHaveAttribute('href', /^https:\/\/www\.imdb\.com\/title\/tt\d+\/$/);
  await expect(elsewhere(page).nth(1)).toHaveAttribute('href', 'https://www.themoviedb.org/movie/1001');
  await expect(elsewhere(page).nth(2)).toHaveAttribute('href', 'https://letterboxd.com/tmdb/1001');
  for (const link of await elsewhere(page).all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('of a show IMDb’s comes last, once its number is known', async ({ page }) => {
  await page.goto('/tv/1305');
  await expect(elsewhere(page).filter({ hasText: 'TMDB' })).toBeVisible();
  await expect(elsewhere(page).filter({ hasText: /IMDb|Letterboxd/ })).toHaveCount(0);
  await comeToEnd(page);
  await expect(elsewhere(page).last()).toHaveText('IMDb');
});

for (const code of [404, 401]) {
  test(`that fails with ${code} harms nothing else, and has no heading`, async ({ page, allow }) => {
    allow(new RegExp(String(code)));
    await answerWhere(page, ({ searchParams }) => searchParams.has('append_to_response'), status(code));
    await page.goto('/movie/1001');
    await comeToEnd(page);
    await page.waitForLoadState('networkidle');
    const failure = page.getByText('More about this could not be loaded.');
    await expect(failure).toHaveCount(code === 404 ? 0 : 1);
    await expect(late(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
