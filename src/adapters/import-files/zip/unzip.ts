import { ARCHIVE_BYTES_MAX, ARCHIVE_FILES_MAX } from '#domain/import/archive-limits.ts';
import type { ImportRefusal } from '#domain/import/import-reading.ts';
import { mayHoldLists } from '#domain/import/may-hold-lists.ts';
import { nextTask } from '../../next-task.ts';
import { inflate } from './inflate.ts';
import { entriesOf, findDirectory } from './read-directory.ts';
import type { ZipEntry } from './zip-entry.ts';

export interface UnzippedFile {
  /** With its folders. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type Unzipped =
  | { readonly kind: 'files'; readonly files: readonly UnzippedFile[] }
  | { readonly kind: 'refused'; readonly refusal: ImportRefusal };

const refused = (refusal: ImportRefusal): Unzipped => ({ kind: 'refused', refusal });

const unpack = async (zip: Uint8Array<ArrayBuffer>, entries: readonly ZipEntry[]): Promise<Unzipped> => {
  const files: UnzippedFile[] = [];
  let left = ARCHIVE_BYTES_MAX;
  for (const entry of entries) {
    const bytes = await inflate(zip, entry, left);
    if (bytes === 'too-large') return refused('zip-too-large');
    if (bytes === 'damaged') return refused('damaged-zip');
    left -= bytes.length;
    files.push({ name: entry.name, bytes });
    await nextTask();
  }
  return { kind: 'files', files };
};

const read = async (zip: Uint8Array<ArrayBuffer>): Promise<Unzipped> => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const directory = findDirectory(view);
  if (!directory) return refused('damaged-zip');
  if (directory.count > ARCHIVE_FILES_MAX) return refused('zip-too-large');
  const entries = entriesOf(view, directory).filter(({ name }) => mayHoldLists(name));
  if (entries.some(({ isEncrypted }) => isEncrypted)) return refused('protected-zip');
  return unpack(zip, entries);
};

/** Whether the bytes begin as those of a zip do, or are those of an empty one. */
export const isZip = ([first, second, third, fourth]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6));

/** The files of a zip that may hold lists. Never rejects. */
export const unzip = async (zip: Uint8Array<ArrayBuffer>): Promise<Unzipped> => {
  try {
    return await read(zip);
  } catch {
    // Something is not where the zip says, or not what it says.
    return refused('damaged-zip');
  }
};
