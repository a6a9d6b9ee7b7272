import { expect, test } from '../shared/fixtures.ts';

test.describe('the theme', () => {
  test('is dark by default, light by toggle, and stays so', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/movie');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

  test('is set before anything is painted after a reload', async ({ page }) => {
    // A new page of Firefox's has no storage.
    await page.addInitScript(() => origin === 'null' || localStorage.setItem('matinee_last_theme', 'light'));
    // Without the application's code only the page itself can have set it.
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('works without storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/movie');
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
