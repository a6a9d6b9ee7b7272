import type { Page } from '@playwright/test';
import { expect } from '../browser/shared/fixtures.ts';
import { entryOf } from '../browser/shared/storage.ts';
import { expectPressed, toggle } from './cards.ts';
import { setLife } from './devtools.ts';
import { KEY, comeBack, openTab, test } from './fixtures.ts';
import { some } from './full.ts';

const FIRST = 'Watchlist: Dust Parade';
const SECOND = 'Favorites: Kingdom of Moths';
const THIRD = 'Watchlist: Cold Harbour Blues';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a page that was frozen catches up with what another tab did meanwhile', async ({ page, context }) => {
  await comeBack(page);
  const other = await openTab(context);
  await setLife(page, 'frozen');
  await toggle(other, FIRST);
  await expect.poll(() => entryOf(other, KEY)).toContain('Dust Parade');
  await toggle(other, SECOND);
  await setLife(page, 'active');
  await expect(button(page, SECOND)).toHaveAttribute('aria-pressed', 'true');
  await expectPressed(page, [FIRST, SECOND]);
  await toggle(page, FIRST);
  await expect(button(other, FIRST)).toHaveAttribute('aria-pressed', 'false');
});

test.describe('a clock that jumps', () => {
  for (const [what, later] of some(1, [
    ['years back', '2019-01-01T00:00:00Z'],
    ['years ahead', '2031-01-01T00:00:00Z'],
  ] as const)) {
    test(`${what} loses nothing`, async ({ page }) => {
      await page.clock.install({ time: '2026-11-01T12:00:00Z' });
      await comeBack(page);
      await toggle(page, FIRST);
      await expect.poll(() => entryOf(page, KEY)).toContain('Dust Parade');
      await page.clock.setSystemTime(later);
      await toggle(page, SECOND);
      await expect.poll(() => entryOf(page, KEY)).toContain('Kingdom of Moths');
      await toggle(page, THIRD);
      await page.clock.setSystemTime('2026-11-01T12:01:00Z');
      await page.reload();
      await comeBack(page);
      await expectPressed(page, [FIRST, SECOND, THIRD]);
    });
  }

  test('differs between tabs: the last change wins all the same', async ({ page, context }) => {
    await page.clock.install({ time: '2031-01-01T00:00:00Z' });
    await comeBack(page);
    const other = await context.newPage();
    await other.clock.install({ time: '2019-01-01T00:00:00Z' });
    await comeBack(other);
    await toggle(page, FIRST);
    await expect(button(other, FIRST)).toHaveAttribute('aria-pressed', 'true');
    await toggle(other, FIRST);
    await expect(button(page, FIRST)).toHaveAttribute('aria-pressed', 'false');
    await toggle(page, SECOND);
    await page.close();
    await other.reload();
    await comeBack(other);
    await expectPressed(other, [SECOND]);
  });

  test.describe('by an hour, where summer time ends', () => {
    test.use({ timezoneId: 'Europe/Berlin' });

    test('loses nothing', async ({ page }) => {
      await page.clock.install({ time: '2026-10-25T00:59:50Z' });
      await comeBack(page);
      await toggle(page, FIRST);
      await page.clock.setSystemTime('2026-10-25T01:00:01Z');
      await toggle(page, SECOND);
      await expect.poll(() => entryOf(page, KEY)).toContain('Kingdom of Moths');
      await page.reload();
      await comeBack(page);
      await expectPressed(page, [FIRST, SECOND]);
    });
  });
});
