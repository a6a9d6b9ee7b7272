import type { Page } from '@playwright/test';

/** Logos of services that are shown, and credits. */
export const creditsShown = (page: Page) =>
  page.evaluate(() => ({
    services: document.querySelectorAll('img[src*="/artwork/s-"]').length,
    credits: [...document.querySelectorAll('p')].filter(({ textContent }) => textContent === 'Data by JustWatch')
      .length,
  }));
