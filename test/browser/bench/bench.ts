import type { Locator, Page } from '@playwright/test';

/** Not by its role: a dialog hides what is around it. */
export const benchBadge = (page: Page): Locator => page.locator('aside[aria-label="Scenario"] button');

export const seen = (page: Page, text: string | RegExp): Locator =>
  page.getByText(text).filter({ visible: true }).first();

/** The address of a screen in a state of the bench. */
export const at = (path: string, state: string): string => `${path}${path.includes('?') ? '&' : '?'}${state}`;
