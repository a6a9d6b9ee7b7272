import type { FolderHarness } from '#application/ports/devices/devices-folder.harness.contract.ts';
import type { DevicesFolder } from '#application/ports/devices/devices-folder.ts';
import { FailingFolder } from './failing-folder.ts';
import { MemoryFolder, type MemoryFiles } from './memory-folder.ts';

/** @param over what is tested, over the folder in memory; that one itself unless given */
export const memoryHarness = (over = (inner: DevicesFolder): DevicesFolder => inner): FolderHarness => {
  const files: MemoryFiles = new Map();
  const inner = new FailingFolder(new MemoryFolder(files));
  return {
    folder: over(inner),
    reopen: () => over(new MemoryFolder(files)),
    // An empty file is one of whoever carries files: nobody encrypts it.
    plant: async (name, text) =>
      void (text ? await over(new MemoryFolder(files)).write(name, text) : files.set(name, '')),
    sizeOf: async (name) => new TextEncoder().encode(files.get(name)).length,
    takesAnyName: true,
    fail: (fault) => void (inner.fault = fault),
  };
};
