/** Begins the name of a text that is not yet in its place. */
export const PARTIAL = '.matinee-partial-';

interface Movable {
  move(folder: FileSystemDirectoryHandle, name: string): Promise<void>;
}

/**
 * WebKit: its writables write into the file itself, where other engines put a text aside until it is whole. It tells itself by
 * `move`, which demands two arguments there alone.
 */
const isWrittenInPlace = (prototype: object): prototype is Movable =>
  'move' in prototype && typeof prototype.move === 'function' && prototype.move.length === 2;

const fill = async (file: FileSystemFileHandle, text: string): Promise<void> => {
  const writable = await file.createWritable();
  try {
    await writable.write(text);
  } catch (error) {
    await writable.abort().catch(() => undefined);
    throw error;
  }
  // Puts the text in the place of the earlier one.
  await writable.close();
};

const fillAndMove = async (directory: FileSystemDirectoryHandle, name: string, text: string): Promise<void> => {
  const partial = PARTIAL + crypto.randomUUID();
  const file = await directory.getFileHandle(partial, { create: true });
  try {
    await fill(file, text);
    await (file as FileSystemFileHandle & Movable).move(directory, name);
  } catch (error) {
    await directory.removeEntry(partial).catch(() => undefined);
    throw error;
  }
};

/** Writes a file whole or not at all, over an earlier one. Rejects as the browser does. */
export const writeWhole = async (directory: FileSystemDirectoryHandle, name: string, text: string): Promise<void> => {
  if (isWrittenInPlace(FileSystemFileHandle.prototype)) return fillAndMove(directory, name, text);
  return fill(await directory.getFileHandle(name, { create: true }), text);
};
