import type { Page, Request } from '@playwright/test';
import { VITALS_URL, expect, test } from '../shared/fixtures.ts';
import { MARKUP, expectOnlyText } from '../shared/hostile.ts';

/** The provider's, or of the site's own host. */
const API = /^http:\/\/localhost:\d+(\/\w+)*\/3\//;

type Change = (key: string, value: unknown) => unknown;

/** Changes every field of every answer of the provider's. */
const changeAnswers = (page: Page, change: Change) =>
  page.route(API, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    // A connection that Playwright keeps open may be closed by the server in the moment of its next use.
    const response = await route.fetch({ maxRetries: 2 });
    const body = JSON.stringify(JSON.parse(await response.text(), (key, value: unknown) => change(key, value)));
    return route.fulfill({ response, body });
  });

const TEXTS =
  /^(title|name|original_title|original_name|overview|tagline|character|job|status|biography|place_of_birth)$/;

const withMarkup: Change = (key, value) =>
  TEXTS.test(key) && typeof value === 'string' ? `${MARKUP} ${value}` : value;

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
  await page
    .getByRole('main')
    .getByRole('link', { name: MARKUP })
    .and(page.locator('[href^="/person/"]'))
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: MARKUP })).toBeVisible();
  await expectOnlyText(page);
});

const HOSTILE_PATHS = [
  '//evil.example/x.jpg',
  '/../../x.jpg',
  'https://evil.example/x.jpg',
  'javascript:pwned=1',
  '/a b.jpg',
  '/x.jpg?y=1',
  '/x.jpg#y',
  '',
];

/** The site's icon, and the sprite of the cards' icons. */
const OWN_PICTURE = /\/(favicon\.png|icons\/[\w-]+\.png|assets\/list-icons-[\w-]+\.svg)$/;

test('pictures with odd paths are not asked for: their places say so', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  });
  let next = 0;
  await changeAnswers(page, (key, value) =>
    key.endsWith('_path') ? HOSTILE_PATHS[(next += 1) % HOSTILE_PATHS.length] : value,
  );
  await page.goto('/');
  await expect(page.getByText('No image found').first()).toBeVisible();
  await page.goto('/movie/1001');
  await expect(page.getByText('No image found').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => !OWN_PICTURE.test(url))).toEqual([]);
  await expectOnlyText(page);
});

/** Pictures stay on a host that has them itself. Elsewhere there are none. */
const withoutOthers = (page: Page) =>
  page.getByText('No image found').or(page.locator('main img[src*="/tmdb-images/"]'));

test('a picture base of another site is not asked', async ({ page, allow }) => {
  allow(/img-src|Content Security Policy/);
  const asked: string[] = [];
  page.on('response', (response) => asked.push(response.url()));
  await changeAnswers(page, (key, value) => (key === 'secure_base_url' ? 'https://evil.example/t/p/' : value));
  await page.goto('/movie');
  await expect(withoutOthers(page).first()).toBeVisible();
  expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
});

// A page that is closed may still be asking.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

interface Arrived {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

// product.md, Provider calls: vitals.
test('vitals go to the configured endpoint when the first screen is long shown, and say nothing of the visitor', async ({
  page,
  request,
}) => {
  const sent: Request[] = [];
  page.on('request', (each) => {
    if (each.url() === VITALS_URL) sent.push(each);
  });
  await page.goto('/movie?genre=37&sort=vote_average.desc');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(sent).toEqual([]);
  await expect.poll(() => sent.length, { timeout: 15_000 }).toBeGreaterThan(0);
  // As they arrived: not every driver tells what a request holds. Other tests' pages send theirs, too.
  const arrived = async () => (await (await request.get(VITALS_URL)).json()) as readonly Arrived[];
  await expect.poll(async () => (await arrived()).map(({ body }) => body['path'])).toContain('/movie');
  for (const { headers, body } of await arrived()) {
    expect(Object.keys(body).toSorted()).toEqual(['name', 'path', 'rating', 'value']);
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
  }
});
