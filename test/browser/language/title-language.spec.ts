import type { Locator, Page } from '@playwright/test';
import { HAND_TRANSLATED } from '../../../src/adapters/demo/texts/hand-translated.ts';
import { linkPath } from '../../../src/domain/links/link-path.ts';
import type { TitleKey } from '../../../src/domain/title.ts';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
import { countShifts, shiftsOf } from '../shared/shifts.ts';

const main = (page: Page) => page.getByRole('main');
const select = (page: Page) => page.getByRole('combobox', { name: 'Language of titles' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const go = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();

const LAMPLIGHTER = {
  english: 'The Lamplighter’s Afternoon',
  de: 'Der Nachmittag des Laternenanzünders',
  ja: '灯ともし人の午後',
  ar: 'عصرُ مُوقِد المصابيح',
};

/** By mouse, and by keyboard alone: letters choose among what a native select has. */
const WAYS: Readonly<Record<string, (field: Locator) => Promise<unknown>>> = {
  mouse: (field) => field.selectOption({ label: 'Deutsch (Deutschland)' }),
  keyboard: async (field) => {
    await field.focus();
    await field.press('D');
  },
};

for (const [way, choose] of Object.entries(WAYS)) {
  test(`a language that is chosen by ${way} turns home, a title and a list, without a reload (product.md, Titles in one’s language: choice)`, async ({
    page,
  }) => {
    await page.goto('/movie/1001');
    await main(page).getByRole('button', { name: 'Watchlist', exact: true }).click();
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await go(page, 'Your data');
    await expect(select(page).getByRole('option', { name: 'Deutsch (Deutschland)' })).toBeAttached();
    await choose(select(page));
    await expect(select(page)).toHaveValue('de-DE');
    await go(page, 'Watchlist');
    const saved = main(page).getByRole('listitem').getByRole('heading', { name: LAMPLIGHTER.de });
    await expect(saved).toHaveAttribute('lang', 'de-DE', { timeout: 30_000 });
    await saved.click();
    await expect(heading(page)).toHaveText(LAMPLIGHTER.de);
    await go(page, 'Matinee, home');
    await expect(main(page).getByRole('heading', { name: LAMPLIGHTER.de }).first()).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  });
}

interface Part {
  readonly path: string;
  readonly part: (page: Page) => Locator;
  readonly text: string;
}

const text = (name: string) => (page: Page) => main(page).getByText(name, { exact: true }).first();

/** Where a title's texts are, in Arabic. */
const PARTS: Readonly<Record<string, Part>> = {
  'the name of a title': { path: '/movie/1001', part: heading, text: LAMPLIGHTER.ar },
  'its tagline': { path: '/movie/1001', part: text('كلُّ ضوءٍ ينطفئ مرّة.'), text: 'كلُّ ضوءٍ ينطفئ مرّة.' },
  'its overview': {
    path: '/movie/1001',
    part: (page) => page.getByRole('region', { name: 'Overview' }).locator('p').first(),
    text: 'شقيقان',
  },
  'a card of a listing': { path: '/movie', part: text(LAMPLIGHTER.ar), text: LAMPLIGHTER.ar },
  'the banner': {
    path: '/',
    part: (page) => main(page).getByRole('heading', { name: LAMPLIGHTER.ar }).first(),
    text: LAMPLIGHTER.ar,
  },
  'a result of a search': { path: '/search?q=lamplighter', part: text(LAMPLIGHTER.ar), text: LAMPLIGHTER.ar },
  'the show of a season': { path: '/tv/1301/season/1', part: text('إدارة الطقس المفقود'), text: 'إدارة' },
};

for (const [name, { path, part, text: expected }] of Object.entries(PARTS)) {
  test(`${name} says its language and direction (product.md, Titles in one’s language: parts)`, async ({ page }) => {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}choices=language:ar`);
    const found = part(page);
    await expect(found).toContainText(expected);
    await expect(found).toHaveAttribute('lang', /^ar\b/);
    await expect(found).toHaveAttribute('dir', 'rtl');
  });
}

/** Where a text is English in place of German, and where it is German. */
const TOLD: Readonly<Record<string, readonly [english: string, german?: string]>> = {
  'a title': ['/movie/1006', '/movie/1001'],
  'a series of movies': ['/franchise/9110'],
  somebody: ['/person/1004', '/person/1001'],
  'an episode': ['/tv/1301/season/1'],
};

for (const [what, [english, german]] of Object.entries(TOLD))
  test(`a text of ${what} that is English in place of the chosen language says so, and no other (product.md, Titles in one’s language: in English)`, async ({
    page,
  }) => {
    const note = main(page).getByText('In English', { exact: true });
    await page.goto(`${english}?choices=language:de-DE`);
    await expect(note.first()).toBeVisible();
    await page.goto(`${english}?choices=theme:light`);
    await expect(heading(page)).not.toHaveText('Loading...');
    await expect(note).toHaveCount(0);
    if (german === undefined) return;
    await page.goto(`${german}?choices=language:de-DE`);
    await expect(main(page).locator('p[lang="de-DE"]').first()).toBeVisible();
    await expect(note).toHaveCount(0);
  });

test.describe('in a browser that reads German', () => {
  test.use({ locale: 'de-AT' });

  test('a title offers it once, and turns at ‘Yes’; nothing moves (product.md, Titles in one’s language: offered)', async ({
    page,
  }) => {
    await countShifts(page);
    await page.goto('/movie/1001');
    await expect(heading(page)).toHaveText(LAMPLIGHTER.english);
    await page.getByRole('button', { name: 'Yes, texts in Deutsch' }).click();
    await expect(heading(page)).toHaveText(LAMPLIGHTER.de);
    await expect(page.getByText('Titles come in Deutsch. ‘Your data’ has the choice.')).toBeVisible();
    expect(await shiftsOf(page)).toBe(0);
    await page.goto('/data#choices');
    await select(page).selectOption({ label: 'As the catalogue has them' });
    await page.goto('/movie/1002');
    await expect(page.getByRole('region', { name: 'Overview' })).toBeVisible();
    await expect(page.getByText('Texts in Deutsch?')).toHaveCount(0);
  });
});

const DAY_MS = 86_400_000;
/** A day that the calendar tells of, whenever the test runs. */
const SOON = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);

/** Titles of lists as they are kept once they have turned to a language. */
const keptIn = (language: string) =>
  ['movie:1001', 'movie:1006', 'movie:1011', 'tv:1301'].map((key, at) => {
    const [media_type = '', id] = key.split(':');
    const { name = '', overview = '' } = HAND_TRANSLATED[key as TitleKey]?.[language] ?? {};
    return {
      id: Number(id),
      media_type,
      ...(media_type === 'tv' ? { name } : { title: name, release_date: SOON }),
      name_language: language,
      overview,
      overview_language: language,
      addedAt: `2026-01-0${at + 1}T12:00:00.000Z`,
    };
  });

/** Somebody who has a list, a diary, a show that is followed, and a language. */
const visitorIn = (language: string) => {
  const watchlist = keptIn(language);
  const marks = watchlist.map(({ addedAt, ...title }) => ({ ...title, seenAt: addedAt, rating: 8 }));
  const episodes = watchlist.flatMap((title) =>
    'name' in title ? [{ id: title.id, name: title.name, name_language: language, seasons: { '1': '1-2@20600' } }] : [],
  );
  const preferences = { theme: 'dark', titleLanguage: language };
  return JSON.stringify({ username: 'Ada', preferences, watchlist, marks, episodes });
};

/** The screens with most texts of titles. */
const SCREENS: Readonly<Record<string, string>> = {
  home: '/',
  'a title': '/movie/1001',
  'a title with holes': '/movie/1006',
  'a list': '/watchlist',
  'lines of a listing': '/movie?view=list',
  'a show': '/tv/1301',
  'a season': '/tv/1301/season/1',
  'the diary': '/diary',
  'a year': '/year/2026',
  'the calendar': '/calendar',
  'Up next': '/up-next',
  'a person': '/person/1001',
  'a series of movies': '/franchise/9110',
  'a search': '/search?q=lamplighter',
  'a shared list': linkPath({
    name: 'Rainy Sundays',
    titles: [1_001, 1_006, 1_011].map((id) => ({ media_type: 'movie', id })),
  }),
};

/** Texts in letters that English has not, and that do not say which language they are in (WCAG 3.1.2). */
const unmarkedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const unmarked: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const around = text.parentElement;
      const isForeign = /(?!\p{Script=Latin})\p{L}/u.test(text.textContent ?? '');
      // A label that is read out alone, such as that of 'More', is text alone.
      const isSeen = (around?.getBoundingClientRect().width ?? 0) > 1;
      if (isForeign && isSeen && around?.closest('body [lang], script, style') === null)
        unmarked.push(around.outerHTML);
    }
    return unmarked;
  });

/** Shows what comes once it is near. */
const lookThrough = async (page: Page): Promise<void> => {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
};

for (const language of ['de-DE', 'ja-JP', 'ar-SA'])
  for (const width of [390, 1440])
    for (const [name, path] of Object.entries(SCREENS))
      test(`${name} in ${language}, ${width} px wide: nothing shifts, axe finds nothing, and each text says its language`, async ({
        page,
        kept,
      }) => {
        test.slow();
        await kept.plant(page, { [OWN_KEY]: visitorIn(language), matinee_last_title_language: language });
        await countShifts(page);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(page.locator(`main [lang="${language}"]`).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await shiftsOf(page)).toBe(0);
        await expectNoFindingsInEitherTheme(page);
        await lookThrough(page);
        expect(await unmarkedTexts(page)).toEqual([]);
      });

const turned = (page: Page) => main(page).locator('[lang="ja-JP"]').first();

const counted = (page: Page) =>
  main(page)
    .locator('p')
    .filter({ hasText: /^[\d,]+ dates?$/ });

/** Where titles of lists are that turn to a language while they are looked at, and by what it is seen that they have. */
const TURNING: Readonly<Record<string, readonly [path: string, seen: (page: Page) => Locator]>> = {
  // Its lines keep their names while it is looked at.
  'the calendar': ['/calendar?library=full-99&now=2026-12-01T12:00Z', counted],
  'a list': ['/watchlist?library=lived-in', turned],
  'a list as lines': ['/watchlist?view=list&library=lived-in', turned],
};

for (const width of [390, 1440])
  for (const [name, [path, seen]] of Object.entries(TURNING))
    test(`${name}, whose titles turn meanwhile, ${width} px wide: nothing moves (product.md, Titles in one’s language: change)`, async ({
      page,
    }) => {
      test.slow();
      await countShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${path}&choices=language:ja-JP`);
      await expect(main(page).getByRole('listitem').getByRole('link').first()).toBeVisible();
      await expect(seen(page)).toBeVisible({ timeout: 30_000 });
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toBe(0);
    });
