import { expect } from '../browser/shared/fixtures.ts';
import { expectPressed, openCards, restored, toggle } from './cards.ts';
import { clearSite, limitQuota } from './devtools.ts';
import { leaveApp, sayName, test } from './fixtures.ts';
import { expectStatus } from './panel.ts';

const FIRST = 'Watchlist: Dust Parade';
const SECOND = 'Favorites: Kingdom of Moths';

test.describe('lists over IndexedDB', () => {
  test.use({ planted: {} });

  test('are kept where localStorage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      };
      Object.defineProperty(globalThis, 'localStorage', { get });
    });
    await openCards(page);
    await sayName(page);
    await toggle(page, FIRST);
    await page.reload();
    await restored(page);
    await expectPressed(page, [FIRST]);
  });

  test('are saved once the quota allows it', async ({ page }) => {
    // Before the first write: the browser goes by what it has once found free for half a minute.
    await leaveApp(page);
    await limitQuota(page, 1);
    await openCards(page);
    await sayName(page);
    await toggle(page, FIRST);
    await expectStatus(page, 'Failed to save data to local storage');
    await limitQuota(page);
    await toggle(page, SECOND);
    await expectStatus(page, 'Just saved');
    await page.reload();
    await restored(page);
    await expectPressed(page, [FIRST, SECOND]);
  });

  test('can be kept after site data was cleared while the page is open', async ({ page }) => {
    await openCards(page);
    await sayName(page);
    await toggle(page, FIRST);
    await expectStatus(page, 'Just saved');
    await clearSite(page);
    await expect(
      page.getByText('The data of this site was cleared. Your lists are still in this window.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Keep them' }).click();
    await expectStatus(page, 'Just saved');
    await toggle(page, SECOND);
    await page.reload();
    await restored(page);
    await expectPressed(page, [FIRST, SECOND]);
  });
});
