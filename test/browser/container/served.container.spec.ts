import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { builtSite } from '../shared/built-site.ts';
import { LOOKUP, VITALS_URL, expect, test } from '../shared/fixtures.ts';
import { siteOf } from '../shared/sites.ts';
import { TOKEN } from '../shared/token.ts';

const FAKE_TMDB = siteOf('fakeTmdb');
const OTHER_LOOKUP = 'https://ip.example/json?x=1';

interface Expected {
  readonly base: string;
  readonly preview: string;
  readonly connect: readonly string[];
  /** What the page says only where the container was told. */
  readonly more: object;
}

/** What the page of each container says, by the projects' names: what test/playwright.config.ts tells it, and all else by default. */
const EXPECTED: Readonly<Record<string, Expected>> = {
  container: {
    base: '/',
    preview: '/link-preview.png',
    connect: [FAKE_TMDB],
    more: { ipLookupUrls: [LOOKUP] },
  },
  containerInFolder: {
    base: '/matinee/',
    preview: '/matinee/link-preview.png',
    connect: [FAKE_TMDB],
    more: { ipLookupUrls: [LOOKUP] },
  },
  containerWithAll: {
    base: '/',
    preview: 'https://matinee.example/link-preview.png',
    connect: [FAKE_TMDB, 'https://ip.example'],
    more: {
      ipLookupUrls: [LOOKUP, OTHER_LOOKUP],
      vitalsUrl: VITALS_URL,
      devicesUrl: '/devices/',
      hostLinks: [
        { label: 'Imprint', href: 'https://example.org/imprint' },
        { label: '"Über" <b>uns</b>', href: '/licences.txt' },
        { label: 'צור קשר', href: 'mailto:films@example.org' },
      ],
      requestUrl: 'https://requests.example/films/',
    },
  },
};

const expectedHere = (): Expected => {
  const expected = EXPECTED[test.info().project.name];
  if (!expected) throw new Error('This project is no container.');
  return expected;
};

const sourcesIn = (policy: string, directive: string): readonly string[] =>
  [...new Set(new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [])].toSorted();

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page as it comes, before its script has run. */
const rawPage = async (page: Page) => {
  const response = await page.request.get('./');
  const html = await response.text();
  const [, meta = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return { html, policies: [meta, response.headers()['content-security-policy'] ?? ''] };
};

test('the page says its configuration, as data', async ({ page }) => {
  const { base, preview, more } = expectedHere();
  const { html } = await rawPage(page);
  const [, settings = ''] = /<script type="application\/json" data-settings>(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(settings)).toEqual({
    base,
    apiUrl: `${base}tmdb/3`,
    imageUrl: `${base}tmdb-images/t/p/`,
    ...more,
  });
  expect(html).toContain(`property="og:image" content="${preview}"`);
});

test('its policy is that of its configuration, in the page and in the header', async ({ page }) => {
  const { connect } = expectedHere();
  const { policies } = await rawPage(page);
  for (const policy of policies) {
    expect(sourcesIn(policy, 'connect-src')).toEqual(["'self'", ...connect].toSorted());
    expect(sourcesIn(policy, 'img-src')).toEqual(["'self'"]);
    expect(policy).not.toMatch(/unsafe|\*/);
  }
});

test('nothing inline is in the page but what its policy names', async ({ page }) => {
  const { html, policies } = await rawPage(page);
  const inline = (element: RegExp) => Array.from(html.matchAll(element), ([, text = '']) => hashOf(text));
  const scripts = inline(/<script>([^]*?)<\/script>/g);
  const styles = inline(/<style>([^]*?)<\/style>/g);
  expect([scripts.length, styles.length]).toEqual([1, 1]);
  for (const policy of policies) {
    expect(sourcesIn(policy, 'script-src')).toEqual(["'self'", ...scripts].toSorted());
    expect(sourcesIn(policy, 'style-src')).toEqual(["'self'", ...styles].toSorted());
  }
  const tags = html.replaceAll(/<(script|style)[^>]*>[^]*?<\/\1>/g, '');
  expect(tags).not.toMatch(/<[^>]+\s(style|on\w+)=/);
});

test('no file that visitors can get has a token, a place that is not filled, or what speaks to hosts', async ({
  page,
  request,
}) => {
  const site = new Map(await builtSite(request));
  for (const path of ['/sw.js', '/manifest.webmanifest', '/gallery.html', '/licences.txt']) {
    site.set(path, await (await request.get(`.${path}`)).text());
  }
  expect(site.size).toBeGreaterThan(20);
  for (const [path, text] of site) {
    expect(text.includes(TOKEN), `the token in ${path}`).toBe(false);
    expect(text.includes('__MATINEE'), `a place in ${path}`).toBe(false);
  }
  for (const path of ['_settings', '_headers', '_nginx.conf', '_folder.conf', 'index.html.gz', 'index.html.br'])
    expect((await request.get(path)).status(), path).toBe(404);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(await page.content()).not.toContain(TOKEN);
});

test('all that a visit asks for is the site, or configured', async ({ page, baseURL }) => {
  const { base } = expectedHere();
  const asked: string[] = [];
  page.on('request', (each) => asked.push(each.url()));
  for (const path of ['/', '/movie', '/movie/1001', '/watchlist', '/pair']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const known = [new URL(base, baseURL).href, LOOKUP, VITALS_URL];
  expect(asked.filter((url) => !known.some((each) => url.startsWith(each)))).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('its worker opens the page, and knows its screens', async ({ page, context, allow }) => {
    test.slow();
    allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
      .toBe('activated');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toMatch(
      new RegExp(`:\\d+${expectedHere().base}$`),
    );
    await context.setOffline(true);
    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'About Matinee' })).toBeVisible({ timeout: 20_000 });
  });
});
