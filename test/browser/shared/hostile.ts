import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Would set `pwned` on the window wherever it were taken for markup. */
export const MARKUP = `<img src=x onerror="pwned=1"><script>pwned=1</script>`;

/** Whether hostile text has become anything but text on the page as it is now. */
export const expectOnlyText = async (page: Page): Promise<void> => {
  const found = await page.evaluate(() => ({
    pwned: 'pwned' in globalThis,
    elements: document.querySelectorAll('img[src="x"], [onerror], script:not([src], [type="application/json"])').length,
  }));
  expect(found).toEqual({ pwned: false, elements: 0 });
};
