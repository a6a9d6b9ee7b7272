import { expect, test as setup } from '@playwright/test';

/** 501: there is no base, or it does not build (see `scripts/serve-base.mjs`). The tests that need it say so. */
const SERVED = new Set([200, 501]);

setup('is built, and served', async ({ request }) => {
  const ask = async (): Promise<number> => {
    const response = await request.get('./').catch(() => undefined);
    return response?.status() ?? 0;
  };
  await expect.poll(async () => SERVED.has(await ask()), { timeout: 0 }).toBe(true);
});
