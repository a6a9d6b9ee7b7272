import { linkPath } from '../../../src/domain/links/link-path.ts';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
import { pressAction } from '../shared/press-action.ts';
import { noteChecks, requestsOf } from '../shared/requests.ts';
import { restored } from '../shared/toasts.ts';

const IDS = [1_001, 1_002, 1_003];
const watchlist = IDS.map((id) => ({
  id,
  media_type: 'movie',
  title: `Title ${id}`,
  vote_average: 7,
  addedAt: new Date().toISOString(),
}));

test.beforeEach(({ page }) => noteChecks(page));

test('a pick of a list asks nothing, whatever is found in it (product.md, Pick: shown)', async ({ page, kept }) => {
  await kept.plant(page, { [OWN_KEY]: JSON.stringify({ username: 'Ada', watchlist }) });
  await page.goto('/watchlist?find=1002');
  await restored(page);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  const pick = page.getByRole('dialog', { name: 'Pick one for me' });
  const requests = await requestsOf(page, async () => {
    await page.getByRole('button', { name: 'Pick one for me' }).click();
    await expect(pick.getByRole('heading', { name: 'Title 1002' })).toBeVisible();
    await pick.getByRole('button', { name: 'Another' }).click();
    await expect(pick.getByRole('heading', { name: 'Title 1002' })).toBeVisible();
  });
  expect(requests.map((request) => request.url())).toEqual([]);
});

test('a pick of a shared list asks nothing that its cards have asked', async ({ page }) => {
  await page.goto(linkPath({ name: 'Rainy Sundays', titles: IDS.map((id) => ({ media_type: 'movie', id })) }));
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(IDS.length);
  const requests = await requestsOf(page, async () => {
    await pressAction(page.locator('body'), 'Pick one for me');
    await expect(
      page.getByRole('dialog', { name: 'Pick one for me' }).getByRole('heading', { level: 3 }),
    ).toBeVisible();
  });
  expect(requests.map((request) => request.url())).toEqual([]);
});
