import { builtSite } from '../shared/built-site.ts';
import { LOOKUP, expect, test } from '../shared/fixtures.ts';
import { siteOf } from '../shared/sites.ts';
import { TOKEN } from '../shared/token.ts';

const IMAGES = `${siteOf('fakeTmdb')}/t/p/`;

test('a site that asks TMDB through its own host knows no token, and asks nobody else for data', async ({
  page,
  baseURL,
}) => {
  const own = `${baseURL ?? ''}/`;
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(request.url());
    expect(request.headers()).not.toHaveProperty('authorization');
  });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.goto('/search?q=an');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

  const paths = asked.filter((url) => url.startsWith(`${own}tmdb/`)).map((url) => url.slice(`${own}tmdb`.length));
  expect(paths.slice(0, 3)).toEqual(['/3/configuration', '/3/configuration', '/3/trending/all/week']);
  expect(paths.some((path) => path.startsWith('/3/search/'))).toBe(true);
  expect(asked.filter((url) => ![own, IMAGES, LOOKUP].some((known) => url.startsWith(known)))).toEqual([]);

  const site = await builtSite(page.request);
  expect(site.size).toBeGreaterThan(20);
  const built = [...site.values()].join('\n');
  expect(built).toContain('/tmdb/3');
  expect(built).not.toContain(TOKEN);
  expect(built).not.toContain('not-to-be-built-in');
});

test('an answer that is kept needs no TMDB', async ({ page, request }) => {
  const searched = async () => {
    const log = (await (await request.get(`${siteOf('fakeTmdb')}/__requests`)).json()) as readonly {
      readonly query: Readonly<Record<string, string>>;
    }[];
    return log.filter(({ query }) => query['query'] === 'kept for all').length;
  };
  for (const _ of [1, 2]) {
    await page.goto('/search?q=kept+for+all');
    await expect(page.getByText('No results found for "kept for all"')).toBeVisible();
  }
  expect(await searched()).toBe(1);
});
