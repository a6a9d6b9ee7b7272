import { answerWith, status } from '../provider/faults.ts';
import { expect, test } from '../shared/fixtures.ts';
import { asked, noteChecks, requestsOf } from '../shared/requests.ts';

const PATH = '/franchise/9107';
const CALL = { path: '/collection/9107', query: {} };

test.beforeEach(({ page }) => noteChecks(page));

test.describe('a series of movies', () => {
  test('is asked for once in a visit, in one call (product.md, Provider calls: franchise)', async ({ page }) => {
    await page.goto('/about');
    const calls = await requestsOf(page, async () => {
      await page.goto(PATH);
      await expect(page.getByText('0 of 3 seen')).toBeVisible();
      const first = page.getByRole('list', { name: 'The Parish Heist Collection' }).getByRole('link').first();
      await expect(first).toHaveText('Six Vicars and a Van');
      await first.click();
      await expect(page.getByRole('button', { name: 'Watch Now' })).toBeVisible();
      await page.goBack();
      await expect(page.getByText('0 of 3 seen')).toBeVisible();
    });
    expect(calls.map(asked).filter(({ path }) => path.startsWith('/collection'))).toEqual([CALL]);
  });

  test('that failed can be tried again', async ({ page, allow }) => {
    allow(/401/);
    const mend = await answerWith(page, /\/collection\//, status(401));
    await page.goto(PATH);
    await expect(page.getByRole('heading', { name: 'Failed to Load Franchise' })).toBeVisible();
    mend();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('0 of 3 seen')).toBeVisible();
  });
});
