import type { Page, Request } from '@playwright/test';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
import { holdCode } from '../shared/hold-code.ts';
import { loadedRow } from '../shared/rows.ts';

const GERMAN = 'Der Nachmittag des Laternenanzünders';
const ENGLISH = 'The Lamplighter’s Afternoon';

const main = (page: Page) => page.getByRole('main');

const choose = async (page: Page, name: string, tag: string) => {
  await page.goto('/data#choices');
  await page.getByLabel('Language of titles').selectOption({ label: name });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('matinee_last_title_language'))).toBe(tag);
};

/** The paths that are asked of TMDB, with the language that each is asked in. */
const askedOf = (page: Page): (readonly [path: string, language: string | null])[] => {
  const asked: (readonly [string, string | null])[] = [];
  page.on('request', (request) => {
    const [, path] = /\/3(\/(?:trending|movie|tv|search|genre|discover)\/[^?]*)/.exec(request.url()) ?? [];
    if (path) asked.push([path, new URL(request.url()).searchParams.get('language')]);
  });
  return asked;
};

test('the next visit asks in the chosen language from its first request on, and each once (product.md, Titles in one’s language: first)', async ({
  page,
}) => {
  await choose(page, 'Deutsch (Deutschland)', 'de-DE');
  const asked = askedOf(page);
  await page.goto('/');
  await expect(loadedRow(page, 'Trending Now').getByRole('link', { name: GERMAN })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter(([, language]) => language !== 'de-DE')).toEqual([]);
  expect(asked.filter(([path]) => path === '/trending/all/week')).toHaveLength(1);
});

test('a title’s page turns where it is, without a load, and back (product.md, Titles in one’s language: change)', async ({
  page,
  context,
}) => {
  await page.goto('/movie/1001');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(ENGLISH);
  await page.evaluate(() => (document.documentElement.dataset['same'] = 'page'));
  const other = await context.newPage();
  await choose(other, 'Deutsch (Deutschland)', 'de-DE');
  await expect(heading).toHaveText(GERMAN);
  await choose(other, 'français (Canada)', 'fr-CA');
  await expect(heading).toHaveText('L’Après-midi de l’allumeur');
  await other.getByLabel('Language of titles').selectOption({ index: 0 });
  await expect(heading).toHaveText(ENGLISH);
  expect(await page.evaluate(() => document.documentElement.dataset['same'])).toBe('page');
});

test('typing a name in the chosen language finds the title (product.md, Titles in one’s language: requests)', async ({
  page,
}) => {
  await choose(page, 'Deutsch (Deutschland)', 'de-DE');
  await page.goto('/search?q=Staubparade');
  await expect(page.getByRole('main').getByRole('link', { name: 'Staubparade' }).first()).toBeVisible();
});

test('a watchlist turns, and at rest nothing is asked (product.md, Titles in one’s language: lists)', async ({
  page,
}) => {
  await page.goto('/movie/1011');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Watchlist/ })
    .first()
    .click();
  await choose(page, 'Deutsch (Deutschland)', 'de-DE');
  await page.goto('/watchlist');
  await expect(page.getByRole('main').getByText('Staubparade').first()).toBeVisible({ timeout: 15_000 });
  const asked = askedOf(page);
  await page.goto('/watchlist');
  await page.waitForTimeout(6_000);
  expect(asked.filter(([path]) => path === '/movie/1011')).toEqual([]);
});

test('of a list that is shown in another order what is in the window turns first (product.md, Titles in one’s language: lists)', async ({
  page,
  kept,
}) => {
  // 'Title 1' was added last, and is shown last.
  const watchlist = Array.from({ length: 60 }, (_, at) => ({
    id: 1_001 + at,
    media_type: 'movie',
    title: `Title ${at + 1}`,
    addedAt: new Date(Date.UTC(2026, 0, 1, 0, -at)).toISOString(),
  }));
  const preferences = { titleLanguage: 'de-DE' };
  const bundle = JSON.stringify({ username: 'Ada', preferences, watchlist });
  await kept.plant(page, { [OWN_KEY]: bundle, matinee_last_title_language: 'de-DE' });
  const asked = askedOf(page);
  await page.goto('/watchlist?sort=title');
  const ids = () => asked.flatMap(([path]) => /^\/movie\/(\d+)$/.exec(path)?.[1] ?? []);
  await expect.poll(() => ids().length, { timeout: 15_000 }).toBeGreaterThanOrEqual(3);
  expect(ids().slice(0, 3)).toEqual(['1060', '1059', '1058']);
});

const isAsked = (request: Request) =>
  request.method() !== 'OPTIONS' && new URL(request.url()).pathname.startsWith('/3/');

/** Which code is asked for so far. */
const codeOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[src], link[rel=modulepreload]')]
      .map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? '')
      .toSorted(),
  );

/** What a visit asks of TMDB, apart from how: in its order until the code is there, with that code, and how often it does so until the screen is. */
const visited = async (page: Page, path: string) => {
  const asked: string[] = [];
  const note = (request: Request) => {
    if (isAsked(request)) asked.push(new URL(request.url()).pathname);
  };
  page.on('request', note);
  const letCodeCome = await holdCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => asked).toContain('/3/trending/all/week');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
  const early = [...asked];
  const code = await codeOf(page);
  letCodeCome();
  await expect(main(page).getByRole('link').first()).toBeVisible();
  page.off('request', note);
  const times = (name: string) => asked.filter((each) => each === name).length;
  return { early, code, again: Object.fromEntries(early.map((name) => [name, times(name)])) };
};

for (const path of ['/', '/movie', '/movie/1001', '/person/1001'])
  test(`${path} asks nothing more with a language than without, early the same in the same order, and with no code more (product.md, Titles in one’s language: first)`, async ({
    page,
  }) => {
    test.slow();
    const without = await visited(page, path);
    await choose(page, 'Deutsch (Deutschland)', 'de-DE');
    expect(await visited(page, path)).toEqual(without);
  });
