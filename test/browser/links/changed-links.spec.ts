import { linkPath } from '../../../src/domain/links/link-path.ts';
import { expect, test } from '../shared/fixtures.ts';

const NAME = 'Rainy Sundays';
const LINK = linkPath({ name: NAME, titles: [{ media_type: 'movie', id: 1_001 }] });
/** As an older release made it. */
const ENDS_WITH_DASH = '/shared#v1.AQhTYXR1cmRheQPQD8gCigLNFGc-';
const DAMAGED = 'This link is damaged, or was made by a newer Matinee.';

/** Those that a browser writes otherwise in an address, or might; `link-path.test.ts` has all. */
const BEHIND = ['', ')', '%3E', '\u2026', "'", '%20Look'];

test('a link that an app has changed shows its list (product.md, Links: changed links)', async ({ page }) => {
  const addresses = [
    ...BEHIND.map((end) => LINK + end),
    LINK.replace('#', '%23'),
    `${LINK.replace('#', '%23')})`,
    LINK.replace('#', '/%23'),
    LINK.replace('#', '%2523'),
    LINK.replace('v1.', 'v1%2E'),
    LINK.replace('#', '?fbclid=abc#'),
    `${LINK.replace('#', '%23')}?fbclid=abc`,
  ];
  for (const address of addresses) {
    await test.step(address, async () => {
      // Another page first: a change of the fragment alone would load none.
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: NAME, exact: true })).toBeVisible();
    });
  }
});

test('a link that has lost its last - shows its list (product.md, Links: changed links)', async ({ page }) => {
  for (const address of [ENDS_WITH_DASH, ENDS_WITH_DASH.slice(0, -1), `${ENDS_WITH_DASH.slice(0, -1)}.`]) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Saturday', exact: true })).toBeVisible();
  }
});

test('what cannot be read of a changed link is called damaged (product.md, Links: damaged)', async ({ page }) => {
  for (const address of [
    LINK.slice(0, -2),
    `${LINK.slice(0, -2)}\u2026`,
    LINK.slice(0, -2).replace('#', '%23'),
    '/shared)',
    '/shared%23',
  ]) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByText(DAMAGED)).toBeVisible();
  }
});
