import { ARCHIVE_BYTES_MAX, ARCHIVE_FILES_MAX } from '#domain/import/archive-limits.ts';
import type { ImportRefusal } from '#domain/import/import-reading.ts';
import { mayHoldLists } from '#domain/import/may-hold-lists.ts';
import type { FileToImport } from '../../ports/library/file-decoder.ts';

/** A file to be decoded, or one that stands for a folder of which nothing is read. */
interface FileToRead {
  readonly file: FileToImport;
  readonly refusal?: ImportRefusal;
}

const inFolder = (folder: readonly [FileToImport, ...FileToImport[]]): readonly FileToRead[] => {
  const [first] = folder;
  if (folder.length > ARCHIVE_FILES_MAX) return [{ file: first, refusal: 'folder-too-large' }];
  // A zip among them is one more archive, with limits of its own.
  const zips = folder.filter(({ name }) => /(?:^|\/)[^./][^/]*\.zip$/i.test(name));
  const lists = folder.filter(({ name }) => mayHoldLists(name));
  const bytes = lists.reduce((sum, { size }) => sum + size, 0);
  if (bytes > ARCHIVE_BYTES_MAX) return [{ file: first, refusal: 'folder-too-large' }];
  const wanted = [...lists, ...zips];
  return wanted.length > 0 ? wanted.map((file) => ({ file })) : [{ file: first, refusal: 'unknown' }];
};

/**
 * What is read of the visitor's files: those of a folder as those of its zip would be, within the same limits, and every other file
 * (product.md, Import: folders).
 */
export const filesToRead = (files: readonly FileToImport[]): readonly FileToRead[] => {
  const folders = new Map<string | undefined, [FileToImport, ...FileToImport[]]>();
  for (const file of files) {
    const others = folders.get(file.folder);
    if (others) others.push(file);
    else folders.set(file.folder, [file]);
  }
  return [...folders].flatMap(([folder, all]) =>
    folder === undefined ? all.map((file) => ({ file })) : inFolder(all),
  );
};
