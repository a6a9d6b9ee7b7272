import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { portOf, siteOf } from './sites.ts';
import { TOKEN } from './token.ts';

interface Asked {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

const isCheck = new WeakSet<Request>();

/** Of a page's requests for the configuration two belong to startup; a further one is the connection test. */
test.beforeEach(({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (!request.url().endsWith('/3/configuration') || request.method() === 'OPTIONS') return;
    asked += 1;
    if (asked > 2) isCheck.add(request);
  });
});

/** The API requests that `act` causes, preflights and the connection test left out. */
const requestsOf = async (page: Page, act: () => Promise<void>): Promise<readonly Request[]> => {
  const requests: Request[] = [];
  const note = (request: Request) => {
    const { port, pathname } = new URL(request.url());
    if (port === portOf('fakeTmdb') && pathname.startsWith('/3/') && request.method() !== 'OPTIONS' && !isCheck.has(request)) requests.push(request);
  };
  page.on('request', note);
  await act();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return requests;
};

const asked = (request: Request): Asked => {
  const { pathname, searchParams } = new URL(request.url());
  return { path: pathname.replace('/3', ''), query: Object.fromEntries(searchParams) };
};

const byPath = (a: Asked, b: Asked) => a.path.localeCompare(b.path);

test('startup and home ask as the spec says, in its order', async ({ page }) => {
  const requests = await requestsOf(page, async () => {
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'On The Air' }).getByRole('link').first()).toBeAttached();
  });
  const [health, ...rest] = requests.map(asked);
  expect(health).toEqual({ path: '/configuration', query: {} });
  expect(rest.slice(0, 2).toSorted(byPath)).toEqual([
    { path: '/configuration', query: {} },
    { path: '/trending/all/week', query: {} },
  ]);
  expect(rest.slice(2).toSorted(byPath)).toEqual(
    ['/movie/now_playing', '/movie/top_rated', '/movie/upcoming', '/tv/airing_today', '/tv/on_the_air', '/tv/popular'].map(
      (path) => ({ path, query: {} }),
    ),
  );
});

test('the connection is tested about 1 second after the start (spec section 7)', async ({ page }) => {
  const askedAt: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/3/configuration') && request.method() !== 'OPTIONS') askedAt.push(Date.now());
  });
  await page.goto('/');
  await expect.poll(() => askedAt.length).toBe(3);
  const [, second = 0, third = 0] = askedAt;
  expect(third - second).toBeGreaterThan(700);
  await page.waitForTimeout(1_500);
  expect(askedAt).toHaveLength(3);
});

/** Tells this page's requests from those of the tests beside it, some of which have their requests sent elsewhere or cut off. */
const NAME = 'Matinee, counting its requests';

interface Arrived {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

test.describe('as they arrive at the provider', () => {
  test.use({ userAgent: NAME });

  test('every request carries the token and asks for JSON, fresh and without credentials', async ({ page, request }) => {
    await page.goto('/movie');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    const log = (await (await request.get(`${siteOf('fakeTmdb')}/__requests`)).json()) as readonly Arrived[];
    const arrived = log.filter(({ headers }) => headers['user-agent'] === NAME);
    expect(arrived.length).toBeGreaterThan(3);
    for (const { method, path, query, headers } of arrived) {
      expect(method, path).toBe('GET');
      expect(headers, path).toMatchObject({ authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' });
      expect(headers, path).toMatchObject({ accept: 'application/json', 'cache-control': 'no-cache' });
      expect(headers, path).not.toHaveProperty('cookie');
      expect(JSON.stringify(query), path).not.toContain('Bearer');
    }
  });
});

const DISCOVER = { page: '1', sort_by: 'popularity.desc', include_adult: 'false', include_video: 'false', language: 'en-US' };

const EXPLORE: readonly (readonly [path: string, asked: readonly Asked[]])[] = [
  ['/movie', [{ path: '/discover/movie', query: DISCOVER }, { path: '/genre/movie/list', query: {} }]],
  ['/tv', [{ path: '/discover/tv', query: DISCOVER }, { path: '/genre/tv/list', query: {} }]],
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
  test(`${path} asks as the spec says`, async ({ page }) => {
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

test('a title asks for its five parts', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('list', { name: 'Top Rated Movies' }).getByRole('link').first();
  const path = (await card.getAttribute('href')) ?? '';
  const requests = await requestsOf(page, async () => {
    await card.click();
    await expect(page.getByRole('list', { name: 'More Like This' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Cast' }).getByRole('link').first()).toBeVisible();
  });
  expect(requests.map(asked).toSorted(byPath)).toEqual(
    ['', '/credits', '/recommendations', '/similar', '/videos'].map((part) => ({ path: `${path}${part}`, query: {} })),
  );
});

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
  for (const [tab, kind] of [['Movies', 'movie'], ['TV Shows', 'tv'], ['People', 'person']] as const) {
    const more = await requestsOf(page, async () => {
      const request = page.waitForRequest((asking) => asking.url().includes(`/search/${kind}`));
      await page.getByRole('tab', { name: tab }).click();
      await request;
    });
    expect(more.map(asked)).toEqual([{ path: `/search/${kind}`, query: { query: 'anne', page: '1' } }]);
  }
});
