import type { ExportFile, ExportRow } from '#domain/export/export-form.ts';

/** Rejects when the code does not come. */
export type OpenExportFiles = () => Promise<ExportFiles>;

/** Makes the files in which visitors take their lists elsewhere. Takes any text. */
export interface ExportFiles {
  /** A table as CSV by RFC 4180: commas, lines that end with CR and LF, quotes where a cell needs them. Reads back as it was. */
  readonly csv: (rows: readonly ExportRow[]) => string;
  /** A text in UTF-8. Never holds the page up. */
  readonly bytes: (text: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Files as one zip, in UTF-8. @param at the time that is noted of each */
  readonly zip: (files: readonly ExportFile[], at: Date) => Promise<Uint8Array<ArrayBuffer>>;
}
