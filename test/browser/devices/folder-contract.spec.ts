import { expect, test } from '../shared/fixtures.ts';
import { folderContractScript } from './folder-contract.ts';

test("the origin's private file system keeps the contract of shared folders", async ({ page }) => {
  test.slow();
  await page.goto('/robots.txt');
  await page.evaluate(await folderContractScript());
  const all = await page.evaluate(() => tryFolderPromises());
  expect(all.length).toBeGreaterThan(10);
  expect(all.map(({ promise, found }) => [promise, found])).toEqual(
    all.map(({ promise, expected }) => [promise, expected]),
  );
});
