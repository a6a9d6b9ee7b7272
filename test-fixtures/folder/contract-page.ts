import { FOLDER_PROMISES } from '#application/ports/devices/devices-folder.promises.contract.ts';
import { folderHarness } from './origin-folder.harness.ts';

/** A promise, as a page found it kept or not. */
export interface FoundPromise {
  readonly promise: string;
  readonly found: unknown;
  readonly expected: unknown;
}

const inWords = (error: unknown): string =>
  error instanceof Error && error.cause ? `${String(error)} ${inWords(error.cause)}` : String(error);

const tryAll = async (): Promise<readonly FoundPromise[]> => {
  const all: FoundPromise[] = [];
  for (const { promise, find, expected } of FOLDER_PROMISES) {
    const harness = await folderHarness();
    const found = await find(harness).catch(inWords);
    await harness.close?.();
    all.push({ promise, found, expected });
  }
  return all;
};

/** Tries each promise of the contract over the origin's private file system: what `foundPromises` runs in a page. */
Object.assign(globalThis, { tryFolderPromises: tryAll });
