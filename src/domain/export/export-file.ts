/** A file that the visitor takes along. */
export interface ExportFile {
  readonly name: string;
  readonly text: string;
}
