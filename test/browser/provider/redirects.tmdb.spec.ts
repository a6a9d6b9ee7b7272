import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../shared/fixtures.ts';
import { siteOf } from '../shared/sites.ts';

const API = siteOf('fakeTmdb');
/** Asked for by no other test: what the provider is told to do with them is no other's trouble. */
const PATIENT = '/movie/1051';
const ENDLESS = '/movie/1052';

/** As the requests arrived at the provider. */
const timesAsked = async (request: APIRequestContext): Promise<number> => {
  const log = (await (await request.get(`${API}/__requests`)).json()) as readonly { readonly path: string }[];
  return log.filter(({ path }) => path === PATIENT).length;
};

test.afterEach(({ request }) => request.delete(`${API}/__control`).then(() => undefined));

test('five redirects are followed, and one that goes around in circles is a network failure', async ({
  page,
  request,
  allow,
}) => {
  allow(/Failed to load resource|Cross-Origin Request Blocked|ERR_TOO_MANY_REDIRECTS|could not be|TMDB/);
  await request.post(`${API}/__control`, {
    data: [
      { kind: 'redirect', path: PATIENT, to: `/3${PATIENT}`, times: 5 },
      { kind: 'redirect', path: ENDLESS, to: `/3${ENDLESS}` },
    ],
  });
  const before = await timesAsked(request);
  await page.clock.install();
  await page.goto(PATIENT);
  await expect(page.getByRole('button', { name: 'Watch Now' })).toBeVisible();
  // Five that were sent elsewhere, and the last.
  expect((await timesAsked(request)) - before).toBe(6);

  await page.goto(ENDLESS);
  const emitted = page.getByRole('alert').filter({ hasText: 'Network Issue: Check your internet connection' });
  // The waits between tries are the page's own, and pass in no time.
  await expect(async () => {
    await page.clock.runFor(2_000);
    expect(await emitted.count()).toBe(1);
  }).toPass({ intervals: [50] });
  await expect(page.getByRole('heading', { name: 'Failed to Load Details' })).toBeVisible();
});
