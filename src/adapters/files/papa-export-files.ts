import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js';
import Papa from 'papaparse';
import type { ExportFiles } from '#application/ports/library/export-files.ts';

// Not compressed: a list is small.
const AS_IT_IS = { level: 0, useWebWorkers: false } as const;

export const papaExportFiles: ExportFiles = {
  csv: (rows) => Papa.unparse(rows.map((row) => [...row])),
  zip: async (files, at) => {
    const zip = new ZipWriter(new Uint8ArrayWriter(), { ...AS_IT_IS, lastModDate: at });
    for (const { name, text } of files) await zip.add(name, new TextReader(text));
    return zip.close();
  },
};
