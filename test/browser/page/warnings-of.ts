import type { Page } from '@playwright/test';
import { isOfLeaving } from '../shared/firefox.ts';

/** Of these tests: they block the worker, and count shifts, which Firefox does not. */
const OF_THE_TESTS =
  /Service Worker registration blocked by Playwright|The app is not kept for use without a network|entryTypes/;

/** What the page warns of on the console from now on. It grows. */
export const warningsOf = (page: Page): readonly string[] => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'warning' && !OF_THE_TESTS.test(text) && !isOfLeaving(page, text)) warnings.push(text);
  });
  return warnings;
};
