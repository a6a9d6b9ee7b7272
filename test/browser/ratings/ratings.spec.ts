import type { Locator, Page } from '@playwright/test';
import { linkPath } from '../../../src/domain/links/link-path.ts';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { boxOf } from '../shared/boxes.ts';
import { expect, test } from '../shared/fixtures.ts';
import { countShifts, shiftsOf } from '../shared/shifts.ts';

/** A provider's rating, as any place prints it; the room of a hidden one is that of '0.0'. */
const FIGURE = /[1-9]\.\d/;

interface Place {
  readonly path: string;
  /** With one rating in it at least, of a title that was not seen. */
  readonly part: (page: Page) => Locator;
  readonly open?: (page: Page) => Promise<void>;
}

const shared = linkPath({ name: 'Rainy', titles: [1001, 1002].map((id) => ({ media_type: 'movie', id })) });
const main = (page: Page) => page.getByRole('main');
const items = (page: Page) => main(page).getByRole('listitem');
const row = (name: string) => (page: Page) => page.getByRole('list', { name }).getByRole('listitem').first();
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });
const facts = (page: Page) => main(page).locator('dl').filter({ hasText: 'Rating' }).first();
const press = (name: string) => async (page: Page) => {
  await main(page).getByRole('button', { name, exact: true }).first().click();
};

/** Every place where the provider's rating of a title is shown. */
const PLACES: Readonly<Record<string, Place>> = {
  'a card of a row': { path: '/', part: row('Trending Now') },
  'the ticket of the banner': { path: '/', part: facts },
  'the programme': {
    path: '/',
    part: (page) =>
      main(page)
        .locator('li')
        .filter({ has: page.locator('[aria-current]') }),
  },
  'a card of a listing': { path: '/movie', part: (page) => items(page).nth(1) },
  'a line of a listing': { path: '/movie?view=list', part: (page) => items(page).nth(1) },
  'a result of a search': { path: '/search?q=an', part: (page) => items(page).nth(1) },
  'the ticket of a title': { path: '/movie/1001', part: facts },
  'a card beside a title': {
    path: '/movie/1001',
    part: row('More Like This'),
    open: (page) => page.getByRole('heading', { name: 'More Like This' }).scrollIntoViewIfNeeded(),
  },
  'a part of a series': { path: '/franchise/9103', part: (page) => items(page).first() },
  'a card of a person': { path: '/person/1001', part: (page) => items(page).first() },
  'a card of a list': { path: '/watchlist?library=lived-in', part: (page) => items(page).last() },
  'a line of a list': { path: '/watchlist?view=list&library=lived-in', part: (page) => items(page).last() },
  'a card of a collection': {
    path: '/collections?library=lived-in',
    part: (page) => dialog('Rainy Sundays')(page).getByRole('listitem').first(),
    open: async (page) => main(page).getByRole('link', { name: 'Rainy Sundays' }).click(),
  },
  'a card of a shared list': { path: shared, part: (page) => items(page).first() },
  'the ticket of a pick': {
    path: '/watchlist?find=lamplighter&library=lived-in',
    part: (page) => dialog('Pick one for me')(page).locator('dl'),
    open: press('Pick one for me'),
  },
};

const withChoice = (path: string, ratings: 'always' | 'once-seen') => {
  const [address = '', hash] = path.split('#');
  const end = hash === undefined ? '' : `#${hash}`;
  return `${address}${address.includes('?') ? '&' : '?'}choices=ratings:${ratings}${end}`;
};

const visit = async (page: Page, { path, part, open }: Place, ratings: 'always' | 'once-seen') => {
  await page.goto(withChoice(path, ratings));
  await open?.(page);
  const place = part(page);
  await expect(place).toBeVisible();
  return place;
};

const hidden = (place: Locator) => place.getByRole('button', { name: 'Rating hidden', exact: true });

