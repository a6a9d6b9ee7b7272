import type { Page } from '@playwright/test';

const originOf = (page: Page): string => new URL(page.url()).origin;

/** Of everything but localStorage, in bytes. */
export const limitQuota = async (page: Page, quotaSize?: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const origin = originOf(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== undefined && { quotaSize }) });
};

/** As a visitor does in the browser's settings. */
export const clearSite = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: originOf(page), storageTypes: 'all' });
};

export const setLife = async (page: Page, state: 'frozen' | 'active'): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state });
};
