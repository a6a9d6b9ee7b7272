import type { BrowserContext, Page, Request } from '@playwright/test';
import { download, openData } from '../data/data.ts';
import { builtSite } from '../shared/built-site.ts';
import { expect, test } from '../shared/fixtures.ts';
import { siteOf } from '../shared/sites.ts';
import { saveFirstCard } from '../shared/storage.ts';
import { TOKEN } from '../shared/token.ts';

const API = `${siteOf('fakeTmdb')}/3`;

// A page that is closed may still be asking.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Everything that a visit lets out, gathered from its beginning. */
const listen = (context: BrowserContext) => {
  const lines: string[] = [];
  const requests: Request[] = [];
  context.on('console', (message) => {
    lines.push(message.text());
    void Promise.all(message.args().map(async (arg) => lines.push(JSON.stringify(await arg.jsonValue())))).catch(
      () => undefined,
    );
  });
  context.on('request', (request) => requests.push(request));
  return { lines, requests };
};

/** All that the browser keeps for the site. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      await caches.keys(),
    ];
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settle(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        found.push(await settle(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return JSON.stringify(found);
  });

/** Home, search, a title, a failure, the error screen and its report. */
const visit = async (page: Page): Promise<void> => {
  await page.goto('/');
  await saveFirstCard(page);
  await page.goto('/search?q=an');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.route(`${API}/movie/1001/videos`, (route) => route.abort());
  await page.route(`${API}/movie/1001/credits`, (route) => route.fulfill({ status: 401, json: { status_code: 7 } }));
  await page.goto('/movie/1001');
  await expect(page.getByRole('heading', { name: 'More Like This' })).toBeVisible();
  await page.goto('/no/such/place');
  await page.getByRole('button', { name: 'Report This Error' }).click();
};

test('the token is in the code and in the header of requests to the API, and nowhere else', async ({
  page,
  context,
  allow,
}) => {
  test.slow();
  // The failures of this test's own making, and the report.
  allow(/Failed to load resource|Cross-Origin Request Blocked|A visitor reports an error|No route matches|404/);
  const { lines, requests } = listen(context);
  await visit(page);
  await expect.poll(() => lines.filter((line) => line.startsWith('A visitor reports an error.'))).toHaveLength(1);
  await page.goto('/watchlist');
  await expect(page.getByText('1 item saved to watch later')).toBeVisible();
  await openData(page);
  const { text: backup } = await download(page);
  expect(backup).toContain('"product":"Matinee"');

  expect(lines.join('\n')).not.toContain(TOKEN);
  expect(backup).not.toContain(TOKEN);
  const entries = await kept(page);
  expect(entries).toContain('matinee_user_data_');
  expect(entries).not.toContain(TOKEN);
  expect(await page.content()).not.toContain(TOKEN);

  expect(requests.length).toBeGreaterThan(30);
  let authorized = 0;
  for (const request of requests) {
    const { authorization, ...headers } = await request.allHeaders();
    expect(decodeURIComponent(request.url())).not.toContain(TOKEN);
    expect(JSON.stringify(headers), request.url()).not.toContain(TOKEN);
    expect(request.postData() ?? '').not.toContain(TOKEN);
    if (authorization === undefined) continue;
    authorized += 1;
    expect(authorization).toBe(`Bearer ${TOKEN}`);
    expect(request.url()).toContain(`${API}/`);
  }
  expect(authorized).toBeGreaterThan(10);

  const site = await builtSite(page.request);
  expect(site.size).toBeGreaterThan(20);
  // A host answers what it does not have with the page.
  const fallback = site.get('/');
  const holding = [...site].filter(([path, text]) => text.includes(TOKEN) && (path === '/' || text !== fallback));
  // The early script, and the application.
  expect(holding.map(([path]) => path).toSorted()).toEqual([
    '/',
    expect.stringMatching(/^\/assets\/index-[\w-]+\.js$/),
  ]);
  for (const [, text] of holding) expect(text.split(TOKEN)).toHaveLength(2);
});
