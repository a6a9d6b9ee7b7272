import type { FolderFault } from '#domain/folder-failure.ts';
import type { SharedFolder } from './shared-folder.ts';

/** A shared folder with nothing in it, and ways behind its back. */
export interface FolderHarness {
  readonly folder: SharedFolder;
  /** The same folder, as another device has it. */
  readonly reopen: () => SharedFolder | Promise<SharedFolder>;
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
