import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { launchOptions } from '../../../scripts/find-chromium.mjs';
import { expect, OWN_KEY, test as base } from '../shared/fixtures.ts';
import { KEPT_ENTRIES } from '../shared/kept-entries.ts';
import { portOf, siteOf } from '../shared/sites.ts';
import { LONG, kept } from '../shared/worker.ts';
import { openFront, type Front, type Guard } from './front.ts';

// The site and its provider's data come from one host, which asks for a sign-in. The build asks the fake TMDB by its address: for
// this browser the front is there.
const ORIGIN = siteOf('fakeTmdb');
const OF_PROVIDER = /^\/(?:3|t\/p|ip|vitals|__)\b/;

/** A front, and a browser that finds it in the provider's place. */
interface Signing {
  readonly front: Front;
  readonly chrome: Browser;
}

type Open = (options?: BrowserContextOptions) => Promise<Page>;

// A browser takes its time to start: all tests of a worker have one.
const test = base.extend<{ front: Front; open: Open }, { signing: Signing }>({
  signing: [
    async ({ playwright }, provide) => {
      const front = await openFront((path) => (OF_PROVIDER.test(path) ? ORIGIN : siteOf('tmdb')));
      const { args, ...options } = launchOptions();
      const rule = `--host-resolver-rules=MAP localhost:${portOf('fakeTmdb')} 127.0.0.1:${front.port}`;
      const chrome = await playwright.chromium.launch({
        ...options,
        args: [...args.filter((arg) => !arg.includes('resolver')), rule],
      });
      await provide({ front, chrome });
      await chrome.close();
      front.close();
    },
    { scope: 'worker' },
  ],
  front: async ({ signing: { front } }, provide) => {
    front.guard = () => false;
    await provide(front);
  },
  open: async ({ signing: { chrome } }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options = {}) => {
      const context = await chrome.newContext({ serviceWorkers: 'allow', reducedMotion: 'reduce', ...options });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

const posters = (page: Page) => page.getByRole('list', { name: 'Trending Now' }).locator('img');
const widthOfFirst = (page: Page) =>
  posters(page)
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth);

const SENTENCE = 'Your sign-in at this site has ended. Reload to sign in again.';
const SESSION = { name: 'session', value: '1', url: ORIGIN };
const LOGIN = '<!doctype html><title>Sign in</title><h1>Sign in</h1>';
const isSignedIn: Guard = ({ headers }) => headers.cookie?.includes('session=1') === true;

/** Until what says that a sign-in has ended is there, with the code that every visit runs. */
const sayerCame = async (page: Page) => {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/late-[^/]*\.js$/.test(name)),
  );
  await page.waitForLoadState('networkidle');
};

/** How hosts ask for a sign-in. */
const WAYS: Readonly<Record<string, Guard>> = {
  'a redirect to a page of its own': ({ url = '' }, response) => {
    if (url === '/login') response.writeHead(200, { 'Content-Type': 'text/html' }).end(LOGIN);
    else response.writeHead(302, { Location: '/login' }).end();
    return true;
  },
  'a redirect to another host': (request, response) => {
    if (request.headers.host?.startsWith('127.0.0.1')) {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(LOGIN);
      return true;
    }
    response.writeHead(302, { Location: `http://127.0.0.1:${request.socket.localPort}/login` }).end();
    return true;
  },
  'a refusal of its own kind for data': ({ headers }, response) => {
    if (headers.accept?.includes('json'))
      response.writeHead(401, { 'Content-Type': 'application/json' }).end('{"message":"Unauthorized"}');
    else response.writeHead(401, { 'Content-Type': 'text/html' }).end(LOGIN);
    return true;
  },
  'a refusal': (_request, response) => {
    response.writeHead(401, { 'Content-Type': 'text/html' }).end(LOGIN);
    return true;
  },
  'a page in place of all that is asked': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(LOGIN);
    return true;
  },
};

/** Screens, and what a busy provider refuses of them. */
const BUSY: readonly (readonly [path: string, busy: RegExp])[] = [
  ['/movie', /^\/3\/discover/],
  ['/movie/27205', /^\/3\/movie\/27205/],
  ['/', /^\/3\/configuration/],
];

