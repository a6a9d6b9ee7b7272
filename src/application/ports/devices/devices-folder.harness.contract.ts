import type { FolderFault } from '#domain/devices/folder-failure.ts';
import type { DevicesFolder } from './devices-folder.ts';

/** A shared folder with nothing in it, and ways behind its back. */
export interface FolderHarness {
  readonly folder: DevicesFolder;
  /** The same folder, as another device has it. */
  readonly reopen: () => DevicesFolder | Promise<DevicesFolder>;
  /** Puts a file there by other means, such that this is the text that is read. */
  readonly plant: (name: string, text: string) => Promise<void>;
  /** In bytes, as it is stored. */
  readonly sizeOf: (name: string) => Promise<number>;
  /** Whether others can put files there with any name, or only with such as the app gives. */
  readonly takesAnyName: boolean;
  /** From now on all that is asked fails so; 'full' is for writing alone. */
  readonly fail: (fault: FolderFault) => void | Promise<void>;
  readonly close?: () => void | Promise<void>;
}

/**
 * A promise of the `DevicesFolder` port, apart from any test runner: so it is tried in every browser, wherever its driver can run
 * a script (docs/browsers.md).
 */
export interface FolderPromise {
  readonly promise: string;
  /** Tries it over an empty folder. @returns what was found, as JSON keeps it */
  readonly find: (harness: FolderHarness) => Promise<unknown>;
  readonly expected: unknown;
}

/** Of a file as the app gives one. */
export const NAME = 'matinee-0123456789abcdef.json';

export const LARGE = 8 * 1024 * 1024;

/** A text of that many letters, which no compression makes small. */
export const textOf = (length: number, seed = 1): string => {
  let state = seed;
  const letters = Array.from({ length: 64 * 1024 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return String.fromCodePoint(97 + ((state >>> 16) % 26));
  }).join('');
  return letters.repeat(Math.ceil(length / letters.length)).slice(0, length);
};

export const namesIn = async (folder: DevicesFolder): Promise<readonly string[]> =>
  (await folder.list()).map(({ name }) => name).toSorted();
