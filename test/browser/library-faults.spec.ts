import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { entryOf, fillStorage, makeRoom, plant, saveFirstCard } from './storage.ts';

const KEY = 'matinee_user_data_203.0.113.7';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Local Storage' });

test('a full storage: the save error is shown, the old entry stays, and it is saved when there is room', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByText('Your saved lists are back')).toBeVisible();
  const before = await entryOf(page, KEY);
  await fillStorage(page);
  const name = await saveFirstCard(page);
  await page.getByRole('button', { name: 'Local Storage' }).click();
  await page.clock.runFor(1_000);
  await expect(panelOf(page)).toContainText('Failed to save data to local storage');
  expect(await entryOf(page, KEY)).toBe(before);

  await makeRoom(page);
  await page.clock.runFor(10_000);
  await expect(panelOf(page)).toContainText('Just saved');
  await expect(panelOf(page)).not.toContainText('Failed to save data to local storage');
  await page.goto('/watchlist');
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

for (const [what, get] of [
  ['blocked', "() => { throw new DOMException('Access is denied.', 'SecurityError'); }"],
  ['absent', '() => undefined'],
] as const) {
  test.describe(`a storage that is ${what}`, () => {
    test.use({ visitor: 'new' });

    test('leaves the app running in memory, and that lists end with the window is said once', async ({ page }) => {
      const warning = page.getByText('Your browser keeps nothing for this site. Your lists end with this window.');
      await page.addInitScript(`Object.defineProperty(globalThis, 'localStorage', { get: ${get} })`);
      await page.goto('/');
      await expect(warning).toBeVisible();
      await expect(warning).toHaveCount(1);
      await page.getByRole('dialog', { name: 'Welcome to Matinee' }).getByRole('button', { name: 'Skip' }).click();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(warning).toBeHidden();

      const name = await saveFirstCard(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Watchlist' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'My Watchlist' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(page.getByText('1 item saved to watch later')).toBeVisible();
      await expect(warning).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
    });
  });
}

test('an unreadable entry is set aside under its own name and told, and a second one under another', async ({ page }) => {
  const told = (name: string) => page.getByText(`Your saved lists could not be read. They are kept aside as ${name}.`, { exact: true });
  await plant(page, KEY, '{"watchlist":[{"id":5');
  await page.goto('/watchlist');
  await expect(told(`${KEY}.unreadable`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
  expect(await entryOf(page, KEY)).toBeNull();
  await page.evaluate((key) => localStorage.setItem(key, 'null'), KEY);
  await page.reload();
  await expect(told(`${KEY}.unreadable.2`)).toBeVisible();
  expect(await entryOf(page, `${KEY}.unreadable`)).toBe('{"watchlist":[{"id":5');
  expect(await entryOf(page, `${KEY}.unreadable.2`)).toBe('null');
});

test('a bundle of 499 good titles and a bad one, with wrong types, unknown fields and prototype keys, loses nothing', async ({ page }) => {
  const good = Array.from({ length: 499 }, (_, at) => ({ id: at + 1, title: `Kept ${at + 1}`, mood: 'odd', addedAt: '2026-11-01T10:00:00.000Z' }));
  const bad = { id: 'seven', title: 'Bad' };
  const watchlist = JSON.stringify([...good.slice(0, 200), bad, ...good.slice(200)]);
  await plant(page, KEY, `{"watchlist":${watchlist},"favorites":"none","username":"Ada","future":{"a":1},"__proto__":{"isAdmin":true}}`);
  await page.goto('/watchlist');
  await expect(page.getByText('499 items saved to watch later')).toBeVisible();
  await page.getByRole('button', { name: 'Favorites: Kept 1', exact: true }).click();
  await expect.poll(() => entryOf(page, KEY)).toContain('"favorites":[{');
  const saved = (await entryOf(page, KEY)) ?? '';
  expect(JSON.parse(saved)).toMatchObject({ watchlist: [...good, bad], future: { a: 1 }, unreadable_favorites: 'none' });
  expect(saved).toContain('"__proto__":{"isAdmin":true}');
  expect(await page.evaluate(() => 'isAdmin' in {})).toBe(false);
});
