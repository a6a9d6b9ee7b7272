import type { Page } from '@playwright/test';
import { expect } from '../shared/fixtures.ts';

/** Scrolls a title's page, once it is there, to where it can be watched. */
export const comeNear = async (page: Page): Promise<void> => {
  const article = page.getByRole('article');
  await expect(article).toHaveAttribute('aria-busy', 'false');
  await article.evaluate((element) => element.scrollIntoView({ block: 'end' }));
};
