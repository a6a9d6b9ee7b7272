import type { DevicesFolder } from '#application/ports/devices/devices-folder.ts';
import { folderHarness as originHarness } from '#fixtures/folder/origin-folder.harness.ts';

/** Sees no file of others, such as a conflict's copy. */
const blind = (inner: DevicesFolder): DevicesFolder => ({
  list: async () => (await inner.list()).filter(({ name }) => /^matinee-[\da-f]+\.json$/.test(name)),
  read: (name) => inner.read(name),
  write: (name, text) => inner.write(name, text),
  remove: (name) => inner.remove(name),
});

export const folderHarness = () => originHarness(blind);
