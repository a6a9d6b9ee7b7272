import { crc32 } from '../crc32.ts';

/** The checksum of a value of JSON: the CRC-32 of its text in UTF-16, the low byte first; 0 of undefined. */
export const sumOf = (value: unknown): number => {
  const text = value === undefined ? '' : JSON.stringify(value);
  return crc32(Array.from({ length: text.length * 2 }, (_, at) => text.charCodeAt(at >> 1) >> (at % 2 === 0 ? 0 : 8)));
};
