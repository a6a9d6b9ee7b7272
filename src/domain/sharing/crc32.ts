const POLYNOMIAL = 0xedb88320;

/** The checksum of IEEE 802.3: it tells any change within 32 bits in a row for certain, so any one character of a link. */
export const crc32 = (bytes: Iterable<number>): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? POLYNOMIAL : 0);
  }
  return ~crc >>> 0;
};
