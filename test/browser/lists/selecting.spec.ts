import { enlarged } from '../page/reach.ts';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { boxOf } from '../shared/boxes.ts';
import { tap } from '../shared/engine.ts';
import { expect, test } from '../shared/fixtures.ts';
import { pressAction } from '../shared/press-action.ts';
import { keepLists } from './keep-lists.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [path, name] of [
    ['/watchlist', 'favorites'],
    ['/seen?view=list', 'watchlist'],
    ['/collections?open=9', 'favorites'],
  ] as const) {
    test(`several titles are selected by touch, and changed at once, at ${path} (product.md, Several at once: selecting)`, async ({
      page,
      kept,
    }) => {
      await keepLists(kept, page, 24);
      await page.goto(path);
      const place = path.startsWith('/collections') ? page.getByRole('dialog') : page.getByRole('main');
      await pressAction(place, 'Select');
      const boxes = place.getByRole('checkbox', { name: /^Select / });
      for (const index of [0, 1, 3]) {
        const box = await boxOf(boxes.nth(index));
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        await tap(boxes.nth(index));
      }
      const bar = page.getByRole('group', { name: 'Selected titles' });
      await expect(bar.getByText('3 selected')).toBeInViewport();
      for (const button of await bar.getByRole('button').all())
        expect((await boxOf(button)).height).toBeGreaterThanOrEqual(44);
      await enlarged(page, async () => {
        for (const button of await bar.getByRole('button').all()) {
          const { x, right } = await boxOf(button);
          expect([x >= 0, right <= 390]).toEqual([true, true]);
        }
      });
      await expectNoFindingsInEitherTheme(page);
      await tap(bar.getByRole('button', { name: `Add to ${name}` }));
      await expect(page.getByText(`All of it is in your ${name} already`)).toBeVisible();
      await tap(bar.getByRole('button', { name: 'Remove' }));
      await expect(page.getByText(/^3 titles removed from /)).toBeVisible();
      await tap(page.getByRole('button', { name: 'Undo' }));
      await tap(bar.getByRole('button', { name: 'Select all 24' }));
      await expect(bar.getByText('24 selected')).toBeVisible();
      await tap(bar.getByRole('button', { name: 'Done' }));
      await expect(bar).toBeHidden();
    });
  }
});

for (const path of ['/watchlist', '/seen?view=grid', '/collections?open=9'])
  test(`what can be done with selected titles is whole, in the place of the row of controls, at ${path} (product.md, Several at once: bar)`, async ({
    page,
    kept,
  }) => {
    await keepLists(kept, page, 24);
    for (const width of [768, 1_024, 1_440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const place = path.startsWith('/collections') ? page.getByRole('dialog') : page.getByRole('main');
      await pressAction(place, 'Select');
      const bar = page.getByRole('group', { name: 'Selected titles' });
      await expect(bar).toBeVisible();
      await expect(place.getByRole('button', { name: 'More', exact: true })).toBeHidden();
      const { x, right } = await boxOf(place);
      for (const button of await bar.getByRole('button').all()) {
        const own = await boxOf(button);
        expect([own.x >= x, own.right <= right], `${await button.innerText()}, ${width} px`).toEqual([true, true]);
      }
    }
  });
