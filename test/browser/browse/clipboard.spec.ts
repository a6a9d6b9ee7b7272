import type { Page } from '@playwright/test';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { isFirefox, NO_MAIL } from '../shared/engine.ts';
import { expect, test } from '../shared/fixtures.ts';
import { pressAction } from '../shared/press-action.ts';

test('the mail action asks after a second whether to copy the address', async ({ page, context }) => {
  test.skip(isFirefox(page), NO_MAIL);
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

test.describe('where nothing can be copied, it is shown to be copied by hand (product.md, Detail: copy by hand)', () => {
  /** As on a page over plain http, and as where the visitor has refused. */
  const settings = {
    'the page is not secure': () => {
      for (const name of ['clipboard', 'share']) Object.defineProperty(navigator, name, { value: undefined });
    },
    'the clipboard refuses': () => {
      const refuse = () => Promise.reject(new DOMException('Refused.', 'NotAllowedError'));
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    },
    'the share sheet and the clipboard refuse': () => {
      const refuse = () => Promise.reject(new DOMException('Refused.', 'NotAllowedError'));
      Object.defineProperty(navigator, 'share', { value: refuse });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    },
  };
  const chosen = (page: Page) =>
    page.evaluate(() => {
      const field = document.activeElement;
      return field instanceof HTMLInputElement
        ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
        : '';
    });

  for (const [setting, set] of Object.entries(settings)) {
    test(`a title's link, by keyboard, where ${setting}`, async ({ page }) => {
      await page.addInitScript(set);
      await page.goto('/');
      await page.getByRole('list', { name: 'Trending Now' }).getByRole('link').first().click();
      const share = page.getByRole('button', { name: 'Share', exact: true });
      await share.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Copy the link by hand' });
      await expect(dialog.getByRole('textbox')).toBeFocused();
      expect(await chosen(page)).toBe(page.url());
      await expectNoFindingsInEitherTheme(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(share).toBeFocused();
    });
  }

  test('a list as a link, over plain http', async ({ page }) => {
    await page.addInitScript(settings['the page is not secure']);
    await page.goto('/watchlist?library=lived-in');
    await pressAction(page.getByRole('main'), 'Share list');
    const sharing = page.getByRole('dialog', { name: 'Share list' });
    await sharing.getByRole('button', { name: 'Share link' }).click();
    const link = page.getByRole('dialog', { name: 'Copy the link by hand' });
    await expect(link.getByRole('textbox')).toBeFocused();
    expect(await chosen(page)).toContain('/shared#v1.');
    await page.goBack();
    await expect(link).toBeHidden();
    await expect(sharing.getByRole('button', { name: 'Share link' })).toBeFocused();
  });

  test('the address of a mail, over plain http', async ({ page }) => {
    test.skip(isFirefox(page), NO_MAIL);
    await page.addInitScript(settings['the page is not secure']);
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('button', { name: 'hello@matinee.example' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click();
    const address = page.getByRole('dialog', { name: 'Copy the address by hand' });
    await expect(address.getByRole('textbox')).toHaveValue('hello@matinee.example');
    expect(await chosen(page)).toBe('hello@matinee.example');
    await address.getByRole('button', { name: 'Done' }).click();
    await expect(address).toBeHidden();
  });
});
