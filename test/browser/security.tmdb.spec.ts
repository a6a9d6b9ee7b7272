import type { BrowserContext, Page, Request } from '@playwright/test';
import { builtSite } from './built-site.ts';
import { VITALS_URL, expect, test } from './fixtures.ts';
import { MARKUP, expectOnlyText } from './hostile.ts';
import { siteOf } from './sites.ts';
import { saveFirstCard } from './storage.ts';
import { TOKEN } from './token.ts';

const API = `${siteOf('fakeTmdb')}/3`;

type Change = (key: string, value: unknown) => unknown;

/** Changes every field of every answer of the provider's. */
const changeAnswers = (page: Page, change: Change) =>
  page.route(`${API}/**`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    const response = await route.fetch();
    const body = JSON.stringify(JSON.parse(await response.text(), (key, value: unknown) => change(key, value)));
    return route.fulfill({ response, body });
  });

const TEXTS = /^(title|name|original_title|original_name|overview|tagline|character|job|status|biography|place_of_birth)$/;

const withMarkup: Change = (key, value) => (TEXTS.test(key) && typeof value === 'string' ? `${MARKUP} ${value}` : value);

test('what the provider says is text, on every screen', async ({ page }) => {
  test.slow();
  await changeAnswers(page, withMarkup);
  const screens = ['/', '/movie', '/movie?view=list', '/tv', '/search?q=an', '/movie/1001', '/trending'];
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(MARKUP).filter({ visible: true }).first(), path).toBeVisible();
    await expectOnlyText(page);
  }
  await page.goto('/movie/1001');
  await page.getByRole('main').getByRole('link', { name: MARKUP }).and(page.locator('[href^="/person/"]')).first().click();
  await expect(page.getByRole('heading', { level: 1, name: MARKUP })).toBeVisible();
  await expectOnlyText(page);
});

const HOSTILE_PATHS = ['//evil.example/x.jpg', '/../../x.jpg', 'https://evil.example/x.jpg', 'javascript:pwned=1', '/a b.jpg', '/x.jpg?y=1', '/x.jpg#y', ''];

test('pictures with odd paths are not asked for: their places say so', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  });
  let next = 0;
  await changeAnswers(page, (key, value) => (key.endsWith('_path') ? HOSTILE_PATHS[(next += 1) % HOSTILE_PATHS.length] : value));
  await page.goto('/');
  await expect(page.getByText('No image found').first()).toBeVisible();
  await page.goto('/movie/1001');
  await expect(page.getByText('No image found').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => !url.endsWith('/favicon.svg'))).toEqual([]);
  await expectOnlyText(page);
});

test('a picture base of another site is not asked', async ({ page, allow }) => {
  allow(/img-src|Content Security Policy/);
  const asked: string[] = [];
  page.on('response', (response) => asked.push(response.url()));
  await changeAnswers(page, (key, value) => (key === 'secure_base_url' ? 'https://evil.example/t/p/' : value));
  await page.goto('/movie');
  await expect(page.getByText('No image found').first()).toBeVisible();
  expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
});

// A page that is closed may still be asking.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Everything that a visit lets out, gathered from its beginning. */
const listen = (context: BrowserContext) => {
  const lines: string[] = [];
  const requests: Request[] = [];
  context.on('console', (message) => {
    lines.push(message.text());
    void Promise.all(message.args().map(async (arg) => lines.push(JSON.stringify(await arg.jsonValue())))).catch(() => undefined);
  });
  context.on('request', (request) => requests.push(request));
  return { lines, requests };
};

/** All that the browser keeps for the site. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, await caches.keys()];
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

const download = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Local Storage' }).click();
  await page.getByRole('button', { name: 'Manage your data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your data' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download a backup', exact: true }).click(),
  ]);
  const chunks = await (await file.createReadStream()).toArray();
  return Buffer.concat(chunks as Buffer[]).toString();
};

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

test('the token is in the code and in the header of requests to the API, and nowhere else', async ({ page, context, allow }) => {
  test.slow();
  // The failures of this test's own making, and the report.
  allow(/Failed to load resource|A visitor reports an error|No route matches|404/);
  const { lines, requests } = listen(context);
  await visit(page);
  await expect.poll(() => lines.filter((line) => line.startsWith('A visitor reports an error.'))).toHaveLength(1);
  await page.goto('/watchlist');
  await expect(page.getByText('1 item saved to watch later')).toBeVisible();
  const backup = await download(page);
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
  expect(holding.map(([path]) => path).toSorted()).toEqual(['/', expect.stringMatching(/^\/assets\/index-[\w-]+\.js$/)]);
  for (const [, text] of holding) expect(text.split(TOKEN)).toHaveLength(2);
});

test('vitals go to the configured endpoint when the first screen is long shown, and say nothing of the visitor', async ({ page }) => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url() === VITALS_URL) sent.push(request);
  });
  await page.goto('/movie?genre=37&sort=vote_average.desc');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(sent).toEqual([]);
  await expect.poll(() => sent.length, { timeout: 15_000 }).toBeGreaterThan(0);
  const vital = JSON.parse(sent[0]?.postData() ?? '') as Readonly<Record<string, unknown>>;
  expect(Object.keys(vital).toSorted()).toEqual(['name', 'path', 'rating', 'value']);
  expect(vital['path']).toBe('/movie');
  const headers = (await sent[0]?.allHeaders()) ?? {};
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('referer');
});
