import type { FileDecoder, FileToImport } from '#application/ports/library/file-decoder.ts';
import type { ImportRefusal } from '#domain/import/import-reading.ts';
import type { ParsedFile } from '#domain/import/parsed-file.ts';
import { parseContent } from './parse-content.ts';
import { isZip, unzip } from './zip/unzip.ts';

/** product.md, Import: limits. */
const MAX_BYTES = 200_000_000;

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

/** Zips, tables, JSON and texts, by what they begin with. */
export class AnyFileDecoder implements FileDecoder {
  async decode(file: FileToImport): Promise<readonly ParsedFile[]> {
    const { name, size, folder } = file;
    if (size > MAX_BYTES) return refused(name, 'too-large');
    const buffer = await file.arrayBuffer().catch(() => undefined);
    if (!buffer) return refused(name, 'unreadable');
    const bytes = new Uint8Array(buffer);
    return isZip(bytes)
      ? decodeZip(name, bytes)
      : [{ name, ...(folder !== undefined && { archive: folder }), content: await parseContent(bytes, name) }];
  }
}
