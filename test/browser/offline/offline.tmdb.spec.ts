import { expectNoFindings } from '../shared/axe.ts';
import { willCutNetwork } from '../shared/engine.ts';
import { LOOKUP, expect, test } from '../shared/fixtures.ts';
import { saveFirstCard } from '../shared/storage.ts';
import { TOKEN } from '../shared/token.ts';
import { kept } from '../shared/worker.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network, home says what is possible, lists are there, and TMDB is back with the network', async ({
  page,
  context,
  allow,
}) => {
  willCutNetwork(page, allow);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
  const name = await saveFirstCard(page);
  await expect(page.getByText('Added to watchlist')).toBeVisible();
  await kept(page);
  const entries = await page.evaluate(async () => {
    const found: string[] = [];
    for (const each of await caches.keys()) {
      const cache = await caches.open(each);
      for (const request of await cache.keys()) found.push(JSON.stringify([request.url, [...request.headers]]));
    }
    return found;
  });
  expect(entries.filter((entry) => entry.includes(TOKEN) || /authorization|\/3\//i.test(entry))).toEqual([]);
  await page.close();

  await context.setOffline(true);
  await context.route(LOOKUP, (route) => route.abort('internetdisconnected'));
  const offline = await context.newPage();
  await offline.goto('/');
  await expect(offline.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible();
  await expectNoFindings(offline);
  await offline.getByRole('main').getByRole('link', { name: 'Watchlist' }).click();
  await expect(offline.getByText('1 item saved to watch later')).toBeVisible();
  await expect(offline.getByRole('heading', { name })).toBeVisible();
  await expect(offline.getByText("You're offline. Your lists are still here.")).toBeVisible();
  await offline.goBack();
  await expect(offline.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible();
  await context.setOffline(false);
  await expect(offline.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
});
