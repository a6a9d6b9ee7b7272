// The core knows no `TextEncoder`. What escapes addresses speaks UTF-8 as well, and is as strict.

/** @param text without lone surrogates. */
export const toUtf8 = (text: string): readonly number[] =>
  [...encodeURIComponent(text).matchAll(/%(..)|(.)/g)].map(([, hex, plain]) =>
    hex === undefined ? (plain ?? '').charCodeAt(0) : Number.parseInt(hex, 16),
  );

/** Undefined for bytes that are no UTF-8. */
const fromUtf8 = (bytes: Iterable<number>): string | undefined => {
  try {
    return decodeURIComponent([...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return undefined;
  }
};

/** Puts numbers and texts one after the other. */
export class ByteWriter {
  readonly bytes: number[] = [];

  /** Seven bits a byte, the lowest first; all bytes but the last have their highest bit set. */
  varint(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.bytes.push(rest);
  }

  text(text: string): void {
    const bytes = toUtf8(text);
    this.varint(bytes.length);
    // Not spread: a call takes only so many arguments.
    for (const byte of bytes) this.bytes.push(byte);
  }

  /** In four bytes, the highest first. */
  uint32(value: number): void {
    this.bytes.push(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
  }
}

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
