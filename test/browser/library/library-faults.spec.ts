import type { Page } from '@playwright/test';
import { OWN_KEY, expect, test } from '../shared/fixtures.ts';
import { entryOf, fillStorage, makeRoom, saveFirstCard } from '../shared/storage.ts';
import { restored } from '../shared/toasts.ts';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Local Storage' });

test('a full storage: the save error is shown, the old entry stays, and it is saved when there is room', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await restored(page);
  const before = await entryOf(page, OWN_KEY);
  await fillStorage(page);
  const name = await saveFirstCard(page);
  await page.getByRole('button', { name: 'Local Storage' }).click();
  await page.clock.runFor(1_000);
  await expect(panelOf(page)).toContainText('Failed to save data to local storage');
  expect(await entryOf(page, OWN_KEY)).toBe(before);

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
