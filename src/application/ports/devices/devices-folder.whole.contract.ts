import { LARGE, NAME, namesIn, textOf, type FolderPromise } from './devices-folder.harness.contract.ts';
import type { DevicesFolder } from './devices-folder.ts';

/** A server that lets a reader come in between a few times in a thousand is found out. */
const OFTEN = 150;

/** Lets go on whatever else there is to do. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Reads for as long as the work lasts. @returns whether each time there was one of the texts */
const readsWhole = async (
  reader: DevicesFolder,
  work: Promise<unknown>,
  texts: readonly (string | undefined)[],
): Promise<boolean> => {
  const state = { isDone: false };
  const end = () => {
    state.isDone = true;
  };
  // Its failure counts below; here it only ends the reading.
  work.then(end, end);
  let isWhole = true;
  while (!state.isDone) {
    isWhole = texts.includes(await reader.read(NAME)) && isWhole;
    await turn();
  }
  await work;
  return isWhole;
};

/** A text is there whole, or not at all. */
export const WHOLE: readonly FolderPromise[] = [
  {
    promise: 'has a reader see no file, or the whole text, while it is first written',
    find: async ({ folder, reopen }) => {
      const text = textOf(LARGE / 8);
      return readsWhole(await reopen(), folder.write(NAME, text), [undefined, text]);
    },
    expected: true,
  },
  {
    promise: 'has a reader see the earlier text or the new one, whole, while a file is written over',
    find: async ({ folder, reopen }) => {
      const [earlier, later] = [textOf(LARGE / 16), textOf(LARGE / 8, 2)];
      await folder.write(NAME, earlier);
      const reader = await reopen();
      const found: boolean[] = [];
      for (const text of [later, earlier, later, earlier]) {
        found.push(await readsWhole(reader, folder.write(NAME, text), [earlier, later]));
      }
      return found;
    },
    expected: [true, true, true, true],
  },
  {
    promise: 'has readers see one of the texts, and never none, however often a file is written over',
    find: async ({ folder, reopen }) => {
      const texts = Array.from({ length: OFTEN }, (_, at) => `${at} ${'x'.repeat(at * 10)}`);
      await folder.write(NAME, texts[0] ?? '');
      const writeAll = async (): Promise<void> => {
        for (const text of texts) await folder.write(NAME, text);
      };
      const writing = writeAll();
      const readers = await Promise.all(Array.from({ length: 4 }, async () => reopen()));
      return Promise.all(readers.map((reader) => readsWhole(reader, writing, texts)));
    },
    expected: [true, true, true, true],
  },
  {
    promise: 'ends with the whole text of one where a file is written several times at once',
    find: async ({ folder, reopen }) => {
      const there = await reopen();
      const texts = [1, 2, 3, 4].map((seed) => textOf(100_000 * seed, seed));
      await Promise.all(texts.map((text, at) => (at % 2 ? there : folder).write(NAME, text)));
      return [texts.includes((await folder.read(NAME)) ?? ''), await namesIn(folder)];
    },
    expected: [true, [NAME]],
  },
];
