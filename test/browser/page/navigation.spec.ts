import type { Page } from '@playwright/test';
import { expect, stubTrailers, test } from '../shared/fixtures.ts';
import { keepTitles } from '../shared/kept-titles.ts';
import { warningsOf } from './warnings-of.ts';

const scrollYOf = (page: Page) => page.evaluate(() => scrollY);
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
/** The card at this place of a long list, counted from 1: only those near the window are in the page. */
const cardAt = (page: Page, position: number) => page.locator(`main li[aria-posinset="${position}"]`);
const lastPosition = async (page: Page) =>
  Number(await page.locator('main li[aria-posinset]').last().getAttribute('aria-posinset'));

test(
  'Back returns to a listing as it was left, and a new visit starts at its top',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/movie');
    await expect(cards(page).first()).toBeVisible();
    await expect(async () => {
      await page.mouse.wheel(0, 3_000);
      expect(await lastPosition(page)).toBeGreaterThanOrEqual(80);
    }).toPass();
    const place = cardAt(page, await lastPosition(page));
    await place.scrollIntoViewIfNeeded();
    const card = place.getByRole('link');
    await card.hover();
    const left = await scrollYOf(page);
    await card.click();
    await expect(page.getByRole('button', { name: 'Watch Now' })).toBeVisible();
    expect(await scrollYOf(page)).toBe(0);

    await page.goBack();
    await expect.poll(() => scrollYOf(page)).toBeCloseTo(left, -2);
    await expect(card).toBeInViewport();

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Awards' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Awards' })).toBeVisible();
    expect(await scrollYOf(page)).toBe(0);
  },
);

test('a listing keeps its parameters in its address', async ({ page }) => {
  await page.goto('/tv?sort=vote_average.desc&genre=18&view=list');
  await expect(page.getByLabel('Sort by')).toHaveValue('vote_average.desc');
  await expect(page.getByLabel('Genre', { exact: true }).locator('option:checked')).toHaveText('Drama');
  await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Sort by').selectOption('popularity.desc');
  await page.getByLabel('Genre', { exact: true }).selectOption({ label: 'All Genres' });
  await page.getByRole('button', { name: 'Grid view' }).click();
  await expect(page).toHaveURL(/\/tv$/);
});

test('choosing what a listing shows leads to the top of its first page, also by a way back', async ({ page }) => {
  await page.goto('/movie');
  await expect(cards(page).first()).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 3_000);
    expect(await lastPosition(page)).toBeGreaterThanOrEqual(60);
  }).toPass();
  for (const [label, option] of [
    ['Genre', 'Action'],
    ['Genre', 'All Genres'],
    ['Sort by', 'Highest rated'],
  ] as const) {
    await page.evaluate(() => scrollTo(0, 100));
    await page.getByLabel(label).selectOption({ label: option });
    await expect.poll(() => scrollYOf(page)).toBe(0);
    // As many cards as a page has.
    await expect.poll(() => lastPosition(page)).toBe(20);
  }
});

test('another listing starts with the default sort and all genres', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/movie?sort=vote_average.asc&genre=18');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TV Shows' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'TV Shows', exact: true })).toBeVisible();
  await expect(page.getByLabel('Sort by')).toHaveValue('popularity.desc');
  await expect(page.getByLabel('Genre', { exact: true }).locator('option:checked')).toHaveText('All Genres');
});

test('typing a search is one step: Back leaves it', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/awards');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('searchbox').click();
  await page.keyboard.type('night', { delay: 20 });
  await expect(page).toHaveURL(/\/search\?q=night$/);
  await expect(page.getByText(/results for "night"$/)).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('night');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Awards' })).toBeVisible();
});

test('focus moves to the heading of a new screen', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trending' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trending' })).toBeFocused();
});

test('Back to a long list of saved titles moves the focus to the link that it was left by', async ({ page, kept }) => {
  await keepTitles(kept, page, 290);
  for (const [view, name] of [
    ['grid', 'Title 90'],
    ['list', 'Title 40'],
  ] as const) {
    await page.goto(`/watchlist?view=${view}`);
    await expect(page.getByText('290 items saved to watch later')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 5_000));
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Watch Now' })).toBeVisible();
    await page.goBack();
    await expect(link).toBeFocused();
  }
});

test('the skip link leads to the content without losing what is loaded', async ({ page }) => {
  await page.goto('/movie');
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(cards(page).first()).toBeVisible();
});

test('every screen has a title of its own', async ({ page }) => {
  for (const [path, title] of [
    ['/', 'Matinee'],
    ['/movie', 'Movies, Matinee'],
    ['/top-rated', 'Top Rated, Matinee'],
    ['/search?q=an', 'Search Results, Matinee'],
    ['/nonsense/5', 'Content Not Found, Matinee'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
});

test('back to top appears after 400 px', async ({ page }) => {
  await page.goto('/movie');
  await expect(cards(page).first()).toBeVisible();
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => scrollTo(0, 399));
  await expect(toTop).toBeHidden();
  await page.evaluate(() => scrollTo(0, 400));
  await toTop.click();
  await expect.poll(() => scrollYOf(page)).toBe(0);
  await expect(toTop).toBeHidden();
});

test('on a phone the bottom bar leads around, and Search opens its panel', { tag: '@journey' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await bar.getByRole('link', { name: 'TV Shows' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'TV Shows', exact: true })).toBeVisible();
  await bar.getByRole('link', { name: 'Search' }).click();
  const box = page.getByRole('searchbox');
  await expect(box).toBeFocused();
  await box.pressSequentially('an');
  await expect(page.getByText(/results for "an"$/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('heading', { name: 'Start Searching' })).toBeVisible();
});

// What a screen warns of where it is opened is looked at by accessibility.spec.ts.
test('nothing warns on the console on the way from one screen to the next', { tag: '@journey' }, async ({ page }) => {
  const warnings = warningsOf(page);
  await page.goto('/');
  for (const name of ['Movies', 'TV Shows', 'Trending']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }
  for (let steps = 0; steps < 3; steps += 1) await page.goBack();
  await page.getByRole('list', { name: 'Trending Now' }).getByRole('link').first().click();
  await stubTrailers(page);
  await page.getByRole('button', { name: 'Watch Now' }).click();
  await expect(page.locator('iframe')).toBeVisible();
  expect(warnings).toEqual([]);
});
