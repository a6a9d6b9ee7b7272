import { toUtf8 } from './utf8.ts';

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
