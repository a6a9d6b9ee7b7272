const POLYNOMIAL = 0xed_b8_83_20;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/**
 * The checksum of IEEE 802.3, which zips keep of their files. It tells any change within 32 bits in a row for certain, so any
 * one character of a link.
 * @param before that of the bytes that come before these
 */
export const crc32 = (bytes: ArrayLike<number>, before = 0): number => {
  let value = ~before;
  // By index: an iterator takes ten times as long, and there may be 50 MB.
  for (let at = 0; at < bytes.length; at += 1) {
    value = (value >>> 8) ^ (TABLE[(value ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  }
  return ~value >>> 0;
};

/** The checksum of a value of JSON: the CRC-32 of its text in UTF-16, the low byte first; 0 of undefined. */
export const sumOf = (value: unknown): number => {
  const text = value === undefined ? '' : JSON.stringify(value);
  return crc32(Array.from({ length: text.length * 2 }, (_, at) => text.charCodeAt(at >> 1) >> (at % 2 === 0 ? 0 : 8)));
};
