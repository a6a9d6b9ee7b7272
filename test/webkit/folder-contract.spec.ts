import type { FoundPromise } from '../../test-fixtures/folder/contract-page.ts';
import { folderContractScript } from '../browser/devices/folder-contract.ts';
import { expect, test } from './fixtures.ts';

/** Of texts of megabytes, a hundred times. */
const PATIENCE_MS = 90_000;

// As Safari has them.
test.use({ features: ['FileSystem', 'FileSystemWritableStream', 'AccessHandle', 'StorageAPI'] });

test("the origin's private file system keeps the contract of shared folders", async ({ open, origin }) => {
  const webkit = await open();
  await webkit.driver.get(`${origin}/robots.txt`);
  await webkit.driver.manage().setTimeouts({ script: PATIENCE_MS });
  const all = await webkit.driver.executeAsyncScript<readonly FoundPromise[] | string>(
    `${await folderContractScript()}
     const done = arguments[arguments.length - 1];
     tryFolderPromises().then(done, (error) => done(String(error)));`,
  );
  if (typeof all === 'string') throw new Error(all);
  expect(all.length).toBeGreaterThan(10);
  expect(all.map(({ promise, found }) => [promise, found])).toEqual(
    all.map(({ promise, expected }) => [promise, expected]),
  );
});
