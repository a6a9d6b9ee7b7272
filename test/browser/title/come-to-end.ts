import type { Page } from '@playwright/test';
import { expect } from '../shared/fixtures.ts';

/** Scrolls a title's page, once it is there, to its end, window by window as a visitor does. */
export const comeToEnd = async (page: Page): Promise<void> => {
  await expect(page.getByRole('article')).toHaveAttribute('aria-busy', 'false');
  // It comes with late code, below all that the title has.
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    const isAtEnd = await page.evaluate(
      () => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight - 1,
    );
    expect(isAtEnd).toBe(true);
  }).toPass({ intervals: [100] });
};
