import { isFirefox } from './engine.ts';
import { expect, test } from './fixtures.ts';

test('the mail action asks after a second whether to copy the address', async ({ page, context }) => {
  test.skip(isFirefox(page), 'The driver of Firefox waits for the page that a mail address is not.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/search');
  await page.getByRole('contentinfo').getByRole('button', { name: 'hello@matinee.example' }).click();
  const question = page.getByRole('dialog', { name: 'Copy the address to the clipboard?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Copy' }).click();
  await expect(question).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('hello@matinee.example');
});

test("sharing copies the link and says 'Link copied to clipboard!'", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/');
  await page.getByRole('list', { name: 'Trending Now' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
