import { openData } from '../data/data.ts';
import { expectNoFindingsInEitherTheme } from '../shared/axe.ts';
import { expect, test } from '../shared/fixtures.ts';
import { keepMarks } from '../shared/kept-titles.ts';
import { countShifts, shiftsOf } from '../shared/shifts.ts';
import { restored } from '../shared/toasts.ts';
import { actionOf, marksWithKeyboard, marksWithMouse, travelWithMarks } from './marks.ts';

test.describe('a title that is seen, rated, noted and hidden, undone and restored', () => {
  test.slow();

  test('by mouse', { tag: '@journey' }, ({ page }) => travelWithMarks(page, marksWithMouse(page)));

  test('by keyboard alone', ({ page }) => travelWithMarks(page, marksWithKeyboard(page)));
});

test.describe('where titles are marked', () => {
  for (const path of ['/seen', '/seen?view=list', '/movie', '/movie?view=list', '/watchlist', '/watchlist?view=list']) {
    for (const width of [390, 1440]) {
      test(`axe finds nothing on ${path}, and nothing shifts, ${width} px wide`, async ({ page, kept }) => {
        test.slow();
        await countShifts(page);
        await keepMarks(kept, page, 40);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(
          page
            .getByRole('main')
            .getByText(/^(Seen, your rating 2 of 10|2\/10)$/)
            .first(),
        ).toBeAttached();
        await restored(page);
        // Of a listing, hidden titles go when the lists have come.
        if (!path.startsWith('/movie')) expect(await shiftsOf(page)).toBe(0);
        await expectNoFindingsInEitherTheme(page);
      });
    }
  }

  test('axe finds nothing on a title, and in the list of what is hidden', async ({ page, kept }) => {
    test.slow();
    await keepMarks(kept, page, 40);
    await page.goto('/movie/1001');
    await expect(actionOf(page, 'Seen')).toHaveAttribute('aria-pressed', 'true');
    await expectNoFindingsInEitherTheme(page);
    await openData(page);
    await expect(page.getByRole('list', { name: 'Hidden titles' }).getByRole('listitem')).toHaveCount(13);
    await expectNoFindingsInEitherTheme(page);
  });

  test('axe finds nothing on what is picked, and on what is recommended', async ({ page, kept }) => {
    test.slow();
    await keepMarks(kept, page, 40);
    await page.goto('/watchlist');
    await page.getByRole('button', { name: 'Pick one for me' }).click();
    const pick = page.getByRole('dialog', { name: 'Pick one for me' });
    // 'Title 1' is seen, and 'Title 3' is hidden.
    await expect(pick.getByRole('heading', { name: 'Title 2' })).toBeVisible();
    await expectNoFindingsInEitherTheme(page);
    await page.keyboard.press('Escape');
    await page.goto('/');
    await page.getByRole('heading', { name: 'For you' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('list', { name: 'For you' }).getByRole('listitem').first()).toBeVisible();
    await expectNoFindingsInEitherTheme(page);
  });
});
