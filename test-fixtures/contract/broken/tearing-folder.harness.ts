import type { SharedFolder } from '#application/devices/shared-folder.ts';
import { folderHarness as originHarness } from '#fixtures/folder/origin-folder.harness.ts';

/** Writes a text in two halves. */
const tearing = (inner: SharedFolder): SharedFolder => ({
  list: () => inner.list(),
  read: (name) => inner.read(name),
  write: async (name, text) => {
    await inner.write(name, text.slice(0, text.length / 2));
    await inner.write(name, text);
  },
  remove: (name) => inner.remove(name),
});

export const folderHarness = () => originHarness(tearing);
