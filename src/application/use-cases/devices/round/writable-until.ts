import { FolderError } from '#domain/devices/folder-failure.ts';
import type { DevicesFolder } from '../../../ports/devices/devices-folder.ts';

/** The same folder. Once `isOver`, each write rejects with a `FolderError` before it begins. */
export const writableUntil = (folder: DevicesFolder, isOver: () => boolean): DevicesFolder => ({
  list: () => folder.list(),
  read: (name) => folder.read(name),
  write: async (name, text) => {
    if (isOver()) throw new FolderError('unreachable');
    await folder.write(name, text);
  },
  remove: (name) => folder.remove(name),
});
