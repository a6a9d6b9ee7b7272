import type { Page } from '@playwright/test';

/** By how many pixels a page is wider than its window: none, or fewer. A scrollbar's room counts as the window's. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
