import { answerWith, status } from '../provider/faults.ts';
import { willCutNetwork } from '../shared/engine.ts';
import { LOOKUP, expect, test } from '../shared/fixtures.ts';
import { asked, noteChecks, requestsOf } from '../shared/requests.ts';
import { kept } from '../shared/worker.ts';

const PATH = '/tv/1307/season/1';
const CALL = { path: '/tv/1307', query: { append_to_response: 'season/1' } };

test.beforeEach(({ page }) => noteChecks(page));

test.describe('a season', () => {
  test('is asked for with its show, in one call, once in a visit (product.md, Provider calls: seasons)', async ({
    page,
  }) => {
    await page.goto('/about');
    const calls = await requestsOf(page, async () => {
      await page.goto(PATH);
      await page.getByRole('button', { name: 'Seen: S1 E1', exact: true }).click();
      await page.getByRole('navigation', { name: 'Seasons' }).getByRole('link', { name: 'Season 2' }).click();
      await expect(page.getByRole('button', { name: 'Seen: S2 E1', exact: true })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Seen: S1 E1', exact: true })).toBeVisible();
    });
    const ofSeasons = calls.map(asked).filter(({ query }) => query['append_to_response']?.startsWith('season/'));
    expect(ofSeasons).toEqual([CALL, { ...CALL, query: { append_to_response: 'season/2' } }]);
  });

  test('is not asked for by its show’s page, which lists it all the same', async ({ page }) => {
    await page.goto('/about');
    const calls = await requestsOf(page, async () => {
      await page.goto('/tv/1307');
      await page.getByRole('list', { name: 'Seasons' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('list', { name: 'Seasons' }).getByRole('link').first()).toBeVisible();
    });
    expect(
      calls.map(asked).filter(({ path, query }) => path.includes('season') || JSON.stringify(query).includes('season')),
    ).toEqual([]);
  });

  test('that failed can be tried again', async ({ page, allow }) => {
    allow(/401/);
    const mend = await answerWith(page, /\/tv\/1307$/, status(401));
    await page.goto(PATH);
    await expect(page.getByRole('heading', { name: 'Failed to Load Season' })).toBeVisible();
    mend();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'Seen: S1 E1', exact: true })).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a season that is open can be ticked, and the ticks are there with the network (product.md, Shows: season screen)', async ({
    page,
    context,
    allow,
  }) => {
    willCutNetwork(page, allow);
    const tick = (episode: number) => page.getByRole('button', { name: `Seen: S1 E${episode}`, exact: true });
    await page.goto(PATH);
    await expect(tick(1)).toBeVisible();
    await kept(page);
    await context.setOffline(true);
    await context.route(LOOKUP, (route) => route.abort('internetdisconnected'));
    await tick(2).click();
    await expect(page.getByText('S1 E2 marked as seen')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible();
    await context.setOffline(false);
    await context.unroute(LOOKUP);
    await expect(tick(2)).toHaveAttribute('aria-pressed', 'true');
    await expect(tick(1)).toHaveAttribute('aria-pressed', 'false');
  });
});
