import { nextTask } from '#application/time/next-task.ts';
import { crc32 } from '#domain/crc32.ts';
import { ARCHIVE_BYTES_MAX, ARCHIVE_FILES_MAX } from '#domain/import/archive-limits.ts';
import type { ImportRefusal } from '#domain/import/import-reading.ts';
import { isHiddenPath } from '#domain/import/is-hidden-path.ts';
import { mayHoldLists } from '#domain/import/may-hold-lists.ts';
import type { ZipEntry } from './zip-entry.ts';

/** 'too-large': there is more than what is left of the limit. */
type Inflated = Uint8Array<ArrayBuffer> | 'too-large' | 'damaged';

interface Unpacked {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly crc: number;
}

const LOCAL_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;
/** Deflating makes a thousandth at best: of so much come 16 MB at once. */
const SLICE = 16_384;

const packedBytes = (zip: Uint8Array<ArrayBuffer>, { offset, packedSize }: ZipEntry): Uint8Array<ArrayBuffer> => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  // Before the bytes its name and more are once again, not always as long as in the directory.
  const from = offset + LOCAL_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  return zip.subarray(from, from + packedSize);
};

/** Slice by slice: who stops reading stops the inflating. */
const slicesOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) {
        controller.close();
        return;
      }
      controller.enqueue(bytes.subarray(at, at + SLICE));
      at += SLICE;
    },
  });
};

const joined = (chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};

/** Undefined for a way of packing that browsers do not know. */
const unpacked = (zip: Uint8Array<ArrayBuffer>, entry: ZipEntry): ReadableStream<Uint8Array> | undefined => {
  const slices = slicesOf(packedBytes(zip, entry));
  if (entry.method === STORED) return slices;
  return entry.method === DEFLATED ? slices.pipeThrough(new DecompressionStream('deflate-raw')) : undefined;
};

/** Counts while it reads: a zip may say of itself what it likes. */
const readAll = async (stream: ReadableStream<Uint8Array>, left: number): Promise<Unpacked | 'too-large'> => {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let [length, crc] = [0, 0];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > left) {
      await reader.cancel();
      return 'too-large';
    }
    crc = crc32(next.value, crc);
    chunks.push(next.value);
  }
  return { bytes: joined(chunks, length), crc };
};

/**
 * The bytes of an entry, as they were packed. Rejects where they are not where the zip says, or are not what they were.
 * @param left how many there may be
 */
const inflate = async (zip: Uint8Array<ArrayBuffer>, entry: ZipEntry, left: number): Promise<Inflated> => {
  const stream = unpacked(zip, entry);
  if (!stream) return 'damaged';
  const read = await readAll(stream, left);
  if (read === 'too-large') return read;
  return read.crc === entry.crc ? read.bytes : 'damaged';
};

const END = 0x06_05_4b_50;
const END_64 = 0x06_06_4b_50;
const LOCATOR_64 = 0x07_06_4b_50;
const ENTRY = 0x02_01_4b_50;
const END_LENGTH = 22;
const LOCATOR_LENGTH = 20;
const ENTRY_LENGTH = 46;
const LONGEST_COMMENT = 0xff_ff;
/** Stands for a number that is too large for its place. */
const ELSEWHERE = 0xff_ff_ff_ff;
const EXTRA_64 = 1;

interface ZipDirectory {
  readonly count: number;
  readonly offset: number;
}

const longAt = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** Where the directory is; undefined where there is none, as in a download that was cut off. */
const findDirectory = (view: DataView): ZipDirectory | undefined => {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END) return directoryAt(view, at);
  }
  return undefined;
};

const directoryAt = (view: DataView, at: number): ZipDirectory => {
  const locator = at - LOCATOR_LENGTH;
  if (locator >= 0 && view.getUint32(locator, true) === LOCATOR_64) {
    const long = longAt(view, locator + 8);
    if (view.getUint32(long, true) === END_64)
      return { count: longAt(view, long + 32), offset: longAt(view, long + 48) };
  }
  return { count: view.getUint16(at + 10, true), offset: view.getUint32(at + 16, true) };
};

/** The long numbers of an entry, in the order in which those that are short stand for them. */
const longsOf = (view: DataView, from: number, to: number): number[] => {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== EXTRA_64) continue;
    const length = view.getUint16(at + 2, true);
    return Array.from({ length: Math.floor(length / 8) }, (_, index) => longAt(view, at + 4 + index * 8));
  }
  return [];
};

const entryAt = (view: DataView, at: number): ZipEntry => {
  const [nameLength, extraLength] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
  const nameAt = at + ENTRY_LENGTH;
  const longs = longsOf(view, nameAt + nameLength, nameAt + nameLength + extraLength);
  const numberAt = (place: number): number => {
    const short = view.getUint32(place, true);
    return short === ELSEWHERE ? (longs.shift() ?? short) : short;
  };
  // In this order they are among the long ones.
  const [size, packedSize, offset] = [numberAt(at + 24), numberAt(at + 20), numberAt(at + 42)];
  return {
    name: new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + nameAt, nameLength)),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packedSize,
    size,
    offset,
  };
};

/** The entries. Throws a `RangeError` where they are not where the zip says. */
const entriesOf = (view: DataView, { count, offset }: ZipDirectory): readonly ZipEntry[] => {
  const entries: ZipEntry[] = [];
  for (let at = offset; entries.length < count;) {
    if (view.getUint32(at, true) !== ENTRY) throw new RangeError('There is no entry here.');
    entries.push(entryAt(view, at));
    const lengths = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    at += lengths.reduce((sum, length) => sum + length, ENTRY_LENGTH);
  }
  return entries;
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
