import { expect, test as setup } from '@playwright/test';

const FAILED = 500;
/** 501: there is no base, or it does not build (see `scripts/serve-base.mjs`). The tests that need it say so. */
const ANSWERS = new Set([200, FAILED, 501]);

setup('is built, and served', async ({ request }) => {
  let status = 0;
  const ask = async (): Promise<boolean> => {
    const response = await request.get('./').catch(() => undefined);
    status = response?.status() ?? 0;
    return ANSWERS.has(status);
  };
  await expect.poll(ask, { timeout: 0 }).toBe(true);
  expect(status, 'its server has said above why it is not').not.toBe(FAILED);
});
