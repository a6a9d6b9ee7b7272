import type { ZipEntry } from './zip-entry.ts';

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
export const findDirectory = (view: DataView): ZipDirectory | undefined => {
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
export const entriesOf = (view: DataView, { count, offset }: ZipDirectory): readonly ZipEntry[] => {
  const entries: ZipEntry[] = [];
  for (let at = offset; entries.length < count;) {
    if (view.getUint32(at, true) !== ENTRY) throw new RangeError('There is no entry here.');
    entries.push(entryAt(view, at));
    const lengths = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    at += lengths.reduce((sum, length) => sum + length, ENTRY_LENGTH);
  }
  return entries;
};
