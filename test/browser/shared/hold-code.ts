import type { Page } from '@playwright/test';

/** Holds the application's code back. @returns what lets it come */
export const holdCode = async (page: Page): Promise<() => void> => {
  let letCome = () => {};
  const comes = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await comes;
    await route.continue();
  });
  return letCome;
};
