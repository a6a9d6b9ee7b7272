import type { Locator, Page } from '@playwright/test';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { enter, tap } from '../shared/engine.ts';
import { expect, OWN_KEY, test } from '../shared/fixtures.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Filters' });
const results = async (page: Page): Promise<number> => {
  const text = await page
    .getByRole('status')
    .filter({ hasText: /results?$/ })
    .innerText();
  return Number(text.replace(/\D/g, ''));
};

test.describe('the filters of a listing', () => {
  test('are chosen by keyboard, told before they are shown, and there again after Back and a reload (product.md, Explore: filters)', async ({
    page,
  }) => {
    await page.goto('/movie');
    const before = await results(page);
    const button = page.getByRole('button', { name: /^Filters/ });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    await expect(dialog).toBeVisible();
    await expectNoFindingsInEitherTheme(page);
    const drama = dialog.getByRole('group', { name: 'Genre' }).getByRole('button', { name: /^Drama/ });
    for (const state of ['any', 'with', 'without', 'any']) {
      await expect(drama).toHaveAccessibleName(`Drama, ${state}`);
      await drama.press('Space');
    }
    await expect(drama).toHaveAccessibleName('Drama, with');
    await drama.press('Enter');
    await drama.press('Enter');
    await dialog.getByLabel('From year').focus();
    await page.keyboard.type('1970');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1999');
    await dialog.locator('summary').press('Enter');
    await dialog.getByLabel('Original language').focus();
    await page.keyboard.type('English');
    const show = dialog.getByRole('button', { name: /^Show [\d,]+ movies?$/ });
    await expect(show).toBeVisible();
    const told = Number((await show.innerText()).replace(/\D/g, ''));
    expect(told).toBeLessThan(before);
    await show.focus();
    await page.keyboard.press('Enter');

    await expect(button).toBeFocused();
    await expect(page).toHaveURL(/\/movie\?from=1970&to=1999&lang=en$/);
    await expect.poll(() => results(page)).toBe(told);
    const chips = page.getByRole('list', { name: 'Filters that are on' }).getByRole('listitem');
    await expect(chips).toHaveText(['1970 to 1999', 'In English']);
    await expectNoFindingsInEitherTheme(page);

    await page.getByRole('list', { name: 'Movies' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/movie\/\d+$/);
    await page.goBack();
    await expect(chips).toHaveText(['1970 to 1999', 'In English']);
    await page.reload();
    await expect.poll(() => results(page)).toBe(told);
    await page.getByRole('button', { name: 'Remove filter: In English' }).press('Enter');
    await expect(chips).toHaveText(['1970 to 1999']);
    await expect(page.getByRole('button', { name: 'Remove filter: 1970 to 1999' })).toBeFocused();
  });

  test('that find nothing can be cleared, and what its type lacks is said (product.md, Explore: dropped filters)', async ({
    page,
  }) => {
    await page.goto('/tv?people=1001&cert=12&certin=DE&from=9999');
    await expect(
      page.getByText('Left out, as TV shows cannot be filtered by it here: people and age rating.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No TV Shows Found' })).toBeVisible();
    await expectNoFindingsInEitherTheme(page);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/tv$/);
    await expect(page.getByRole('list', { name: 'TV Shows' }).getByRole('listitem').first()).toBeVisible();
  });

  test('have names, and are saved (product.md, Explore: saved searches)', async ({ page }) => {
    await page.goto('/movie?company=8103');
    await expect(page.getByRole('button', { name: 'Remove filter: Tidal Films' })).toBeVisible();
    await page.getByRole('button', { name: /^Filters/ }).click();
    const dialog = dialogOf(page);
    const name = dialog.getByLabel('Name of this search');
    await enter(name, 'Of the tides');
    await name.press('Enter');
    await expect(page.getByText('Search saved')).toBeVisible();
    await page.goto('/search');
    const saved = page.getByRole('list', { name: 'Saved searches' });
    await expect(saved.getByRole('link')).toHaveText(['Of the tides']);
    await expectNoFindingsInEitherTheme(page);
    await saved.getByRole('link').click();
    await expect(page).toHaveURL(/\/movie\?company=8103$/);
  });
});

test.describe('the filters of a listing, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Names of the titles that the listing shows. */
  const shown = async (page: Page): Promise<readonly string[]> =>
    page.getByRole('list', { name: 'Movies' }).getByRole('heading').allInnerTexts();

  test('hold together with the services and with what is hidden, by touch, and after Back (product.md, Explore: filters)', async ({
    page,
    kept,
  }) => {
    await page.goto('/movie?from=1970');
    await expect(page.getByRole('list', { name: 'Movies' }).getByRole('heading').first()).toBeVisible();
    const links = page.getByRole('list', { name: 'Movies' }).getByRole('link');
    const ids = (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
      .map((path) => Number(path.replace(/\D/g, '')))
      .filter((id) => id > 0);
    const [seen = 0, listed = 0] = ids;
    const ref = (id: number) => ({ id, media_type: 'movie', title: `Title ${id}` });
    await kept.plant(page, {
      [OWN_KEY]: JSON.stringify({
        username: 'Ada',
        marks: [{ ...ref(seen), seenAt: '2026-01-01' }],
        watchlist: [{ ...ref(listed), addedAt: '2026-01-01T00:00:00.000Z' }],
        preferences: { watchRegion: 'DE', watchServices: [9001, 9002, 9003] },
      }),
    });
    await page.goto('/movie?from=1970');
    const before = await shown(page);
    const open = () => tap(page.getByRole('button', { name: /^Filters/ }));
    await open();
    const dialog = dialogOf(page);
    await tap(dialog.getByRole('button', { name: 'Hide seen' }));
    await tap(dialog.getByRole('button', { name: 'Hide listed' }));
    await tap(dialog.getByRole('button', { name: 'On my services', exact: true }));
    await tap(dialog.getByRole('button', { name: /^Show / }));
    await expect(dialog).toBeHidden();
    const chips = page.getByRole('list', { name: 'Filters that are on' }).getByRole('listitem');
    await expect(chips).toHaveText(['From 1970', 'On my services']);
    await expect(page).toHaveURL(/from=1970&.*hide=seen%2Clisted|hide=seen%2Clisted.*from=1970/);
    await expect(page.getByText(/hidden\./)).toBeVisible();
    await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(0);
    const after = await shown(page);
    expect(after).not.toContain(before[0]);
    expect(after).not.toContain(before[1]);
    await tap(page.getByRole('list', { name: 'Movies' }).getByRole('link').first());
    await expect(page).toHaveURL(/\/movie\/\d+$/);
    await page.goBack();
    await expect(chips).toHaveCount(2);
    await expect.poll(() => shown(page)).toEqual(after);
    await tap(page.getByRole('button', { name: 'Clear all' }));
    await expect(chips).toHaveCount(0);
  });
});
