import { DirectoryFolder } from '#adapters/devices/directory-folder.ts';
import type { FolderHarness } from '#application/ports/devices/devices-folder.harness.contract.ts';
import type { DevicesFolder } from '#application/ports/devices/devices-folder.ts';
import type { FolderFault } from '#domain/devices/folder-failure.ts';

const PATH = 'shared-folder';

type Undo = () => void;

/** Has a method of the browser's reject, until it is undone. It takes no test runner: a page of any browser may run it. */
const refuse = (prototype: object, method: string, error: DOMException): Undo => {
  const own = Object.getOwnPropertyDescriptor(prototype, method);
  if (!own) throw new TypeError(`This browser has no ${method}.`);
  const value = () => Promise.reject(error);
  Object.defineProperty(prototype, method, { ...own, value });
  return () => Object.defineProperty(prototype, method, own);
};

const refusal = (name: string): DOMException => new DOMException('The test has it refuse.', name);

const refuseAll = (directory: FileSystemDirectoryHandle, error: DOMException): readonly Undo[] => {
  const { prototype } = FileSystemDirectoryHandle;
  return [
    refuse(prototype, 'getFileHandle', error),
    refuse(prototype, 'removeEntry', error),
    refuse(Object.getPrototypeOf(directory.values()) as object, 'next', error),
  ];
};

const refusals: Readonly<Record<FolderFault, (directory: FileSystemDirectoryHandle) => readonly Undo[]>> = {
  denied: (directory) => refuseAll(directory, refusal('NotAllowedError')),
  unreachable: (directory) => refuseAll(directory, refusal('NotFoundError')),
  full: () => [refuse(FileSystemWritableFileStream.prototype, 'write', refusal('QuotaExceededError'))],
};

/** A folder of the origin's private file system, emptied. @param over what is tested, over it; the folder itself unless given */
export const folderHarness = async (over = (inner: DevicesFolder): DevicesFolder => inner): Promise<FolderHarness> => {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry(PATH, { recursive: true }).catch(() => undefined);
  const directory = await root.getDirectoryHandle(PATH, { create: true });
  const undos: Undo[] = [];
  return {
    folder: over(new DirectoryFolder(directory)),
    reopen: async () => over(new DirectoryFolder(await root.getDirectoryHandle(PATH))),
    plant: async (name, text) => {
      const file = await directory.getFileHandle(name, { create: true });
      const writable = await file.createWritable();
      await writable.write(text);
      await writable.close();
    },
    sizeOf: async (name) => (await (await directory.getFileHandle(name)).getFile()).size,
    takesAnyName: true,
    fail: (fault) => void undos.push(...refusals[fault](directory)),
    close: () => undos.forEach((undo) => undo()),
  };
};
