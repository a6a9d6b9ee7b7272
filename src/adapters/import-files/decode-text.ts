import type { ImportRefusal } from '#domain/import/import-reading.ts';

export type DecodedText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'refused'; readonly refusal: ImportRefusal };

const BYTE_ORDER_MARKS: readonly (readonly [encoding: string, first: number, second: number])[] = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** UTF-8, unless a mark at the beginning says UTF-16. */
const encodingOf = ([first, second]: Uint8Array): string =>
  BYTE_ORDER_MARKS.find(([, a, b]) => first === a && second === b)?.[0] ?? 'utf-8';

const decode = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    // Strictly: a name with a letter that was guessed is another name.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** A file's bytes as a text with '\n' at the ends of its lines (product.md, Import: files). */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const encoding = encodingOf(bytes);
  // No text has NULs. A disk that was full leaves files of nothing else.
  if (encoding === 'utf-8' && bytes.includes(0)) return { kind: 'refused', refusal: 'binary' };
  const text = decode(bytes, encoding);
  if (text === undefined) return { kind: 'refused', refusal: 'encoding' };
  return { kind: 'text', text: text.replaceAll(/\r\n?/g, '\n') };
};
