import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FolderHarness } from './devices-folder.harness.contract.ts';
import { FOLDER_PROMISES } from './devices-folder.promises.contract.ts';

/** Every promise of the `DevicesFolder` port, for any adapter. */
export const devicesFolderContract = (name: string, setup: () => FolderHarness | Promise<FolderHarness>): void => {
  describe(`${name} keeps the DevicesFolder contract`, () => {
    let harness: FolderHarness;
    beforeEach(async () => {
      harness = await setup();
    });
    afterEach(() => harness.close?.());

    it.each(FOLDER_PROMISES.map((each) => [each.promise, each] as const))('%s', async (_, { find, expected }) => {
      expect(await find(harness)).toEqual(expected);
    });
  });
};
