import { expect, test as setup } from '@playwright/test';

setup('is built, and served', async ({ request }) => {
  const ask = async (): Promise<number> => {
    const response = await request.get('./').catch(() => undefined);
    return response?.status() ?? 0;
  };
  await expect.poll(ask, { timeout: 0 }).toBe(200);
});
