import type { Page } from '@playwright/test';

/** Holds code back: the application's, or that in other files. @returns what lets it come */
export const holdCode = async (page: Page, files = '**/assets/index-*.js'): Promise<() => void> => {
  let letCome = () => {};
  const comes = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(files, async (route) => {
    await comes;
    await route.continue();
  });
  return letCome;
};
