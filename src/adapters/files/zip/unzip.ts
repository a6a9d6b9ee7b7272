import {
  configure,
  Uint8ArrayReader,
  ZipReader,
  type Entry,
  type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
import { nextTask } from '#application/time/next-task.ts';
import { ARCHIVE_BYTES_MAX, ARCHIVE_FILES_MAX } from '#domain/import/file-limits.ts';
import type { ImportRefusal } from '#domain/import/import-refusal.ts';
import { isHiddenPath, mayHoldLists } from '#domain/import/may-hold-lists.ts';
import { isZip } from './is-zip.ts';

// The content policy refuses workers from `blob:` addresses; what unfolds is the browser's own code.
configure({ useWebWorkers: false, useCompressionStream: true });

/** The files of a zip as its directory has them. */
type Entries = readonly Entry[];

/** There is more in a zip than is read. */
class TooLarge extends Error {}

const ENTRIES_A_TASK = 500;

/** Rejects where they are not where the zip says, and with `TooLarge` where there are too many. */
const entriesOf = async (zip: Uint8Array<ArrayBuffer>): Promise<Entries> => {
  const entries: Entry[] = [];
  for await (const entry of new ZipReader(new Uint8ArrayReader(zip)).getEntriesGenerator()) {
    if (entries.length === ARCHIVE_FILES_MAX) throw new TooLarge();
    entries.push(entry);
    if (entries.length % ENTRIES_A_TASK === 0) await nextTask();
  }
  return entries;
};

/**
 * The bytes of an entry, as they were packed. Rejects where they are not where the zip says, or are not what they were.
 * Counts while it unfolds: a zip may say of itself what it likes.
 * @param left how many there may be: rejects with `TooLarge` where there are more
 */
const inflate = async (entry: FileEntry, left: number): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const chunksOf = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      length += chunk.length;
      if (length > left) throw new TooLarge();
      chunks.push(chunk);
    },
  });
  await entry.getData(chunksOf, { checkCrc32: true });
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
};

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

const packedIn = (entries: Entries): readonly PackedFile[] =>
  entries.flatMap(({ filename: name }) => {
    const refusal = PACKED.find(([ending]) => ending.test(name))?.[1];
    return refusal ? [{ name, refusal }] : [];
  });

const refused = (refusal: ImportRefusal): Unzipped => ({ kind: 'refused', refusal });

const unpack = async (entries: Entries): Promise<Unzipped> => {
  const files: UnzippedFile[] = [];
  const packed = [...packedIn(entries)];
  let left = ARCHIVE_BYTES_MAX;
  for (const entry of entries) {
    if (entry.directory || !mayHoldLists(entry.filename)) continue;
    const bytes = await inflate(entry, left);
    left -= bytes.length;
    // Whatever it is called.
    if (isZip(bytes)) packed.push({ name: entry.filename, refusal: await refusalOf(bytes) });
    else files.push({ name: entry.filename, bytes });
    await nextTask();
  }
  return { kind: 'files', files, packed };
};

/** The parts of Excel's workbooks, and of Numbers', which may also be folders in a zip. */
const PART = /^xl\/(?:workbook|worksheets)\b|^(?:[^/]+\.numbers\/)?Index\/[^/]+\.iwa$|\.numbers\/Index\.zip$/i;
const TYPE = 'mimetype';
const TYPE_LENGTH = 200;

/** Whether a zip is a workbook of Excel's, LibreOffice's or Numbers', whatever it is called. */
const isWorkbook = async (entries: Entries): Promise<boolean> => {
  if (entries.some(({ filename }) => PART.test(filename))) return true;
  const entry = entries.find(({ filename }) => filename === TYPE);
  if (!entry || entry.directory || entry.uncompressedSize > TYPE_LENGTH) return false;
  return new TextDecoder().decode(await inflate(entry, TYPE_LENGTH)).includes('opendocument.spreadsheet');
};

/** Why the zip that a zip has in it is not read. */
const refusalOf = async (zip: Uint8Array<ArrayBuffer>): Promise<ImportRefusal> => {
  try {
    return (await isWorkbook(await entriesOf(zip))) ? 'workbook' : 'zip-in-zip';
  } catch {
    // Once it is unpacked and chosen, it is said to be damaged.
    return 'zip-in-zip';
  }
};

const read = async (zip: Uint8Array<ArrayBuffer>): Promise<Unzipped> => {
  const entries = await entriesOf(zip);
  if (await isWorkbook(entries)) return refused('workbook');
  const own = entries.filter(({ filename }) => !isHiddenPath(filename));
  if (own.some(({ filename, encrypted }) => encrypted && mayHoldLists(filename))) return refused('protected-zip');
  return unpack(own);
};

/** The files of a zip that may hold lists. Never rejects. */
export const unzip = async (zip: Uint8Array<ArrayBuffer>): Promise<Unzipped> => {
  try {
    return await read(zip);
  } catch (error) {
    // Something is not where the zip says, or not what it says.
    return refused(error instanceof TooLarge ? 'zip-too-large' : 'damaged-zip');
  }
};
