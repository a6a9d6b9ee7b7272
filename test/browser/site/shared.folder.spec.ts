import type { Page } from '@playwright/test';
import { expect, test } from '../shared/fixtures.ts';

/** Where the browser goes with what another app shares, as the manifest says. */
const share = async (page: Page, shared: Readonly<Record<string, string>>) => {
  await page.goto('./about');
  const action = await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
    const { share_target } = (await (await fetch(href)).json()) as { share_target: { action: string } };
    return new URL(share_target.action, href).href;
  });
  await page.goto(`${action}?${new URLSearchParams(shared).toString()}`);
};

// product.md, Search: shared.
test('what is shared with an installed site in a folder opens its title, in the place of its search', async ({
  page,
  baseURL,
}) => {
  await share(page, { title: '', text: `Tonight? ${baseURL}movie/1001.` });
  await expect(page).toHaveURL(/\/films\/movie\/1001$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/films\/about$/);
});

test('a text of 10 kB that is shared is searched for, as far as a search goes', async ({ page }) => {
  await share(page, { text: 'The tide goes out. '.repeat(530) });
  await expect(page).toHaveURL(/\/films\/search\?q=The\+tide/);
  await expect(page.getByText(/^No results found for/)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('q')).toHaveLength(500);
});

test('its manifest is one that the browser takes', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium tells.');
  await page.goto('./about');
  const { errors } = await (await page.context().newCDPSession(page)).send('Page.getAppManifest');
  expect(errors).toEqual([]);
});
