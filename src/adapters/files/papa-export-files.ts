import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js';
import Papa from 'papaparse';
import type { ExportFiles } from '#application/ports/library/export-files.ts';
import { nextTask } from '#application/time/next-task.ts';
import { utf8Bytes } from './utf8-bytes.ts';

// Not compressed: a list is small.
const AS_IT_IS = { level: 0, useWebWorkers: false } as const;

/** Lets the page do its work before each piece of a file: of thousands of titles there are many. */
class PatientReader extends Uint8ArrayReader {
  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    await nextTask();
    return super.readUint8Array(index, length);
  }
}

export const papaExportFiles: ExportFiles = {
  csv: (rows) => Papa.unparse(rows.map((row) => [...row])),
  bytes: utf8Bytes,
  zip: async (files, at) => {
    const zip = new ZipWriter(new Uint8ArrayWriter(), { ...AS_IT_IS, lastModDate: at });
    for (const { name, text } of files) await zip.add(name, new PatientReader(await utf8Bytes(text)));
    return zip.close();
  },
};
