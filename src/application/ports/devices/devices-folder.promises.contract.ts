import { folderFaultOf, type FolderFault } from '#domain/devices/folder-failure.ts';
import {
  LARGE,
  NAME,
  namesIn,
  textOf,
  type FolderHarness,
  type FolderPromise,
} from './devices-folder.harness.contract.ts';
import { WHOLE } from './devices-folder.whole.contract.ts';

const OTHER = 'matinee-fedcba9876543210.json';
const STRANGE = 'קולנוע 🎬 Amélie \\"\n\r\n\u2028\u{10FFFF}';
/** As Syncthing, Nextcloud and people name files. */
const FOREIGN = [
  'matinee-0123456789abcdef.sync-conflict-20261124-101500-ABCDEFG.json',
  'Matinee (copy) 2.json',
  'Été & “co” #1 100%.txt',
  '.stfolder.txt',
];

const faultOf = (work: Promise<unknown>): Promise<FolderFault | 'none' | 'another error'> =>
  work.then(
    () => 'none' as const,
    (error: unknown) => folderFaultOf(error) ?? 'another error',
  );

const faultsOfAll = async ({ folder, fail }: FolderHarness, fault: FolderFault): Promise<unknown> => {
  await folder.write(NAME, 'text');
  await fail(fault);
  const asked = [folder.list(), folder.read(NAME), folder.write(NAME, 'other'), folder.remove(NAME)];
  return Promise.all(asked.map(faultOf));
};

const FILES: readonly FolderPromise[] = [
  {
    promise: 'has nothing at first',
    find: async ({ folder }) => [await folder.list(), (await folder.read(NAME)) ?? 'none'],
    expected: [[], 'none'],
  },
  {
    promise: 'gives back what was written, on other devices too',
    find: async ({ folder, reopen }) => {
      await folder.write(NAME, 'one');
      await folder.write(OTHER, 'two');
      const there = await reopen();
      return [await namesIn(there), await folder.read(NAME), await there.read(NAME), await there.read(OTHER)];
    },
    expected: [[NAME, OTHER], 'one', 'one', 'two'],
  },
  {
    promise: 'writes a file over an earlier one, longer or shorter, and leaves nothing beside it',
    find: async ({ folder, reopen }) => {
      await folder.write(NAME, 'a long text');
      await folder.write(NAME, 'short');
      const short = await (await reopen()).read(NAME);
      await folder.write(NAME, 'a text that is longer');
      return [short, await (await reopen()).read(NAME), await namesIn(folder)];
    },
    expected: ['short', 'a text that is longer', [NAME]],
  },
  {
    promise: 'removes a file and no other, and does nothing where there is none',
    find: async ({ folder, reopen }) => {
      await folder.remove(NAME);
      await folder.write(NAME, 'one');
      await folder.write(OTHER, 'two');
      await folder.remove(NAME);
      await folder.remove(NAME);
      return [(await folder.read(NAME)) ?? 'none', await namesIn(await reopen())];
    },
    expected: ['none', [OTHER]],
  },
  {
    promise: 'takes any text, letter for letter',
    find: async ({ folder, reopen }) => {
      await folder.write(NAME, STRANGE);
      return (await reopen()).read(NAME);
    },
    expected: STRANGE,
  },
  {
    promise: 'takes a text of 8 MB',
    find: async ({ folder, reopen }) => {
      const text = textOf(LARGE);
      await folder.write(NAME, text);
      return (await (await reopen()).read(NAME)) === text;
    },
    expected: true,
  },
  {
    promise: 'tells the size of each file as it is stored, in bytes',
    find: async ({ folder, sizeOf }) => {
      await folder.write(NAME, STRANGE);
      await folder.write(OTHER, textOf(5_000));
      const files = await folder.list();
      return Promise.all(files.map(async ({ name, size }) => size === (await sizeOf(name)) && size > 0));
    },
    expected: [true, true],
  },
];

const FOREIGNERS: readonly FolderPromise[] = [
  {
    promise: 'lists and reads the files of others, whatever their names where they can have any',
    find: async ({ folder, plant, takesAnyName }) => {
      const names = takesAnyName ? FOREIGN : ['foreign.txt'];
      for (const name of names) await plant(name, 'foreign');
      const listed = await namesIn(folder);
      const texts = await Promise.all(listed.map((name) => folder.read(name)));
      return [listed.join() === names.toSorted().join(), texts.every((text) => text === 'foreign')];
    },
    expected: [true, true],
  },
  {
    promise: 'lists an empty file, and has no text of it: that is still to come',
    find: async ({ folder, plant }) => {
      await plant(NAME, '');
      const listed = await folder.list();
      return [listed.map(({ name, size }) => `${name} ${size}`), (await folder.read(NAME)) ?? 'none'];
    },
    expected: [[`${NAME} 0`], 'none'],
  },
];

const FAILURES: readonly FolderPromise[] = [
  {
    promise: 'says that it is denied, whatever is asked',
    find: (harness) => faultsOfAll(harness, 'denied'),
    expected: ['denied', 'denied', 'denied', 'denied'],
  },
  {
    promise: 'says that it is unreachable, whatever is asked',
    find: (harness) => faultsOfAll(harness, 'unreachable'),
    expected: ['unreachable', 'unreachable', 'unreachable', 'unreachable'],
  },
  {
    promise: 'says that it is full, and keeps the earlier text',
    find: async ({ folder, reopen, fail }) => {
      await folder.write(NAME, 'earlier');
      const there = await reopen();
      await fail('full');
      return [await faultOf(folder.write(NAME, 'later')), await folder.read(NAME), await there.read(NAME)];
    },
    expected: ['full', 'earlier', 'earlier'],
  },
];

export const FOLDER_PROMISES: readonly FolderPromise[] = [...FILES, ...WHOLE, ...FOREIGNERS, ...FAILURES];
