import { fromUtf8 } from './utf8.ts';

/** So many bytes hold the largest code of an id with its type. */
const VARINT_BYTES_MAX = 5;

/** Reads what `ByteWriter` wrote. What cannot be read, or is more than who reads expects, is read as nothing: as 0, or as no text. */
export class ByteReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  varint(max = Number.MAX_SAFE_INTEGER): number {
    let value = 0;
    for (let digit = 0; digit < VARINT_BYTES_MAX; digit += 1) {
      const byte = this.bytes[this.at];
      if (byte === undefined) return 0;
      this.at += 1;
      value += (byte % 128) * 128 ** digit;
      if (byte < 128) return value <= max ? value : 0;
    }
    return 0;
  }

  /** @param max in bytes. */
  text(max: number): string {
    const length = this.varint(max);
    const bytes = this.bytes.subarray(this.at, this.at + length);
    this.at += bytes.length;
    return fromUtf8(bytes) ?? '';
  }
}
