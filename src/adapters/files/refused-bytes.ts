import type { ImportRefusal } from '#domain/import/import-refusal.ts';

/** What files of other kinds begin with. */
const BEGINNINGS: readonly (readonly [refusal: ImportRefusal, bytes: readonly number[]])[] = [
  ['archive', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['archive', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  ['archive', [0x42, 0x5a, 0x68]],
  ['archive', [0x28, 0xb5, 0x2f, 0xfd]],
  // PDF, JPEG and PNG.
  ['binary', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['binary', [0xff, 0xd8, 0xff]],
  ['binary', [0x89, 0x50, 0x4e, 0x47]],
  // Excel's before 1993.
  ['workbook', [0x09, 0x08, 0x10, 0x00]],
  ['workbook', [0x09, 0x08, 0x08, 0x00]],
];
/** Office's files until 2007, and those with a password: other programs have others of that form. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const WORKBOOK_PARTS = ['Workbook', 'Book\0', 'EncryptedPackage'];

const begins = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, at) => bytes[at] === byte);

const hasWorkbook = (bytes: Uint8Array): boolean => {
  const text = new TextDecoder('utf-16le').decode(bytes);
  return WORKBOOK_PARTS.some((part) => text.includes(part));
};

/** Why nothing can be read of a file of a known kind that is neither a text nor a zip; undefined for any other. */
export const refusedBytes = (bytes: Uint8Array): ImportRefusal | undefined => {
  if (begins(bytes, COMPOUND)) return hasWorkbook(bytes) ? 'workbook' : 'binary';
  return BEGINNINGS.find(([, beginning]) => begins(bytes, beginning))?.[0];
};
