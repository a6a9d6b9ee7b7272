import type { Page } from '@playwright/test';
import { hasWholeChromium, wholeLaunchOptions } from '../../scripts/find-chromium.mjs';
import { expect } from '../browser/shared/fixtures.ts';
import { expectPressed, toggle } from './cards.ts';
import { comeBack, leaveApp, openTab, test } from './fixtures.ts';

const FIRST = 'Watchlist: Dust Parade';
const SECOND = 'Favorites: Kingdom of Moths';

test.use({ launchOptions: { ...wholeLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

/** As the browser's Back does it: Playwright's own would reload the page. The call is answered before the page is left. */
const goBack = async (page: Page): Promise<void> => {
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.getByRole('button', { name: FIRST, exact: true })).toBeAttached();
};

const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isTheSame: true }));
const isTheSame = (page: Page) => page.evaluate(() => 'isTheSame' in globalThis);

test.describe('a page that is gone back to', () => {
  test.skip(!hasWholeChromium(), 'A headless shell keeps no page that was left.');

  test('is the very same, and goes on keeping changes', async ({ page, context }) => {
    await comeBack(page);
    await mark(page);
    await toggle(page, FIRST);
    await leaveApp(page);
    await goBack(page);
    expect(await isTheSame(page)).toBe(true);
    await toggle(page, SECOND);
    const other = await openTab(context);
    await expectPressed(other, [FIRST, SECOND]);
  });

  test('shows what another tab did meanwhile', async ({ page, context }) => {
    await comeBack(page);
    await toggle(page, FIRST);
    await leaveApp(page);
    const other = await openTab(context);
    await toggle(other, SECOND);
    await toggle(other, FIRST);
    await goBack(page);
    await expectPressed(page, [SECOND]);
    await toggle(page, FIRST);
    await expectPressed(other, [FIRST, SECOND]);
  });
});
