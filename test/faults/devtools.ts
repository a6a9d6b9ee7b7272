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

/** The time that each renderer has been at work, by process id. */
const workOf = async (page: Page): Promise<ReadonlyMap<number, number>> => {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  await session?.detach();
  return new Map(processInfo.flatMap(({ type, id, cpuTime }) => (type === 'renderer' ? [[id, cpuTime]] : [])));
};

const WORK_MS = 300;

/** @returns the id of the process that runs a page: the one that is at work while the page is */
export const rendererOf = async (page: Page): Promise<number> => {
  const before = await workOf(page);
  await page.evaluate((ms) => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  }, WORK_MS);
  const worked = [...(await workOf(page))].map(([id, time]) => [id, time - (before.get(id) ?? 0)] as const);
  const [most] = worked.toSorted(([, a], [, b]) => b - a);
  if (!most || most[0] <= 1) throw new Error('The browser names no process of a page.');
  return most[0];
};
