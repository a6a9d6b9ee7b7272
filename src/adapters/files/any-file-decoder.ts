import type { FileDecoder, FileToImport } from '#application/ports/library/file-decoder.ts';
import { inSlices } from '#application/time/in-slices.ts';
import { nextTask } from '#application/time/next-task.ts';
import { ARCHIVE_BYTES_MAX, FILES_BYTES_MAX } from '#domain/import/file-limits.ts';
import type { ImportRefusal } from '#domain/import/import-refusal.ts';
import type { FileContent, ParsedFile } from '#domain/import/parsed-file.ts';
import { decodeTextSteps } from './decode-text.ts';
import { parseLongJson } from './parse-long-json.ts';
import { parseMarkup } from './parse-markup.ts';
import { parseTable } from './parse-table.ts';
import { refusedBytes } from './refused-bytes.ts';
import { isZip } from './zip/is-zip.ts';
import { unzip } from './zip/unzip.ts';

const WEB_PAGE = /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html|head|body)\b/i;
/** Workbooks that are a text: Excel's of 2003, LibreOffice's, and pages that are there to be opened by Excel. */
const WORKBOOK = /schemas-microsoft-com:office:(?:spreadsheet|excel)|opendocument\.spreadsheet/;
const MARKUP = /^\s*</;
const XML = /^\s*<\?xml\s/i;
/** Media centres write such files. */
const XML_NAME = /\.(?:xml|nfo)$/i;
const HEAD = 4_000;
/** A line of a list may begin with a bracket as well. */
const LIKE_JSON = /^\s*[[{]\s*["{[\]}]/;

const isJson = (text: string, name: string): boolean => LIKE_JSON.test(text) || /\.json$/i.test(name);

const isXml = (text: string, name: string): boolean => XML.test(text) || (MARKUP.test(text) && XML_NAME.test(name));

/** Pages are also sent as workbooks, with their name alone. */
const refusedMarkup = (text: string, name: string): ImportRefusal | undefined => {
  if (MARKUP.test(text) && WORKBOOK.test(text.slice(0, HEAD))) return 'workbook';
  if (!WEB_PAGE.test(text)) return undefined;
  return /\.xlsx?$/i.test(name) ? 'workbook' : 'web-page';
};

/** What a file's bytes are, whatever its name says. */
const parseContent = async (bytes: Uint8Array, name: string): Promise<FileContent> => {
  const refusal = refusedBytes(bytes);
  if (refusal) return { kind: 'refused', refusal };
  const decoded = await inSlices(decodeTextSteps(bytes));
  if (decoded.kind === 'refused') return decoded;
  const { text } = decoded;
  if (text.trim() === '') return { kind: 'refused', refusal: 'empty' };
  const markup = refusedMarkup(text, name);
  if (markup) return { kind: 'refused', refusal: markup };
  // What takes longest is each a task of its own.
  await nextTask();
  if (isXml(text, name)) return inSlices(parseMarkup(text));
  if (isJson(text, name)) {
    const value = await inSlices(parseLongJson(text));
    await nextTask();
    return value === undefined ? { kind: 'refused', refusal: 'damaged-file' } : { kind: 'json', value };
  }
  return { kind: 'text', text, ...(await parseTable(text)) };
};

const GZIP = [0x1f, 0x8b, 0x08];

/** Whether it is one file that was packed alone, as MyAnimeList gives its own. */
const isGzip = (bytes: Uint8Array): boolean => GZIP.every((byte, at) => bytes[at] === byte);

/** What was packed, or why there is nothing. Counts while it unfolds. Never rejects. */
const gunzip = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | ImportRefusal> => {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let left = ARCHIVE_BYTES_MAX;
  try {
    const unfolded = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
    for (let part = await unfolded.read(); !part.done; part = await unfolded.read()) {
      chunks.push(part.value);
      left -= part.value.length;
      if (left >= 0) continue;
      await unfolded.cancel();
      return 'zip-too-large';
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  } catch {
    return 'damaged-file';
  }
};

/** One file that was packed alone. Of several, which are one, nothing is read. */
const parsePacked = async (bytes: Uint8Array<ArrayBuffer>, name: string): Promise<FileContent> => {
  const unfolded = await gunzip(bytes);
  if (typeof unfolded === 'string') return { kind: 'refused', refusal: unfolded };
  const content = await parseContent(unfolded, name.replace(/\.gz$/i, ''));
  return content.kind === 'refused' && content.refusal === 'binary' ? { kind: 'refused', refusal: 'archive' } : content;
};

const refused = (name: string, refusal: ImportRefusal): readonly ParsedFile[] => [
  { name, content: { kind: 'refused', refusal } },
];

const decodeZip = async (archive: string, zip: Uint8Array<ArrayBuffer>): Promise<readonly ParsedFile[]> => {
  const unzipped = await unzip(zip);
  if (unzipped.kind === 'refused') return refused(archive, unzipped.refusal);
  const parsed: ParsedFile[] = [];
  for (const { name, bytes } of unzipped.files)
    parsed.push({ name, archive, bytes: bytes.length, content: await parseContent(bytes, name) });
  for (const { name, refusal } of unzipped.packed)
    parsed.push({ name, archive, content: { kind: 'refused', refusal } });
  return parsed.length > 0 ? parsed : refused(archive, 'unknown');
};

/** Zips, tables, JSON, XML and texts, by what they begin with. */
export class AnyFileDecoder implements FileDecoder {
  async decode(file: FileToImport): Promise<readonly ParsedFile[]> {
    const { name, size, folder } = file;
    if (size > FILES_BYTES_MAX) return refused(name, 'too-large');
    const buffer = await file.arrayBuffer().catch(() => undefined);
    if (!buffer) return refused(name, 'unreadable');
    const bytes = new Uint8Array(buffer);
    if (isZip(bytes)) return decodeZip(name, bytes);
    const content = isGzip(bytes) ? await parsePacked(bytes, name) : await parseContent(bytes, name);
    return [{ name, ...(folder !== undefined && { archive: folder }), content }];
  }
}
