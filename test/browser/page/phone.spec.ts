import { boxOf, meet } from '../shared/boxes.ts';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';
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

  for (const width of [360, 390])
    test(`of what is yet to come and is rated each fact on a card is whole or left out, ${width} px wide (product.md, Cards: type label)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/movie', '/']) {
        await page.goto(`${path}?now=1950-01-01T12:00Z`);
        const facts = page.getByText(/^Coming\sSoon\s·\s/);
        await expect(facts.first()).toBeVisible();
        const cut = await facts.evaluateAll((all) =>
          all.filter((each) => {
            const { right, bottom } = each.getBoundingClientRect();
            const text = document.createRange();
            text.selectNodeContents(each);
            const seen = [...text.getClientRects()].filter((line) => line.top < bottom - 2);
            return seen.length !== 1 || seen.some((line) => line.right > right + 1 || line.bottom > bottom + 4);
          }),
        );
        expect(cut).toHaveLength(0);
      }
    });

  test('the pencil of a collection covers no picture (product.md, Collections: edit)', async ({ page, kept }) => {
    const movies = [1, 2, 3].map((number) => ({
      id: 1_000 + number,
      media_type: 'movie',
      title: `Title ${number}`,
      poster_path: `/c-${number}.svg`,
    }));
    const collections = [
      { id: '11', name: 'Feel Good', description: '', movies },
      { id: '12', name: 'Covered', description: '', movies, cover: 'movie:1002' },
      { id: '13', name: 'Empty', description: '', movies: [] },
    ];
    await kept.plant(page, { [OWN_KEY]: JSON.stringify({ username: 'Ada', collections }) });
    await page.goto('/collections');
    for (const { name } of collections) {
      const pencil = page.getByRole('button', { name: `Edit ${name}` });
      const card = page.getByRole('listitem').filter({ has: pencil });
      await expect(pencil).toBeVisible();
      expect(await meet(pencil, card.getByText(name, { exact: true }))).toBe(false);
      if (name === 'Empty') continue;
      await expect(card.locator('img').first()).toBeVisible();
      expect(await meet(pencil, card.locator('> :first-child'))).toBe(false);
    }
    await page.getByRole('button', { name: 'Edit Feel Good' }).click();
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
});
