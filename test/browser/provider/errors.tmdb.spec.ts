import type { Page } from '@playwright/test';
import { expect, test } from '../shared/fixtures.ts';
import { portOf } from '../shared/sites.ts';
import { answerWhere, status } from './faults.ts';

const NETWORK = 'Network Issue: Check your internet connection';
const TIMEOUT = 'Request Timeout: Server is taking too long to respond';
const EXPLORE = [0, 1_000, 3_000, 6_000];
const HELPER = [0, 1_000, 3_000, 7_000];
/** Each attempt is given up after 10 s, of home after 15 s (product.md, Provider calls: home). */
const SILENT_LISTING = [0, 11_000, 23_000, 36_000];
const SILENT_ROW = [0, 16_000, 33_000, 52_000];

/** What a provider does, what is told, for how long, and when it is asked (product.md, Errors and retry: fetch policy). */
const ROWS: readonly {
  readonly name: string;
  readonly answer: 'abort' | 'silence' | number;
  readonly toast: string;
  readonly ms: number;
  readonly listing: readonly number[];
  readonly row: readonly number[];
}[] = [
  { name: 'no network', answer: 'abort', toast: NETWORK, ms: 4_000, listing: EXPLORE, row: HELPER },
  { name: 'silence', answer: 'silence', toast: TIMEOUT, ms: 4_000, listing: SILENT_LISTING, row: SILENT_ROW },
  { name: '401', answer: 401, toast: 'Authentication Error: Invalid API token', ms: 6_000, listing: [0], row: [0] },
  {
    name: '429',
    answer: 429,
    toast: 'Rate Limited: Too many requests, please wait',
    ms: 5_000,
    listing: EXPLORE,
    row: [0],
  },
  {
    name: '500',
    answer: 500,
    toast: 'Server Error: TMDB is temporarily unavailable',
    ms: 4_000,
    listing: EXPLORE,
    row: HELPER,
  },
  {
    name: '503',
    answer: 503,
    toast: 'Server Error: TMDB is temporarily unavailable',
    ms: 4_000,
    listing: EXPLORE,
    row: HELPER,
  },
  {
    name: '404',
    answer: 404,
    toast: 'Content Not Found: This content may no longer be available',
    ms: 4_000,
    listing: [0],
    row: [0],
  },
  { name: '418', answer: 418, toast: 'Failed to load data', ms: 4_000, listing: EXPLORE, row: [0] },
];

const SCREENS = [
  { screen: 'a listing', policy: 'listing', path: '/movie', asks: '/discover/movie', failed: 'Failed to Load Movies' },
  { screen: 'a row of home', policy: 'row', path: '/', asks: '/tv/popular', failed: 'Failed to Load Popular TV Shows' },
] as const;

/** Notes when a path is asked for, in the page's time. */
const watchRequests = (page: Page, path: string) =>
  page.addInitScript((asked: string) => {
    const { fetch } = globalThis;
    const watched = { askedAt: [] as number[], pending: 0 };
    Object.assign(globalThis, { watched });
    globalThis.fetch = async (input, init) => {
      const { url } = new Request(input, init);
      if (!new URL(url).pathname.endsWith(asked)) return fetch(input, init);
      watched.askedAt.push(Date.now());
      watched.pending += 1;
      try {
        return await fetch(input, init);
      } finally {
        watched.pending -= 1;
      }
    };
  }, path);

interface Watched {
  readonly askedAt: number[];
  readonly pending: number;
}

const read = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

/** To the second: an answer may arrive a step of the clock later. */
const askedAt = async (page: Page): Promise<readonly number[]> => {
  const times = (await read(page)).askedAt;
  return times.map((time) => Math.round((time - (times[0] ?? 0)) / 1_000) * 1_000);
};

/** Lets the page's time pass until there is what is waited for; it stands still while an answer is on its way. */
const passUntil = async (page: Page, isThere: () => Promise<boolean>, isSilent = false): Promise<void> => {
  for (let step = 0; step < 700 && !(await isThere()); step += 1) {
    if (!isSilent) await expect.poll(async () => (await read(page)).pending).toBe(0);
    await page.clock.runFor(isSilent ? 500 : 100);
  }
};

for (const { screen, policy, path, asks, failed } of SCREENS) {
  test.describe(screen, () => {
    for (const { name, answer, toast, ms, [policy]: times } of ROWS) {
      test(`that meets ${name} says so, and has asked in time`, async ({ page, allow }) => {
        allow(/Failed to load resource|Cross-Origin Request Blocked|could not be|TMDB/);
        await watchRequests(page, asks);
        await page.clock.install({ time: '2026-11-21T12:00:00Z' });
        await page.route(
          (url) => url.port === portOf('fakeTmdb') && url.pathname.endsWith(asks),
          async (route) => {
            if (route.request().method() === 'OPTIONS') await route.fallback();
            else if (answer === 'abort') await route.abort();
            else if (answer !== 'silence') await route.fulfill(status(answer));
          },
        );
        await page.clock.pauseAt('2026-11-21T13:00:00Z');
        await page.goto(path);
        const emitted = page.getByRole('alert').filter({ hasText: toast });
        await passUntil(page, async () => (await emitted.count()) > 0, answer === 'silence');
        expect(await askedAt(page)).toEqual(times);
        await expect(page.getByRole('heading', { name: failed })).toBeVisible();
        await page.clock.runFor(ms - 1_000);
        await expect(emitted).toHaveCount(1);
        await page.clock.runFor(3_000);
        await expect(emitted).toHaveCount(0);
      });
    }
  });
}

test.describe('asked again by the visitor', () => {
  const open = async (page: Page, allow: (pattern: RegExp) => void) => {
    allow(/Failed to load resource|Cross-Origin Request Blocked|could not be|TMDB/);
    await watchRequests(page, '/discover/movie');
    await page.clock.install({ time: '2026-11-21T12:00:00Z' });
    const stop = await answerWhere(page, (url) => url.pathname.endsWith('/discover/movie'), status(401));
    await page.clock.pauseAt('2026-11-21T13:00:00Z');
    await page.goto('/movie');
    const again = page.getByRole('button', { name: 'Try Again' });
    await passUntil(page, async () => (await again.count()) > 0);
    stop();
    await page.evaluate(() => ((globalThis as unknown as { watched: Watched }).watched.askedAt.length = 0));
    return again;
  };

  test("a listing says 'Connection restored!' when it is", { tag: '@journey' }, async ({ page, allow }) => {
    await (await open(page, allow)).click();
    const emitted = page.getByRole('status').filter({ hasText: 'Connection restored!' });
    await passUntil(page, async () => (await emitted.count()) > 0);
    await expect(emitted).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toBeVisible();
  });

  test("a listing says 'Failed to load Movies after 3 attempts', 1 s and 2 s apart, when it is not", async ({
    page,
    allow,
  }) => {
    const again = await open(page, allow);
    await page.route(
      (url) => url.pathname.endsWith('/discover/movie'),
      (route) => route.fulfill(status(503)),
    );
    await again.click();
    const emitted = page.getByRole('alert').filter({ hasText: 'Failed to load Movies after 3 attempts' });
    await passUntil(page, async () => (await emitted.count()) > 0);
    await expect(emitted).toHaveCount(1);
    expect(await askedAt(page)).toEqual([0, 1_000, 3_000]);
  });
});
