import type { Page } from '@playwright/test';
import { willCutNetwork } from '../shared/engine.ts';
import { expect, LOOKUP, OWN_KEY, test } from '../shared/fixtures.ts';
import { asked, noteChecks, requestsOf } from '../shared/requests.ts';
import { restored } from '../shared/toasts.ts';
import { kept as keptForOffline } from '../shared/worker.ts';

const seen = (id: number, ...days: readonly string[]) => ({
  id,
  media_type: 'movie',
  title: `Title ${id}`,
  release_date: '1994-05-06',
  seenAt: days[0],
  ...(days.length > 1 && { viewings: Object.fromEntries(days.map((day) => [day, {}])) }),
});

/** Two of 2025, one of them twice, and one of the year before. */
const BUNDLE = {
  [OWN_KEY]: JSON.stringify({
    username: 'Ada',
    marks: [seen(1001, '2025-11-20', '2025-03-14'), seen(1002, '2025-05-05'), seen(1003, '2024-02-29')],
  }),
};

const hours = (page: Page) => page.getByText(/^hours?(, of \d of \d known)?$/);

/** What every screen asks for at its start, and the names of genres. */
const OF_ALL = /^\/(?:configuration|genre|trending)\b/;

test('the diary asks about no title, and a year about each of its own once (product.md, Diary: months) (product.md, Your year: asked)', async ({
  page,
  kept,
}) => {
  noteChecks(page);
  await kept.plant(page, BUNDLE);
  const askedOn = async (path: string, known: () => Promise<void>) => {
    const requests = await requestsOf(page, async () => {
      await page.goto(path);
      await restored(page);
      await known();
    });
    const paths = requests.map((request) => asked(request).path).filter((each) => !OF_ALL.test(each));
    return paths.toSorted((a, b) => a.localeCompare(b));
  };
  const ofDiary = await askedOn('/diary', () =>
    expect(page.getByRole('heading', { name: 'November 2025' })).toBeVisible(),
  );
  expect(ofDiary).toEqual([]);
  const allKnown = () => expect(hours(page).first()).toHaveText('hours');
  expect(await askedOn('/year/2025', allKnown)).toEqual(['/movie/1001', '/movie/1002']);
  // What is known is not asked for again.
  expect(await askedOn('/year/2025', allKnown)).toEqual([]);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a year says what it knows, and of how much (product.md, Your year: asked) (product.md, Your year: hours)', async ({
    page,
    context,
    kept,
    allow,
  }) => {
    willCutNetwork(page, allow);
    const cut = /\/3\/movie\/1002/;
    await context.route(cut, (route) => route.abort('internetdisconnected'));
    await kept.plant(context, BUNDLE);
    await page.goto('/year/2025');
    await expect(hours(page).first()).toHaveText('hours, of 2 of 3 known');
    await keptForOffline(page);
    await page.close();

    await context.setOffline(true);
    await context.route(LOOKUP, (route) => route.abort('internetdisconnected'));
    const offline = await context.newPage();
    await offline.goto('/year/2025');
    await expect(offline.getByText('You are offline: these figures are what this device knows.')).toBeVisible();
    await expect(hours(offline).first()).toHaveText('hours, of 2 of 3 known');
    await expect(offline.getByRole('link', { name: /^3\s*films, 1 of them again$/ })).toBeVisible();
    await expect(offline.getByRole('img', { name: 'Films by month: March 1, the most' })).toBeVisible();
    await offline.getByRole('link', { name: /^3\s*films/ }).click();
    await expect(offline.getByRole('heading', { name: 'November 2025' })).toBeVisible();
  });
});
