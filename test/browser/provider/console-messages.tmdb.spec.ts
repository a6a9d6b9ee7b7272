import type { Page } from '@playwright/test';
import { expect, LOOKUP, stubTrailers, test } from '../shared/fixtures.ts';
import { portOf } from '../shared/sites.ts';
import { TOKEN } from '../shared/token.ts';

const CORS = { 'access-control-allow-origin': '*' };
const ofProvider = (path: RegExp) => (url: URL) => url.port === portOf('fakeTmdb') && path.test(url.pathname);

// A page that is closed may still be asking.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** The site as if it had been built with this token. */
const withToken = (page: Page, token: string) =>
  page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(TOKEN, token) });
  });

const abort = (page: Page, path: RegExp) =>
  page.route(ofProvider(path), (route) => (route.request().method() === 'OPTIONS' ? route.fallback() : route.abort()));

/** What the app writes of itself, where no test makes by hand what is to write it. */
const SAID: readonly {
  readonly rule: string;
  readonly name: string;
  readonly type: 'error' | 'warning';
  readonly text: RegExp;
  /** More than once where more than one call fails. */
  readonly isOnce?: boolean;
  readonly arrange: (page: Page) => Promise<unknown>;
  readonly act?: (page: Page) => Promise<unknown>;
}[] = [
  ...['', 'your_tmdb_read_access_token_here'].map(
    (token) =>
      ({
        rule: 'Errors and retry: logged causes',
        name: `a missing token, ${token ? 'the placeholder' : 'empty'}`,
        type: 'error',
        text: /API token is not configured/,
        isOnce: true,
        arrange: (page: Page) => withToken(page, token),
      }) as const,
  ),
  {
    rule: 'Errors and retry: logged causes',
    name: 'a failure without a status',
    type: 'warning',
    text: /Network error on \/tv\/popular: TMDB cannot be reached/,
    arrange: (page) => abort(page, /\/tv\/popular$/),
  },
  {
    rule: 'Errors and retry: logged causes',
    name: 'a timeout',
    type: 'warning',
    text: /TMDB took too long to answer \/tv\/popular\. Refreshing may help/,
    arrange: async (page) => {
      // The browser's own timeouts take no notice of a clock of the test's.
      await page.addInitScript(() => {
        AbortSignal.timeout = () => {
          const late = new AbortController();
          setTimeout(() => late.abort(new DOMException('', 'TimeoutError')), 2_000);
          return late.signal;
        };
      });
      await page.route(ofProvider(/\/tv\/popular$/), () => undefined);
    },
  },
  {
    rule: 'Startup: trending failure',
    name: 'trending that fails at startup',
    type: 'warning',
    text: /Trending could not be loaded at startup/,
    isOnce: true,
    arrange: (page) => abort(page, /\/trending\/all\/week$/),
  },
  {
    rule: 'Startup: configuration failure',
    name: 'a configuration that fails',
    type: 'error',
    text: /The configuration could not be loaded/,
    arrange: async (page) => {
      // Health needs a status alone.
      await page.route(ofProvider(/\/configuration$/), (route) =>
        route.request().method() === 'OPTIONS' ? route.fallback() : route.fulfill({ headers: CORS, body: 'no JSON' }),
      );
    },
  },
  {
    rule: 'Identity: lookup failure',
    name: 'a service for addresses that fails',
    type: 'warning',
    text: /No public address came from/,
    isOnce: true,
    arrange: (page) => page.route(LOOKUP, (route) => route.abort()),
  },
  {
    rule: 'Detail: share',
    name: 'a share sheet that fails',
    type: 'warning',
    text: /The link could not be shared/,
    isOnce: true,
    arrange: (page) =>
      page.addInitScript(() => {
        navigator.share = () => Promise.reject(new Error('refused'));
      }),
    act: async (page) => {
      await page.goto('/movie/1001');
      await page.getByRole('button', { name: 'Share', exact: true }).click();
    },
  },
  {
    rule: 'Report: ways',
    name: 'an error that a visitor reports',
    type: 'error',
    text: /A visitor reports an error/,
    isOnce: true,
    arrange: async () => undefined,
    act: async (page) => {
      await page.goto('/no/such/place');
      await page.getByRole('button', { name: 'Report This Error' }).click();
    },
  },
];

for (const { rule, name, type, text, isOnce, arrange, act } of SAID) {
  test(`the console is told of ${name} (product.md, ${rule})`, async ({ page, allow }) => {
    allow(/./);
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === type && text.test(message.text())) said.push(message.text());
    });
    await stubTrailers(page);
    await arrange(page);
    await page.goto('/');
    await act?.(page);
    await expect.poll(() => said.length, { timeout: 20_000 }).toBeGreaterThan(0);
    if (isOnce) expect(said).toHaveLength(1);
  });
}

test('a report of a startup that failed has what nothing had caught (product.md, Report: failures)', async ({
  page,
  allow,
}) => {
  allow(/./);
  await withToken(page, '');
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Something is wrong?' });
  await expect(open).toBeVisible();
  const report = page.getByRole('dialog', { name: 'Something is wrong?' });
  await open.click();
  await expect(report.getByRole('textbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('of this test');
    });
  });
  await open.click();
  await expect(report.getByRole('textbox')).toHaveValue(/TypeError/);
});
