import { boxOf } from '../shared/boxes.ts';
import { expect, test } from '../shared/fixtures.ts';
import { countShifts, shiftsOf } from '../shared/shifts.ts';
import { keepLists } from './keep-lists.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

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
      const select = place.getByRole('button', { name: 'Select', exact: true });
      expect((await boxOf(select)).y).toBe((await boxOf(pick)).y);
      for (const part of [pick, select, more]) expect((await boxOf(part)).height).toBeGreaterThanOrEqual(44);
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

  for (const path of ['/watchlist', '/seen', '/collections?open=9']) {
    test(`'Your data' is opened at ${path}, where lists are brought and taken (product.md, Your data: ways)`, async ({
      page,
      kept,
    }) => {
      await keepLists(kept, page, 24);
      await page.goto(path);
      const place = path.startsWith('/collections') ? page.getByRole('dialog') : page.getByRole('main');
      const more = place.getByRole('button', { name: 'More', exact: true });
      await more.click();
      await place.getByRole('button', { name: 'Your data' }).click();
      const data = page.getByRole('dialog', { name: 'Your data' });
      const heading = data.getByRole('heading', { name: 'Bring and take', exact: true });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await data.getByRole('link', { name: 'Choices', exact: true }).click();
      await expect(data.getByRole('heading', { name: 'Choices', exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(data).toBeHidden();
      await expect(more).toBeFocused();
    });
  }
});

for (const width of [1_440, 1_024]) {
  test(`all actions of a list are seen in a window of ${width} px (product.md, Lists: actions)`, async ({
    page,
    kept,
  }) => {
    await keepLists(kept, page, 24);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/watchlist');
    const main = page.getByRole('main');
    for (const name of ['Pick one for me', 'Select', 'Share list', 'Bring your lists', 'Your data'])
      await expect(main.getByRole('button', { name })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Seen and rated' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'More', exact: true })).toBeHidden();
  });
}

test("in a low window the first title is seen below the head, and some actions are under 'More' (product.md, Lists: actions)", async ({
  page,
  kept,
}) => {
  await keepLists(kept, page, 24);
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 640, height: 360 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/watchlist');
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect(first.getByRole('heading')).toBeVisible();
    expect((await boxOf(first.locator('a > *').first())).y).toBeLessThan(viewport.height - 40);
    await expect(page.getByRole('main').getByRole('button', { name: 'More', exact: true })).toBeVisible();
  }
});

test("beside an empty list 'Your data' stands at the row's beginning, and nothing moves (product.md, Lists: beside)", async ({
  page,
  kept,
}) => {
  await countShifts(page);
  await keepLists(kept, page, 0);
  for (const path of ['/watchlist', '/favorites', '/seen']) {
    await page.goto(path);
    const main = page.getByRole('main');
    const data = main.getByRole('button', { name: 'Your data' });
    await expect(main.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Pick one for me' })).toBeHidden();
    await expect(data).toBeVisible();
    expect((await boxOf(data)).x).toBe((await boxOf(main.getByRole('heading', { level: 1 }))).x);
    expect(await shiftsOf(page)).toBe(0);
  }
});