// product.md, Errors and retry: signed out; Provider calls: headers.
test.describe('behind a sign-in', () => {
  test('by Basic auth, the site starts, and has its pictures at the second visit too', async ({ open, front }) => {
    front.guard = ({ headers }, response) => {
      if (headers.authorization?.startsWith('B')) return false;
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="Films"' }).end();
      return true;
    };
    const page = await open({ httpCredentials: { username: 'ada', password: 'right' } });
    await page.goto(ORIGIN);
    await expect.poll(() => widthOfFirst(page), LONG).toBeGreaterThan(0);
    await kept(page);
    await page.evaluate(() => caches.delete('matinee-pictures'));
    await page.goto(`${ORIGIN}/about`);
    await page.goto(ORIGIN);
    await expect.poll(() => widthOfFirst(page), LONG).toBeGreaterThan(0);
  });

  for (const [way, ask] of Object.entries(WAYS)) {
    test(`that has ended and asks by ${way}, a failed start says so, and its button leads to the sign-in`, async ({
      open,
      front,
    }) => {
      front.guard = (request, response) => !isSignedIn(request, response) && ask(request, response);
      const page = await open();
      await page.context().addCookies([SESSION]);
      await page.goto(ORIGIN);
      await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible(LONG);
      await kept(page);
      await page.context().clearCookies();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Failed to Load Matinee' })).toBeVisible(LONG);
      await expect(page.getByText('TMDB API is not accessible in your browser. Please use chrome.')).toBeVisible();
      await expect(page.getByText(SENTENCE)).toBeVisible();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible(LONG);

      await page.context().addCookies([SESSION]);
      await page.goto(ORIGIN);
      await expect(page.getByRole('heading', { name: 'Trending Now' })).toBeVisible(LONG);
    });
  }

  for (const [way, ask] of Object.entries(WAYS)) {
    for (const [serviceWorkers, what] of [
      ['allow', 'what is asked for next'],
      ['block', 'code without a worker'],
    ] as const) {
      test(`that ends while the app is in use and asks by ${way}, ${what} fails, says so and leads to the sign-in`, async ({
        open,
        front,
      }) => {
        front.guard = (request, response) => !isSignedIn(request, response) && ask(request, response);
        const page = await open({ serviceWorkers });
        await page.context().addCookies([SESSION]);
        await page.goto(ORIGIN);
        await expect(page.getByRole('list', { name: 'Trending Now' }).getByRole('link').first()).toBeVisible(LONG);
        await (serviceWorkers === 'allow' ? kept(page) : sayerCame(page));
        await page.getByRole('button', { name: 'Skip' }).click();
        // Its code comes with the press.
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.context().clearCookies();
        await page.getByRole('banner').getByRole('link', { name: 'Movies' }).click();
        const heading = serviceWorkers === 'allow' ? 'Failed to Load Movies' : 'Something went wrong';
        await expect(page.getByRole('heading', { name: heading })).toBeVisible(LONG);
        await expect(page.getByText(SENTENCE)).toBeVisible(LONG);
        await page.getByRole('button', { name: /Try Again|Refresh Page/ }).click();
        await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible(LONG);
      });
    }
  }

  for (const [path, busy] of BUSY) {
    // The ways are told apart in one place: each is tried on one screen, and the other screens by one of them.
    for (const [way, ask] of Object.entries(WAYS).slice(0, path === '/movie' ? undefined : 1)) {
      // product.md, Errors and retry: asked again.
      test(`that ends while a busy provider is waited for and asks by ${way}, what is asked once more on ${path} says so`, async ({
        open,
        front,
      }) => {
        let hasEnded = false;
        front.guard = (request, response) => {
          if (hasEnded) return ask(request, response);
          if (!busy.test(request.url ?? '')) return false;
          response.writeHead(429, { 'Retry-After': '61' }).end();
          return true;
        };
        const page = await open();
        await KEPT_ENTRIES.local.plant(page.context(), { [OWN_KEY]: JSON.stringify({ username: 'Ada' }) });
        await page.goto(`${ORIGIN}/about`);
        await kept(page);
        await page.clock.install();
        await page.goto(ORIGIN + path);
        await expect(page.getByText('The provider is busy.').first()).toBeVisible(LONG);
        hasEnded = true;
        await page.clock.fastForward(62_000);
        await expect(page.getByText(SENTENCE).first()).toBeVisible(LONG);
        await expect(page.getByText('The provider is busy.')).toHaveCount(0);
        await page.getByRole('button', { name: 'Try Again' }).first().click();
        await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible(LONG);
      });
    }
  }
});
