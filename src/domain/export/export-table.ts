export type ExportRow = readonly string[];

/** A table that becomes a file. */
export interface ExportTable {
  /** The name of its file. */
  readonly name: string;
  /** The first is the header. */
  readonly rows: readonly ExportRow[];
}
