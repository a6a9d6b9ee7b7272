import { nextTask } from '#application/time/next-task.ts';
import type { ImportRefusal } from '#domain/import/import-reading.ts';
import type { FileContent } from '#domain/import/parsed-file.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { parseTable } from './parse-table.ts';
import { refusedBytes } from './refused-bytes.ts';

const WEB_PAGE = /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html|head|body)\b/i;
/** Workbooks that are a text: Excel's of 2003, LibreOffice's, and pages that are there to be opened by Excel. */
const WORKBOOK = /schemas-microsoft-com:office:(?:spreadsheet|excel)|opendocument\.spreadsheet/;
const MARKUP = /^\s*</;
const HEAD = 4_000;
/** A line of a list may begin with a bracket as well. */
const LIKE_JSON = /^\s*[[{]\s*["{[\]}]/;

const isJson = (text: string, name: string): boolean => LIKE_JSON.test(text) || /\.json$/i.test(name);

/** Pages are also sent as workbooks, with their name alone. */
const refusedMarkup = (text: string, name: string): ImportRefusal | undefined => {
  if (MARKUP.test(text) && WORKBOOK.test(text.slice(0, HEAD))) return 'workbook';
  if (!WEB_PAGE.test(text)) return undefined;
  return /\.xlsx?$/i.test(name) ? 'workbook' : 'web-page';
};

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

const decode = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    // Strictly: a name with a letter that was guessed is another name.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** A file's bytes as a text with '\n' at the ends of its lines (product.md, Import: files). */
const decodeText = (bytes: Uint8Array): DecodedText => {
  const encoding = encodingOf(bytes);
  // No text has NULs. A disk that was full leaves files of nothing else.
  if (encoding === 'utf-8' && bytes.includes(0)) return { kind: 'refused', refusal: 'binary' };
  const text = decode(bytes, encoding);
  if (text === undefined) return { kind: 'refused', refusal: 'encoding' };
  const whole = text.endsWith(END_OF_FILE) ? text.slice(0, -1) : text;
  return { kind: 'text', text: whole.replaceAll(/\r\n?/g, '\n') };
};

/** What a file's bytes are, whatever its name says. */
export const parseContent = async (bytes: Uint8Array, name: string): Promise<FileContent> => {
  const refusal = refusedBytes(bytes);
  if (refusal) return { kind: 'refused', refusal };
  const decoded = decodeText(bytes);
  if (decoded.kind === 'refused') return decoded;
  const { text } = decoded;
  if (text.trim() === '') return { kind: 'refused', refusal: 'empty' };
  const markup = refusedMarkup(text, name);
  if (markup) return { kind: 'refused', refusal: markup };
  // What takes longest is each a task of its own.
  await nextTask();
  if (isJson(text, name)) {
    const value = parseJson(text);
    await nextTask();
    return value === undefined ? { kind: 'refused', refusal: 'damaged-json' } : { kind: 'json', value };
  }
  return { kind: 'text', text, ...(await parseTable(text)) };
};
