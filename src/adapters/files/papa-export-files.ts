import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';
import type { ExportFiles } from '#application/ports/library/export-files.ts';

/** A zip has no other times: fflate throws for them. */
const FIRST_YEAR = 1980;
const LAST_YEAR = 2099;

const timeIn = (at: Date): Date =>
  at.getFullYear() < FIRST_YEAR || at.getFullYear() > LAST_YEAR ? new Date(FIRST_YEAR, 0, 1) : at;

export const papaExportFiles: ExportFiles = {
  csv: (rows) => Papa.unparse(rows.map((row) => [...row])),
  // Not compressed: a list is small, and the page is not to stand still.
  zip: (files, at) =>
    zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)])), { level: 0, mtime: timeIn(at) }),
};
