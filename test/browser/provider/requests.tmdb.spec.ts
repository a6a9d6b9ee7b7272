import { expect, test } from '../shared/fixtures.ts';
import { asked, byPath, noteChecks, requestsOf } from '../shared/requests.ts';
import { loadedRow } from '../shared/rows.ts';
import { siteOf } from '../shared/sites.ts';
import { TOKEN } from '../shared/token.ts';

test.beforeEach(({ page }) => noteChecks(page));

test('startup and home ask in their order (product.md, Startup: order)', async ({ page }) => {
  const requests = await requestsOf(page, async () => {
    await page.goto('/');
    await expect(loadedRow(page, 'On The Air')).toBeAttached();
  });
  const [health, ...rest] = requests.map(asked);
  expect(health).toEqual({ path: '/configuration', query: {} });
  expect(rest.slice(0, 2).toSorted(byPath)).toEqual([
    { path: '/configuration', query: {} },
    { path: '/trending/all/week', query: {} },
  ]);
  expect(rest.slice(2).toSorted(byPath)).toEqual(
    [
      '/movie/now_playing',
      '/movie/top_rated',
      '/movie/upcoming',
      '/tv/airing_today',
      '/tv/on_the_air',
      '/tv/popular',
    ].map((path) => ({ path, query: {} })),
  );
});

test('the connection is tested about 1 second after the start (product.md, Provider calls: health check)', async ({
  page,
}) => {
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

  // product.md, Provider calls: headers.
  test('every request carries the token and asks for JSON, fresh and without credentials', async ({
    page,
    request,
  }) => {
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
