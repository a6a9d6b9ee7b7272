import { ARCHIVE_BYTES_MAX, ARCHIVE_FILES_MAX, FILES_BYTES_MAX } from '#domain/import/file-limits.ts';
import type { ImportRefusal } from '#domain/import/import-refusal.ts';
import { mayHoldLists } from '#domain/import/may-hold-lists.ts';
import { groupBy } from '#domain/util/group-by.ts';
import type { FileToImport } from '../../ports/library/file-decoder.ts';

/** A file to be decoded, or one that stands for a folder of which nothing is read. */
interface FileToRead {
  readonly file: FileToImport;
  readonly refusal?: ImportRefusal;
}

const inFolder = (folder: readonly FileToImport[]): readonly FileToRead[] => {
  const refused = (refusal: ImportRefusal) => folder.slice(0, 1).map((file) => ({ file, refusal }));
  if (folder.length > ARCHIVE_FILES_MAX) return refused('folder-too-large');
  // A zip among them is one more archive, with limits of its own.
  const zips = folder.filter(({ name }) => /(?:^|\/)[^./][^/]*\.zip$/i.test(name));
  const lists = folder.filter(({ name }) => mayHoldLists(name));
  const bytes = lists.reduce((sum, { size }) => sum + size, 0);
  if (bytes > ARCHIVE_BYTES_MAX) return refused('folder-too-large');
  const wanted = [...lists, ...zips];
  return wanted.length > 0 ? wanted.map((file) => ({ file })) : refused('unknown');
};

/** From the first one on with which they are too many together, none is read. */
const withinSum = (files: readonly FileToRead[]): readonly FileToRead[] => {
  let left = FILES_BYTES_MAX;
  return files.map((each) => {
    // One that is too large alone is told so.
    if (each.refusal || each.file.size > FILES_BYTES_MAX) return each;
    left -= each.file.size;
    return left < 0 ? { ...each, refusal: 'files-too-large' } : each;
  });
};

/**
 * What is read of the visitor's files: those of a folder as those of its zip would be, within the same limits, and every other file
 * (product.md, Import: folders).
 */
export const filesToRead = (files: readonly FileToImport[]): readonly FileToRead[] => {
  const folders = groupBy(files, ({ folder }) => folder);
  return withinSum(
    [...folders].flatMap(([folder, all]) => (folder === undefined ? all.map((file) => ({ file })) : inFolder(all))),
  );
};
