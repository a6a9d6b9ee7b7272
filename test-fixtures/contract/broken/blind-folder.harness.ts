import type { SharedFolder } from '#application/ports/devices/shared-folder.ts';
import { folderHarness as originHarness } from '#fixtures/folder/origin-folder.harness.ts';

/** Sees no file of others, such as a conflict's copy. */
const blind = (inner: SharedFolder): SharedFolder => ({
  list: async () => (await inner.list()).filter(({ name }) => /^matinee-[\da-f]+\.json$/.test(name)),
  read: (name) => inner.read(name),
  write: (name, text) => inner.write(name, text),
  remove: (name) => inner.remove(name),
});

export const folderHarness = () => originHarness(blind);
