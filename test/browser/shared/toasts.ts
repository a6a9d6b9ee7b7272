import type { Page } from '@playwright/test';

export const RESTORED = 'Your saved lists are back';

/**
 * Waits until the lists are read, and the visitor is told so. The toast stays for 2 s, and a busy machine may look less often than
 * that: so each frame is looked at.
 */
export const restored = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    (message) =>
      [...document.querySelectorAll('[role="status"]')].some(
        (each) => each.textContent.includes(message) && each.checkVisibility(),
      ),
    RESTORED,
    // Of slow storage each reading takes 3 s.
    { timeout: 30_000 },
  );
};
