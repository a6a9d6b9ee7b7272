import type { Locator } from '@playwright/test';
import { boxOf } from '../shared/boxes.ts';
import { expect, test } from '../shared/fixtures.ts';
import { countShifts, shiftsOf } from '../shared/shifts.ts';
import { keepLists } from './keep-lists.ts';

/** The one filled act: that of the diary is its year. */
const actOf = (place: Locator): Locator =>
  place
    .getByRole('button', { name: 'Pick one for me' })
    .or(place.getByRole('link', { name: /^Your \d{4}$/ }))
    .filter({ visible: true });

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
    test(`the first of ${count} at ${path} begins in the upper 300 px, below one row of links and one of controls (product.md, Lists: first poster)`, async ({
      page,
      kept,
    }) => {
      await keepLists(kept, page, count);
      await page.goto(path);
      const place = path.startsWith('/collections') ? page.getByRole('dialog') : page.getByRole('main');
      const first = place.getByRole('listitem').first();
      await expect(first.getByRole('heading')).toBeVisible();
      expect((await boxOf(first.locator('a > *').first())).y).toBeLessThanOrEqual(300);
      const row = [
        actOf(place),
        place.getByLabel('Find in this list'),
        place.getByRole('button', { name: 'Filters' }),
        ...(await place.getByRole('combobox').all()),
        place.getByRole('button', { name: 'More', exact: true }),
      ];
      const boxes = await Promise.all(row.map((part) => boxOf(part)));
      expect(new Set(boxes.map(({ y, height }) => Math.round(y + height / 2))).size).toBe(1);
      for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44);
    });
  }

  test("what is rare is under 'More', which Escape, a press elsewhere and its actions close (product.md, Lists: more)", async ({
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
    test(`'Your data' is reached from ${path}, where lists are brought and taken (product.md, Your data: ways)`, async ({
      page,
      kept,
    }) => {
      await keepLists(kept, page, 24);
      await page.goto(path);
      const place = path.startsWith('/collections') ? page.getByRole('dialog') : page.getByRole('main');
      const more = place.getByRole('button', { name: 'More', exact: true });
      await more.click();
      await place.getByRole('link', { name: 'Your data' }).click();
      await expect(page).toHaveURL(/\/data#bring$/);
      const data = page.getByRole('main');
      const heading = data.getByRole('heading', { name: 'Import and export', exact: true });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await data.getByRole('link', { name: 'Choices', exact: true }).click();
      await expect(data.getByRole('heading', { name: 'Choices', exact: true })).toBeFocused();
      await page.goBack();
      await page.goBack();
      await expect(page).not.toHaveURL(/\/data/);
      await page.goto('/data#choices');
      await expect(data.getByRole('heading', { name: 'Choices', exact: true })).toBeFocused();
    });
  }
});

/** What can be pressed or chosen above the first title, in words: a select with its arrow, and the two looks, are one each. */
const controlsOf = async (place: Locator): Promise<readonly string[]> => {
  const first = await boxOf(place.getByRole('listitem').first());
  const controls = await place.locator('button, select, input, a[class*="button_"]').all();
  const names: string[] = [];
  for (const control of controls) {
    if (!(await control.isVisible()) || (await boxOf(control)).y >= first.y) continue;
    const label = await control.evaluate((each: HTMLInputElement) => each.ariaLabel ?? each.labels?.[0]?.textContent);
    names.push(label ?? (await control.innerText()).trim());
  }
  return names.filter((name) => !['Close', 'Descending', 'List view', 'By day'].includes(name));
};

for (const [path, choices] of [
  ['/watchlist', ['Show', 'Sort by', 'Grid view', 'Select']],
  ['/favorites', ['Show', 'Sort by', 'Grid view', 'Select']],
  ['/seen', ['Show', 'Only', 'Sort by', 'Grid view']],
  ['/collections?open=9', ['Select']],
] as const) {
  test(`at 1440 px ${path} has at most 8 controls above its first poster, which begins in the upper 290 px (product.md, Lists: controls)`, async ({
    page,
    kept,
  }) => {
    await countShifts(page);
    await keepLists(kept, page, 24);
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto(path);
    const place = path.startsWith('/collections') ? page.getByRole('dialog') : page.getByRole('main');
    const first = place.getByRole('listitem').first();
    await expect(first.getByRole('heading')).toBeVisible();
    expect((await boxOf(first.locator('a > *').first())).y).toBeLessThanOrEqual(290);
    const controls = await controlsOf(place);
    expect(controls).toEqual([await actOf(place).innerText(), 'Find in this list', 'Filters', ...choices, 'More']);
    expect(controls.length).toBeLessThanOrEqual(8);
    expect(await shiftsOf(page)).toBe(0);
  });
}

for (const path of ['/watchlist', '/favorites', '/diary', '/collections?open=9'])
  test(`at 1024 px the row of controls of ${path} is whole (product.md, Lists: controls)`, async ({ page, kept }) => {
    await keepLists(kept, page, 24);
    await page.setViewportSize({ width: 1_024, height: 768 });
    await page.goto(path);
    const place = path.startsWith('/collections') ? page.getByRole('dialog') : page.getByRole('main');
    const row = place.locator('[data-bar] > div').first();
    await expect(row).toBeVisible();
    await expect.poll(() => row.evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0);
  });

test('in a low window the first title is seen below the head (product.md, Lists: more)', async ({ page, kept }) => {
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

test('an empty list has no row of controls, and nothing moves (product.md, Lists: controls)', async ({
  page,
  kept,
}) => {
  await countShifts(page);
  await keepLists(kept, page, 0);
  for (const path of ['/watchlist', '/favorites', '/seen', '/calendar', '/up-next']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(main.getByRole('button', { name: 'More', exact: true })).toBeHidden();
    await expect(main.getByRole('button', { name: 'Bring your lists' })).toBeVisible();
    expect(await shiftsOf(page)).toBe(0);
  }
});
