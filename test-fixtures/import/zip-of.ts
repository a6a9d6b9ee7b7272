import { Buffer } from 'node:buffer';
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZippedFile {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Packed as it is. */
  readonly isStored?: boolean;
  readonly isEncrypted?: boolean;
  /** What the zip says of it, where that is not so. */
  readonly claims?: { readonly size?: number; readonly crc?: number; readonly method?: number };
  /** The numbers are where those of large files are. */
  readonly isLong?: boolean;
}

const ELSEWHERE = 0xff_ff_ff_ff;

const little = (...numbers: readonly (readonly [value: number, bytes: number])[]): Buffer =>
  Buffer.concat(
    numbers.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value));
      else buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );

interface Packed {
  readonly head: Buffer;
  readonly local: Buffer;
  readonly name: Buffer;
  readonly data: Buffer;
  readonly size: number;
  readonly isLong: boolean;
}

const pack = ({ isLong = false, ...file }: ZippedFile): Packed => {
  const bytes = Buffer.from(file.content);
  const data = file.isStored ? bytes : deflateRawSync(bytes);
  const name = Buffer.from(file.name);
  const says = { size: bytes.length, crc: crc32(bytes), method: file.isStored ? 0 : 8, ...file.claims };
  const head = little([20, 2], [file.isEncrypted ? 1 : 0, 2], [says.method, 2], [0, 4], [says.crc, 4]);
  const sizes = little([data.length, 4], [says.size, 4], [name.length, 2]);
  const local = Buffer.concat([little([0x04_03_4b_50, 4]), head, sizes, little([0, 2]), name]);
  return { head, local, name, data, size: says.size, isLong };
};

const entryOf = ({ head, name, data, size, isLong }: Packed, offset: number): Buffer => {
  const extra = isLong ? little([9, 2], [0, 2], [1, 2], [24, 2], [size, 8], [data.length, 8], [offset, 8]) : little();
  const short = (value: number): readonly [number, number] => [isLong ? ELSEWHERE : value, 4];
  return Buffer.concat([
    little([0x02_01_4b_50, 4], [20, 2]),
    head,
    little(short(data.length), short(size), [name.length, 2], [extra.length, 2], [2, 2], [0, 8], short(offset)),
    name,
    extra,
    Buffer.from('hi'),
  ]);
};

const endOf = (count: number, size: number, offset: number): Buffer =>
  little([0x06_05_4b_50, 4], [0, 4], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2]);

/** The end of a zip that is too large for the numbers of the usual end. */
const longEndOf = (count: number, size: number, offset: number): Buffer =>
  Buffer.concat([
    little([0x06_06_4b_50, 4], [44, 8], [20, 4], [0, 8], [count, 8], [count, 8], [size, 8], [offset, 8]),
    little([0x07_06_4b_50, 4], [0, 4], [offset + size, 8], [1, 4]),
    endOf(0xff_ff, ELSEWHERE, ELSEWHERE),
  ]);

/** A zip of these files, byte by byte. */
export const zipOf = (files: readonly ZippedFile[], isLong = false): Uint8Array<ArrayBuffer> => {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const packed of files.map(pack)) {
    entries.push(entryOf(packed, offset));
    parts.push(packed.local, packed.data);
    offset += packed.local.length + packed.data.length;
  }
  const directory = Buffer.concat(entries);
  const end = (isLong ? longEndOf : endOf)(files.length, directory.length, offset);
  return new Uint8Array(Buffer.concat([...parts, directory, end]));
};
