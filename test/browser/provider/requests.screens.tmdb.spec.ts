import { expect, test } from '../shared/fixtures.ts';
import { asked, byPath, noteChecks, requestsOf, type Asked } from '../shared/requests.ts';
import { firstOfRow } from '../shared/rows.ts';

test.beforeEach(({ page }) => noteChecks(page));

const DISCOVER = {
  page: '1',
  sort_by: 'popularity.desc',
  include_adult: 'false',
  include_video: 'false',
  language: 'en-US',
};

// product.md, Provider calls: discover. product.md, Provider calls: plain lists. product.md, Provider calls: genres.
const EXPLORE: readonly (readonly [path: string, asked: readonly Asked[]])[] = [
  [
    '/movie',
    [
      { path: '/discover/movie', query: DISCOVER },
      { path: '/genre/movie/list', query: {} },
    ],
  ],
  [
    '/tv',
    [
      { path: '/discover/tv', query: DISCOVER },
      { path: '/genre/tv/list', query: {} },
    ],
  ],
  [
    '/awards',
    [
      { path: '/discover/movie', query: { ...DISCOVER, 'vote_average.gte': '8', 'vote_count.gte': '1000' } },
      { path: '/genre/movie/list', query: {} },
    ],
  ],
  ['/trending', [{ path: '/trending/all/week', query: { page: '1' } }]],
  ['/top-rated', [{ path: '/movie/top_rated', query: { page: '1' } }]],
  ['/coming-soon', [{ path: '/movie/upcoming', query: { page: '1' } }]],
  [
    '/movie?sort=release_date.asc&genre=18',
    [
      { path: '/discover/movie', query: { ...DISCOVER, sort_by: 'primary_release_date.asc', with_genres: '18' } },
      { path: '/genre/movie/list', query: {} },
    ],
  ],
];

for (const [path, expected] of EXPLORE) {
  test(`${path} asks for its page and its genres`, async ({ page }) => {
    const requests = await requestsOf(page, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toBeVisible();
    });
    // Startup's three come first.
    const screen = requests.slice(3).map(asked);
    const pageOne = screen.filter(({ query }) => query['page'] === undefined || query['page'] === '1');
    expect(pageOne.toSorted(byPath)).toEqual(expected);
  });
}

test('a title asks for its five parts, and for where it can be watched once that is near (product.md, Provider calls: detail)', async ({
  page,
}) => {
  await page.goto('/');
  const card = await firstOfRow(page, 'Top Rated Movies');
  const path = (await card.getAttribute('href')) ?? '';
  const requests = await requestsOf(page, async () => {
    await card.click();
    // It has cards once it is near.
    await page.getByRole('heading', { name: 'More Like This' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('list', { name: 'More Like This' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Cast' }).getByRole('link').first()).toBeVisible();
    const watch = page.getByRole('region', { name: 'Where to watch' });
    await expect(watch.getByRole('button', { name: 'United States, no services' })).toBeAttached();
    // The country is there before its offers are asked for.
    await expect(watch.locator('dl')).toBeAttached();
    await expect(watch.locator('[aria-busy=true]')).toHaveCount(0);
  });
  expect(requests.map(asked).toSorted(byPath)).toEqual(
    ['', '/credits', '/recommendations', '/similar', '/videos', '/watch/providers'].map((part) => ({
      path: `${path}${part}`,
      query: {},
    })),
  );
});

// product.md, Provider calls: search.
test('a search asks with query and page, and not for texts that are outdated', async ({ page }) => {
  await page.clock.install();
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'Start Searching' })).toBeVisible();
  const requests = await requestsOf(page, async () => {
    // However slow this machine: the four keys come within the typing pause.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('searchbox').pressSequentially('anne');
    await page.clock.resume();
    await expect(page.getByText(/results (found )?for "anne"$/)).toBeVisible();
  });
  expect(requests.map(asked)).toEqual([{ path: '/search/multi', query: { query: 'anne', page: '1' } }]);
  for (const [tab, kind] of [
    ['Movies', 'movie'],
    ['TV Shows', 'tv'],
    ['People', 'person'],
  ] as const) {
    const more = await requestsOf(page, async () => {
      const request = page.waitForRequest((asking) => asking.url().includes(`/search/${kind}`));
      await page.getByRole('tab', { name: tab }).click();
      await request;
    });
    expect(more.map(asked)).toEqual([{ path: `/search/${kind}`, query: { query: 'anne', page: '1' } }]);
  }
});
