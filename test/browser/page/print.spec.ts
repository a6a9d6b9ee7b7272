import type { Page } from '@playwright/test';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
import { keepMarks, keepTitles } from '../shared/kept-titles.ts';
import { pressAction } from '../shared/press-action.ts';
import { restored } from '../shared/toasts.ts';

test.skip(({ browserName }) => browserName === 'firefox', 'Its driver shows no page as it is printed.');

const COUNT = 200;
const lines = (page: Page) => page.locator('main li, [role=dialog] li').filter({ visible: true });

/** How many sheets the page takes, asked without showing it as printed before: as when a visitor prints. */
const sheetsOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
};

/** Only the screen's own content is on paper, dark on light. */
const expectBare = async (page: Page) => {
  await expect(page.getByRole('link', { name: 'Matinee, home' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Powered by TMDB' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('Your saved lists are back')).toBeHidden();
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color];
  });
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
};

test.describe('on paper (product.md, Frame: print)', () => {
  for (const theme of ['dark', 'light']) {
    for (const look of ['grid', 'list']) {
      test(`a watchlist is whole, as lines, from a ${look} in the ${theme} theme`, async ({ page, kept }) => {
        await keepTitles(kept, page, COUNT);
        await page.goto(`/watchlist?view=${look}`);
        await restored(page);
        if (theme === 'light') await page.getByRole('button', { name: 'Switch to light theme' }).click();
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await page.emulateMedia({ media: 'print' });
        await expect(lines(page)).toHaveCount(COUNT);
        await expect(lines(page).last()).toContainText(`Title ${COUNT}`);
        await expectBare(page);
        await page.emulateMedia({ media: null });
        await expect(page.getByRole('link', { name: 'Matinee, home' })).toBeVisible();
      });
    }
  }

  test('it takes no more sheets than its lines do', async ({ page, kept, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium prints for a test.');
    await keepTitles(kept, page, COUNT);
    await page.goto('/watchlist');
    await restored(page);
    const whole = await sheetsOf(page);
    expect(whole).toBeGreaterThan(3);
    expect(whole).toBeLessThan(10);
  });

  test('what was seen has its notes', async ({ page, kept }) => {
    await keepMarks(kept, page, COUNT);
    await page.goto('/seen');
    await restored(page);
    const count = Number(await page.locator('main b').first().innerText());
    expect(count).toBeGreaterThan(100);
    await page.emulateMedia({ media: 'print' });
    await expect(lines(page)).toHaveCount(count);
    await expect(page.getByText('w'.repeat(40)).first()).toBeVisible();
    await expectBare(page);
  });

  for (const theme of ['dark', 'light'])
    test(`a diary is whole, the first day of it and what has none too, in the ${theme} theme (product.md, Diary: months)`, async ({
      page,
    }) => {
      await page.goto(`/diary?library=a-year&now=2026-11-28T12:00Z&choices=theme:${theme}`);
      await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      // 230 films, and a line for the episodes of a show and day.
      await expect.poll(() => lines(page).count()).toBeGreaterThan(400);
      await expect(lines(page).filter({ hasText: 'some time' }).first()).toBeVisible();
      await expect(lines(page).last()).toContainText('Some time');
      await expectBare(page);
    });

  test('an open collection is printed, with years and notes, and not what is behind it', async ({ page, kept }) => {
    const movies = Array.from({ length: 60 }, (_, index) => ({
      id: 1_001 + index,
      media_type: 'movie',
      title: `Title ${index + 1}`,
      release_date: '1994-05-06',
    }));
    const marks = [{ ...movies[0], note: 'With the children.' }];
    const collections = [{ id: '7', name: 'Noir', description: '', movies }];
    await kept.plant(page, { [OWN_KEY]: JSON.stringify({ username: 'Ada', collections, marks }) });
    await page.goto('/collections');
    await page.getByRole('link', { name: 'Noir' }).click();
    await expect(page.getByRole('dialog', { name: 'Noir' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(lines(page)).toHaveCount(60);
    await expect(lines(page).first()).toHaveText('Title 1 (1994)With the children.');
    await expect(page.getByRole('heading', { name: 'Noir' })).toBeVisible();
    await expectBare(page);
  });

  for (const path of ['/movie', '/movie?view=list', '/search?q=an']) {
    test(`${path} is printed as far as it has been loaded`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => lines(page).count()).toBeGreaterThan(19);
      await expectBare(page);
    });
  }

  test('neither a badge nor what to do for more is on it', async ({ page }) => {
    await page.goto('/search?q=an&scenario=slow');
    const more = page.getByText('Scroll for more results...');
    await expect(more).toBeAttached();
    const badge = page.locator('aside[aria-label="Scenario"]');
    await expect(badge).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(more).toBeHidden();
    await expect(badge).toBeHidden();
  });

  /** What of the page is over its right edge, or cut off there. */
  const cutOff = (page: Page) =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const cards = [...document.querySelectorAll('main li')].filter((card) => card.getBoundingClientRect().height > 4);
      const cut = cards.filter((card) => card.getBoundingClientRect().right > clientWidth + 1);
      return [scrollWidth > clientWidth, cut.map((card) => card.textContent)];
    });

  /** How many rows of cards show something of those that are not whole on paper. */
  const rowsBelow = (page: Page) =>
    page.locator('main [role=presentation] > ul').evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const last = [...row.children].findLast((card) => card.getBoundingClientRect().height > 4);
          return last && row.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom > 1;
        }).length,
    );

  for (const path of ['/', '/watchlist', '/up-next', '/calendar', '/data', '/movie/1003', '/tv/1303/season/2'])
    for (const library of ['lived-in', 'empty'])
      test(`${path} is as wide as the paper, without what leads on, of ${library} lists`, async ({ page }) => {
        await page.setViewportSize({ width: 794, height: 1123 });
        await page.goto(`${path}?library=${library}`);
        await restored(page);
        await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
        await page.emulateMedia({ media: 'print' });
        await expect.poll(() => cutOff(page)).toEqual([false, []]);
        expect(await rowsBelow(page)).toBe(0);
        const names = ['Watchlist', 'Explore Movies', 'Find a show', 'See what is coming soon', 'Diary', 'Up next'];
        for (const name of names)
          await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeHidden();
        if (path.includes('season')) await expect(page.getByText('The Understairs')).toBeVisible();
      });

  for (const width of [794, 1123])
    test(`home of who follows shows has whole cards alone, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1123 });
      await page.goto('/?library=following');
      await restored(page);
      const row = page.getByRole('region', { name: 'Up next' });
      await expect(row.getByRole('link', { name: 'Ashgrove Junction' })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(row.getByRole('listitem').first()).toBeVisible();
      expect(await cutOff(page)).toEqual([false, []]);
    });

  test('of dialogs over one another the last one is printed, from the top of the sheet', async ({ page }) => {
    await page.goto('/collections?library=lived-in');
    await page.getByRole('main').getByRole('link', { name: 'Rainy Sundays' }).click();
    await pressAction(page.getByRole('dialog', { name: 'Rainy Sundays' }), 'Cover');
    const heading = page.getByRole('heading', { name: 'Cover' });
    await expect(heading).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect((await heading.boundingBox())?.y).toBeLessThan(60);
  });

  test('the banner of home has the name of what is in its picture, and no rating without a name', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    const banner = page.getByRole('region', { name: 'Trending this week' });
    await expect(banner.getByRole('heading', { name: 'The Lamplighter’s Afternoon' })).toBeVisible();
    await expect(banner.getByText('On the programme')).toBeHidden();
    expect(await banner.locator('li').filter({ visible: true }).allInnerTexts()).toEqual([]);
  });

  for (const [width, height] of [
    [794, 1123],
    [640, 360],
  ] as const)
    test(`the order of collections has each name beside its poster, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/collections?library=shaped');
      await restored(page);
      await pressAction(page.getByRole('main'), 'Arrange');
      await page.emulateMedia({ media: 'print' });
      const lines = page.getByRole('list', { name: 'Order of My Collections' }).getByRole('listitem');
      await expect(lines).toHaveCount(7);
      expect(await cutOff(page)).toEqual([false, []]);
      for (const name of ['With the neighbours', 'Heist and chase'])
        expect((await lines.getByText(name).boundingBox())?.height).toBeLessThan(30);
      await expectBare(page);
    });
});