for (const [name, place] of Object.entries(PLACES)) {
  test(`${name} has a box for a rating until a press, and as large (product.md, Ratings: once seen)`, async ({
    page,
  }) => {
    const shown = await visit(page, place, 'always');
    await expect(shown).toHaveText(FIGURE);
    await expect(hidden(main(page))).toHaveCount(0);
    const before = await boxOf(shown);
    const quiet = await visit(page, place, 'once-seen');
    await expect(hidden(quiet)).toHaveCount(1);
    // What a screen reader hears.
    expect(await quiet.ariaSnapshot()).not.toMatch(FIGURE);
    const after = await boxOf(quiet);
    // Figures of the ticket are not equally wide.
    expect(Math.abs(after.width - before.width)).toBeLessThan(3);
    expect(after.height).toBe(before.height);
    // Those of rows that come later are others.
    const others = await hidden(page.locator('body')).evaluateAll((boxes) => {
      for (const box of boxes) box.classList.add('before');
      return boxes.length;
    });
    await hidden(quiet).press('Enter');
    await expect(quiet).toHaveText(FIGURE);
    await expect(quiet.locator(':focus')).toHaveText(FIGURE);
    await expect(page.locator('.before')).toHaveCount(others - 1);
    const revealed = await boxOf(quiet);
    expect(Math.abs(revealed.width - after.width) + Math.abs(revealed.height - after.height)).toBeLessThan(0.5);
  });
}

test('a title that was seen has its rating, and so has every one where that is chosen (product.md, Ratings: choice)', async ({
  page,
}) => {
  await page.goto('/movie/1001?choices=ratings:once-seen');
  await expect(hidden(facts(page))).toBeVisible();
  await main(page).getByRole('button', { name: 'Seen', exact: true }).click();
  await expect(facts(page)).toHaveText(FIGURE);
  await expect(hidden(facts(page))).toHaveCount(0);
});

test('none is to be seen in the first drawing of the next visit, before the lists are there (product.md, Ratings: first)', async ({
  page,
}) => {
  await page.goto('/data#choices');
  await page.getByLabel('Show ratings').selectOption('Once seen');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const figure = /[1-9]\.\d/.exec(document.querySelector('main')?.textContent ?? '');
      if (figure) document.documentElement.dataset['flashed'] = figure[0];
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await countShifts(page);
  await page.goto('/');
  await expect(hidden(row('Trending Now')(page))).toBeVisible();
  await page.waitForTimeout(3_000);
  expect(await page.evaluate(() => document.documentElement.dataset['flashed'])).toBeUndefined();
  expect(await shiftsOf(page)).toBe(0);
});

test('boxes are as large as a finger needs, and axe finds nothing (product.md, Ratings: box)', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/movie', '/movie/1001', '/movie?view=list']) {
    await page.goto(withChoice(path, 'once-seen'));
    const box = hidden(main(page)).first();
    await box.scrollIntoViewIfNeeded();
    const target = await box.evaluate((element) => {
      const { width, height } = getComputedStyle(element, '::after');
      return [width, height].map(Number.parseFloat);
    });
    for (const side of target) expect(side).toBeGreaterThanOrEqual(44);
    await expectNoFindingsInEitherTheme(page);
  }
});

test('a picture that is shared leaves the rating out (product.md, Ratings: pictures)', async ({ page }) => {
  for (const [ratings, count] of [
    ['always', 1],
    ['once-seen', 0],
  ] as const) {
    await page.goto(withChoice('/movie/1001', ratings));
    await main(page).getByRole('button', { name: 'More about this title' }).click();
    await page.getByText('As a picture', { exact: true }).click();
    const picture = page.getByRole('dialog', { name: 'As a picture' }).getByRole('img', { name: /, as a picture\./ });
    await expect(picture).toBeVisible();
    await expect(picture.and(page.getByRole('img', { name: /\. Rating: [1-9]/ }))).toHaveCount(count);
  }
});
