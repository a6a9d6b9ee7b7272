import type { DevicesFolder } from '#application/ports/devices/devices-folder.ts';
import { folderHarness as originHarness } from '#fixtures/folder/origin-folder.harness.ts';

/** How long half of a text waits for somebody to read it. */
const TURNS = 50;

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Of all folders of the page: halves of texts that are there, and reads that began meanwhile and have ended. */
const seen = { reads: 0, halves: 0 };

const untilItWasRead = async (): Promise<void> => {
  const before = seen.reads;
  for (let left = TURNS; left > 0 && seen.reads === before; left -= 1) await turn();
};

/** Writes a text in two halves. */
const tearing = (inner: DevicesFolder): DevicesFolder => ({
  list: () => inner.list(),
  read: async (name) => {
    const isTorn = seen.halves > 0;
    const text = await inner.read(name);
    if (isTorn) seen.reads += 1;
    return text;
  },
  write: async (name, text) => {
    await inner.write(name, text.slice(0, text.length / 2));
    seen.halves += 1;
    await untilItWasRead();
    seen.halves -= 1;
    await inner.write(name, text);
  },
  remove: (name) => inner.remove(name),
});

export const folderHarness = () => originHarness(tearing);
