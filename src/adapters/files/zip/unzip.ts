import { nextTask } from '#application/time/next-task.ts';
import { ARCHIVE_BYTES_MAX, ARCHIVE_FILES_MAX } from '#domain/import/archive-limits.ts';
import type { ImportRefusal } from '#domain/import/import-reading.ts';
import { isHiddenPath } from '#domain/import/is-hidden-path.ts';
import { mayHoldLists } from '#domain/import/may-hold-lists.ts';
import { inflate } from './inflate.ts';
import { entriesOf, findDirectory } from './read-directory.ts';
import type { ZipEntry } from './zip-entry.ts';

interface UnzippedFile {
  /** With its folders. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What must be unpacked, or saved as something else, before it can be read. */
interface PackedFile {
  readonly name: string;
  readonly refusal: ImportRefusal;
}

type Unzipped =
  | { readonly kind: 'files'; readonly files: readonly UnzippedFile[]; readonly packed: readonly PackedFile[] }
  | { readonly kind: 'refused'; readonly refusal: ImportRefusal };

/** What may hold lists as well. */
const PACKED: readonly (readonly [RegExp, ImportRefusal])[] = [
  [/\.zip$/i, 'zip-in-zip'],
  [/\.(?:rar|7z|tgz|gz|xz)$/i, 'archive'],
  [/\.(?:xls[xmb]?|ods|numbers)$/i, 'workbook'],
];

const packedIn = (entries: readonly ZipEntry[]): readonly PackedFile[] =>
  entries.flatMap(({ name }) => {
    const refusal = PACKED.find(([ending]) => ending.test(name))?.[1];
    return refusal ? [{ name, refusal }] : [];
  });

const refused = (refusal: ImportRefusal): Unzipped => ({ kind: 'refused', refusal });

const unpack = async (zip: Uint8Array<ArrayBuffer>, entries: readonly ZipEntry[]): Promise<Unzipped> => {
  const files: UnzippedFile[] = [];
  const packed = [...packedIn(entries)];
  let left = ARCHIVE_BYTES_MAX;
  for (const entry of entries.filter(({ name }) => mayHoldLists(name))) {
    const bytes = await inflate(zip, entry, left);
    if (bytes === 'too-large') return refused('zip-too-large');
    if (bytes === 'damaged') return refused('damaged-zip');
    left -= bytes.length;
    // Whatever it is called.
    if (isZip(bytes)) packed.push({ name: entry.name, refusal: await refusalOf(bytes) });
    else files.push({ name: entry.name, bytes });
    await nextTask();
  }
  return { kind: 'files', files, packed };
};

const viewOf = (zip: Uint8Array<ArrayBuffer>): DataView => new DataView(zip.buffer, zip.byteOffset, zip.byteLength);

/** The parts of Excel's workbooks, and of Numbers', which may also be folders in a zip. */
const PART = /^xl\/(?:workbook|worksheets)\b|^(?:[^/]+\.numbers\/)?Index\/[^/]+\.iwa$|\.numbers\/Index\.zip$/i;
const TYPE = 'mimetype';
const TYPE_LENGTH = 200;

/** Whether a zip is a workbook of Excel's, LibreOffice's or Numbers', whatever it is called. */
const isWorkbook = async (zip: Uint8Array<ArrayBuffer>, entries: readonly ZipEntry[]): Promise<boolean> => {
  if (entries.some(({ name }) => PART.test(name))) return true;
  const entry = entries.find(({ name }) => name === TYPE);
  const type = entry && (await inflate(zip, entry, TYPE_LENGTH));
  return type instanceof Uint8Array && new TextDecoder().decode(type).includes('opendocument.spreadsheet');
};

/** Why the zip that a zip has in it is not read. */
const refusalOf = async (zip: Uint8Array<ArrayBuffer>): Promise<ImportRefusal> => {
  try {
    const directory = findDirectory(viewOf(zip));
    const entries = directory && directory.count <= ARCHIVE_FILES_MAX ? entriesOf(viewOf(zip), directory) : [];
    return (await isWorkbook(zip, entries)) ? 'workbook' : 'zip-in-zip';
  } catch {
    // Once it is unpacked and chosen, it is said to be damaged.
    return 'zip-in-zip';
  }
};

const read = async (zip: Uint8Array<ArrayBuffer>): Promise<Unzipped> => {
  const directory = findDirectory(viewOf(zip));
  if (!directory) return refused('damaged-zip');
  if (directory.count > ARCHIVE_FILES_MAX) return refused('zip-too-large');
  const entries = entriesOf(viewOf(zip), directory);
  if (await isWorkbook(zip, entries)) return refused('workbook');
  const own = entries.filter(({ name }) => !isHiddenPath(name));
  if (own.some(({ name, isEncrypted }) => isEncrypted && mayHoldLists(name))) return refused('protected-zip');
  return unpack(zip, own);
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
