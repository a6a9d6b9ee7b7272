import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A release has many files, and each tab looks for it in its own time. */
export const LONG = { timeout: 20_000 };

/** Until what the app needs without a network is there. */
export const kept = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), LONG).toBe('activated');
};
