import type { ImportRefusal } from '#domain/import/import-refusal.ts';
import type { Steps } from '#domain/steps.ts';

/** A text with '\n' at the ends of its lines, or why there is none. */
type DecodedText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'refused'; readonly refusal: ImportRefusal };

const BYTE_ORDER_MARKS: readonly (readonly [encoding: string, first: number, second: number])[] = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** So many bytes are looked at. */
const LOOKED_AT = 200;
/** Of a text in UTF-16, so many of its letters are those of a header: every other byte is 0. */
const LEAST_HALVES = 0.8;

/** UTF-16 that has no mark, as some programs write it. */
const unmarked = (bytes: Uint8Array): string | undefined => {
  const head = bytes.subarray(0, LOOKED_AT);
  const zerosAt = (place: number): number => head.filter((byte, at) => at % 2 === place && byte === 0).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (bytes.length % 2 !== 0 || Math.min(even, odd) > 0) return undefined;
  if (Math.max(even, odd) < (head.length / 2) * LEAST_HALVES) return undefined;
  return odd > 0 ? 'utf-16le' : 'utf-16be';
};

/** UTF-8, unless a mark at the beginning says UTF-16, or its letters do. */
const encodingOf = (bytes: Uint8Array): string =>
  BYTE_ORDER_MARKS.find(([, a, b]) => bytes[0] === a && bytes[1] === b)?.[0] ?? unmarked(bytes) ?? 'utf-8';

/** Systems of old end a text with it. */
const END_OF_FILE = '\u001A';

const withLineEnds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

const withoutEnd = (text: string): string => (text.endsWith(END_OF_FILE) ? text.slice(0, -1) : text);

/** So many bytes are decoded in a step: far less than a millisecond. */
const A_STEP = 32_768;

const decodedBy = (decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string | undefined => {
  try {
    return decoder.decode(bytes, { stream });
  } catch {
    return undefined;
  }
};

/** Undefined for bytes that are no text in that encoding. */
function* decodeSteps(bytes: Uint8Array, encoding: string, most: number): Steps<string | undefined> {
  // Strictly: a name with a letter that was guessed is another name.
  const decoder = new TextDecoder(encoding, { fatal: true });
  const parts: string[] = [];
  let held = '';
  for (let at = 0; at < bytes.length; at += most) {
    const isLast = at + most >= bytes.length;
    const decoded = decodedBy(decoder, bytes.subarray(at, at + most), !isLast);
    if (decoded === undefined) return undefined;
    const part = held + decoded;
    // What ends a line may be parted.
    held = !isLast && part.endsWith('\r') ? '\r' : '';
    parts.push(withLineEnds(part.slice(0, part.length - held.length)));
    yield;
  }
  return parts.join('');
}

/** A file's bytes as a text with '\n' at the ends of its lines, a step at a time (product.md, Import: files). */
export function* decodeTextSteps(bytes: Uint8Array, most = A_STEP): Steps<DecodedText> {
  const encoding = encodingOf(bytes);
  // No text has NULs. A disk that was full leaves files of nothing else.
  if (encoding === 'utf-8' && bytes.includes(0)) return { kind: 'refused', refusal: 'binary' };
  const text = yield* decodeSteps(bytes, encoding, most);
  return text === undefined ? { kind: 'refused', refusal: 'encoding' } : { kind: 'text', text: withoutEnd(text) };
}

/** The same at once, of what may be damaged: a letter that cannot be read is replaced. */
export const decodeDamagedText = (bytes: Uint8Array): string =>
  withoutEnd(withLineEnds(new TextDecoder(encodingOf(bytes)).decode(bytes)));
