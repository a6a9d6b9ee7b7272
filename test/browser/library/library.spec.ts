import { expect, test } from '../shared/fixtures.ts';
import { expectAllBack, settleIn } from './library.ts';

test.describe("a new visitor's lists", () => {
  test.slow();
  test.use({ visitor: 'new' });

  test('are all there when the window is closed and opened again', { tag: '@journey' }, async ({ page, context }) => {
    const saved = await settleIn(page);
    await page.close({ runBeforeUnload: false });
    const next = await expectAllBack(context, saved);
    await next.goto('/watchlist');
    await next.getByRole('button', { name: `Remove ${saved.fromCard}` }).click();
    await expect(next.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
    await next.getByRole('button', { name: 'Undo' }).click();
    await expect(next.getByRole('heading', { name: saved.fromCard })).toBeVisible();
  });
});
