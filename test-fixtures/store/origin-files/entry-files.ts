/**
 * A file's text begins with a mark. A file is there, empty, before it has its text, and a browser may be killed meanwhile: so
 * one without the mark is no entry, and an empty text is one.
 */
const MARK = '=';

const nameOf = (key: string): string => encodeURIComponent(key);

const isMissing = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';

const orMissing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error;
  return undefined;
};

export const readEntry = async (folder: FileSystemDirectoryHandle, key: string): Promise<string | undefined> => {
  const file = await folder.getFileHandle(nameOf(key)).catch(orMissing);
  const text = await (await file?.getFile())?.text();
  return text?.startsWith(MARK) ? text.slice(MARK.length) : undefined;
};

export const removeEntry = async (folder: FileSystemDirectoryHandle, key: string): Promise<void> => {
  await folder.removeEntry(nameOf(key)).catch(orMissing);
};

/** Every key with an entry. */
export const entryKeys = async (folder: FileSystemDirectoryHandle): Promise<readonly string[]> => {
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  const keys = names.map(decodeURIComponent);
  const texts = await Promise.all(keys.map((key) => readEntry(folder, key)));
  return keys.filter((_, at) => texts[at] !== undefined);
};

/** A text that is on the device, and not yet its entry's. */
export interface Staged {
  /** Puts it in the place of what the entry holds, in one step. */
  readonly commit: () => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** @param text undefined where the entry is to go */
export const stageEntry = async (
  folder: FileSystemDirectoryHandle,
  key: string,
  text: string | undefined,
): Promise<Staged> => {
  if (text === undefined) return { commit: () => removeEntry(folder, key), drop: async () => {} };
  const file = await folder.getFileHandle(nameOf(key), { create: true });
  const writable = await file.createWritable();
  const drop = () => writable.abort().catch(() => undefined);
  try {
    await writable.write(MARK + text);
  } catch (error) {
    await drop();
    throw error;
  }
  return { commit: () => writable.close(), drop };
};
