import type { Page } from '@playwright/test';
import { boxOf, meet } from '../shared/boxes.ts';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
import type { KeptEntries } from '../shared/kept-entries.ts';
import { keepTitles } from '../shared/kept-titles.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [width, height] of [
    [390, 844],
    [360, 740],
    [430, 932],
  ] as const) {
    test(`what saves a title is above the fold, beside its poster, ${width} px wide (product.md, Detail: actions)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/movie/1001');
      const poster = page.getByRole('img', { name: /^Poster of/ });
      await expect(poster).toBeVisible();
      const bar = await boxOf(page.getByRole('navigation', { name: 'Shortcuts' }));
      for (const name of ['Watchlist', 'Favorite']) {
        const button = page.getByRole('button', { name, exact: true });
        const { x, y, bottom, height: high } = await boxOf(button);
        expect(bottom).toBeLessThan(bar.y);
        expect(high).toBeGreaterThanOrEqual(44);
        expect(x).toBeGreaterThan((await boxOf(poster)).right);
        expect(y).toBeGreaterThan((await boxOf(poster)).y);
        expect(await meet(button, page.getByRole('heading', { level: 1 }))).toBe(false);
      }
    });
  }

  for (const path of ['/movie', '/watchlist', '/search?q=an', '/seen']) {
    test(`the buttons of cards cover no poster on ${path} (product.md, Cards: toggles)`, async ({ page, kept }) => {
      const title = { id: 1_001, media_type: 'movie', title: 'Title 1', rating: 8 };
      const saved = { ...title, addedAt: '2026-01-01T00:00:00.000Z' };
      await kept.plant(page, { [OWN_KEY]: JSON.stringify({ username: 'Ada', watchlist: [saved], marks: [title] }) });
      await page.goto(path);
      const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Favorites: / }) });
      await expect(card.first()).toBeVisible();
      const picture = card.first().getByRole('link').locator('> :first-child');
      for (const button of await card.first().getByRole('button').all()) {
        expect(await meet(button, picture)).toBe(false);
        expect(await meet(button, card.first().getByRole('heading'))).toBe(false);
        expect((await boxOf(button)).bottom).toBeLessThanOrEqual((await boxOf(card.first())).bottom + 0.5);
      }
    });
  }

  test('the pencil of a collection covers no picture (product.md, Collections: edit)', async ({ page }) => {
    await page.goto('/collections');
    const pencil = page.getByRole('button', { name: 'Edit Feel Good' });
    const card = page.getByRole('listitem').filter({ has: pencil });
    expect(await meet(pencil, card.locator('> :first-child'))).toBe(false);
    await pencil.click();
    await expect(page.getByText('Edit feature coming soon!')).toBeVisible();
  });

  for (const path of ['/movie?view=list', '/watchlist?view=list']) {
    test(`a line is little higher than its poster on ${path} (product.md, Lists: looks)`, async ({ page, kept }) => {
      await keepTitles(kept, page, 12);
      await page.goto(path);
      const line = page.getByRole('main').getByRole('listitem').first();
      await expect(line.getByRole('heading')).toBeVisible();
      // The poster, and 16 px above and below it.
      expect((await boxOf(line)).height).toBeLessThanOrEqual(102 + 2 * 16 + 10);
    });
  }

  const saved = (id: number) => ({ id: 1_000 + id, media_type: 'movie', title: `Title ${id}` });
  const addedAt = '2026-01-01T00:00:00.000Z';

  /** A known visitor with so many titles on each list. */
  const keepLists = (kept: KeptEntries, page: Page, count: number) => {
    const titles = Array.from({ length: count }, (_, index) => saved(index + 1));
    const listed = titles.map((title) => ({ ...title, addedAt }));
    const lists = {
      username: 'Ada',
      watchlist: listed,
      favorites: listed,
      marks: titles.map((title) => ({ ...title, seenAt: '2026-01-02', rating: 8 })),
      collections: [{ id: '9', name: 'Noir', description: 'Rain.', movies: titles, createdAt: addedAt }],
    };
    return kept.plant(page, { [OWN_KEY]: JSON.stringify(lists) });
  };

  for (const [path, count] of [
    ['/watchlist', 24],
    ['/watchlist?view=list', 24],
    ['/watchlist', 1_200],
    ['/favorites', 24],
    ['/seen', 24],
    ['/seen?view=list', 1],
    ['/collections?open=9', 24],
  ] as const) {
    test(`the first of ${count} at ${path} begins in the upper 300 px, below one row of actions and one of controls (product.md, Lists: first poster)`, async ({
      page,
      kept,
    }) => {
      await keepLists(kept, page, count);
      await page.goto(path);
      const place = path.startsWith('/collections') ? page.getByRole('dialog') : page.getByRole('main');
      const first = place.getByRole('listitem').first();
      await expect(first.getByRole('heading')).toBeVisible();
      expect((await boxOf(first.locator('a > *').first())).y).toBeLessThanOrEqual(300);
      const [pick, more] = [
        place.getByRole('button', { name: 'Pick one for me' }),
        place.getByRole('button', { name: 'More', exact: true }),
      ];
      expect((await boxOf(more)).y).toBe((await boxOf(pick)).y);
      for (const part of [pick, more]) expect((await boxOf(part)).height).toBeGreaterThanOrEqual(44);
      const controls = await place.getByRole('combobox').all();
      expect(new Set(await Promise.all(controls.map(async (each) => Math.round((await boxOf(each)).y)))).size).toBe(
        controls.length ? 1 : 0,
      );
    });
  }

  test("what does not fit is under 'More', which Escape, a press elsewhere and its actions close (product.md, Lists: actions)", async ({
    page,
    kept,
  }) => {
    await keepLists(kept, page, 24);
    for (const path of ['/watchlist', '/collections?open=9']) {
      await page.goto(path);
      const place = path === '/watchlist' ? page.getByRole('main') : page.getByRole('dialog', { name: 'Noir' });
      const more = place.getByRole('button', { name: 'More', exact: true });
      const share = place.getByRole('button', { name: 'Share list' });
      await more.click();
      await expect(share).toBeVisible();
      await share.focus();
      await page.keyboard.press('Escape');
      await expect(share).toBeHidden();
      await expect(more).toBeFocused();
      await more.click();
      await place.getByRole('heading').first().click();
      await expect(share).toBeHidden();
      await more.click();
      await share.click();
      const dialog = page.getByRole('dialog', { name: 'Share list' });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(more).toBeFocused();
      await expect(share).toBeHidden();
    }
  });
});

for (const width of [1_440, 1_024]) {
  test(`all actions of a list are seen in a window of ${width} px (product.md, Lists: actions)`, async ({
    page,
    kept,
  }) => {
    await keepTitles(kept, page, 24);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/watchlist');
    const main = page.getByRole('main');
    for (const name of ['Pick one for me', 'Share list', 'Bring your lists'])
      await expect(main.getByRole('button', { name })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Seen and rated' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'More', exact: true })).toBeHidden();
  });
}
