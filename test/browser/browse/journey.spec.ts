import { test } from '../shared/fixtures.ts';
import { travel, withKeyboard, withMouse } from './journey.ts';

test.describe('from the home page to a trailer, a person and back', () => {
  test.slow();

  test('by mouse', { tag: '@journey' }, ({ page }) => travel(page, withMouse(page)));

  test('by keyboard alone', { tag: '@journey' }, ({ page }) => travel(page, withKeyboard(page)));
});
