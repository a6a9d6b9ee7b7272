import type { Page } from '@playwright/test';

/** Adds up what shifts without a visitor's act, as Chromium counts it, from the next page on. */
export const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) shifts.total += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftsOf = (page: Page) =>
  page.evaluate(() => (Reflect.get(globalThis, 'shifts') as { total: number }).total);
