/** The forms in which lists are taken along, in the order in which they are offered. */
export const EXPORT_FORMS = ['backup', 'table', 'letterboxd', 'trakt'] as const;

export type ExportForm = (typeof EXPORT_FORMS)[number];

/** What the visitor wants to take along. */
export interface ExportOrder {
  readonly form: ExportForm;
  /** Whether notes go along as reviews or comments, which others read. */
  readonly withNotes: boolean;
  /** Whether a day that nobody knows is written as the first of 1970, for those who stop at an entry without one. */
  readonly withUnknownDays?: boolean;
}

/** A file that the visitor takes along. */
export interface ExportFile {
  readonly name: string;
  readonly text: string;
}

export type ExportRow = readonly string[];

/** A table that becomes a file. */
export interface ExportTable {
  /** The name of its file. */
  readonly name: string;
  /** The first is the header. */
  readonly rows: readonly ExportRow[];
}
