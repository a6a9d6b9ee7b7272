import { test } from './fixtures.ts';
import { marksWithKeyboard, marksWithMouse, travelWithMarks } from './marks.ts';

test.describe('a title that is seen, rated, noted and hidden, undone and restored', () => {
  test.slow();

  test('by mouse', ({ page }) => travelWithMarks(page, marksWithMouse(page)));

  test('by keyboard alone', ({ page }) => travelWithMarks(page, marksWithKeyboard(page)));
});
