import type { FileToImport } from '#application/ports/library/file-decoder.ts';
import { ARCHIVE_FILES_MAX } from '#domain/import/file-limits.ts';

const pathOf = ({ fullPath }: FileSystemEntry): string => fullPath.replace(/^\//, '');
const isFolder = (entry: FileSystemEntry | null): entry is FileSystemDirectoryEntry => entry?.isDirectory === true;
const isHidden = ({ name }: FileSystemEntry): boolean => /^(?:\.|__MACOSX$)/.test(name);
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** The reader gives a part of them at a time, and none at the end. */
async function* entriesIn(folder: FileSystemDirectoryEntry): AsyncGenerator<FileSystemEntry> {
  const reader = folder.createReader();
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (entries.length === 0) return;
    yield* entries;
  }
}

/** Opened only when it is read: most files of a folder may be pictures. */
const fileOf = async (entry: FileSystemFileEntry, folder: string): Promise<FileToImport> => {
  const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
  return { name: pathOf(entry), folder, size: file.size, arrayBuffer: () => file.arrayBuffer() };
};

/** Stands for a folder in which nothing can be read, or nothing is. */
const standIn = (name: string, arrayBuffer: FileToImport['arrayBuffer']): FileToImport => ({
  name,
  size: 0,
  arrayBuffer,
});

/** Its files, and those of its folders, but for the ones that are hidden. One more than there may be ends it. */
const filesIn = async (root: FileSystemDirectoryEntry): Promise<readonly FileToImport[]> => {
  const files: FileToImport[] = [];
  const folders = [root];
  for (let folder = folders.pop(); folder; folder = folders.pop()) {
    for await (const entry of entriesIn(folder)) {
      if (isFolder(entry) && !isHidden(entry)) folders.push(entry);
      else if (isFile(entry)) files.push(await fileOf(entry, root.name));
      if (files.length > ARCHIVE_FILES_MAX) return files;
    }
  }
  return files.length > 0 ? files : [standIn(root.name, async () => new ArrayBuffer(0))];
};

/**
 * What was dropped: files as they are, and the files of folders (product.md, Import: folders). What the browser cannot read is among them, and
 * says so when it is read. To be called while the drop is handled: a browser forgets what was dropped after that. Never rejects.
 */
export const droppedFiles = (items: Iterable<DataTransferItem>): Promise<readonly FileToImport[]> => {
  const dropped = [...items].map((item) => ({ entry: item.webkitGetAsEntry?.() ?? null, file: item.getAsFile() }));
  const reading = dropped.map(async ({ entry, file }): Promise<readonly FileToImport[]> => {
    if (!isFolder(entry)) return file ? [file] : [];
    return filesIn(entry).catch((cause: unknown) => [standIn(entry.name, () => Promise.reject(cause))]);
  });
  return Promise.all(reading).then((parts) => parts.flat());
};

/** Whether there is a folder among what was dropped. */
export const hasFolder = (items: Iterable<DataTransferItem>): boolean =>
  [...items].some((item) => isFolder(item.webkitGetAsEntry?.() ?? null));
