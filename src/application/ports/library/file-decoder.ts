import type { ParsedFile } from '#domain/import/parsed-file.ts';

/** A file that the visitor chose or dropped. */
export interface FileToImport {
  /** Of a file in a folder: with its folders, as a zip has it. */
  readonly name: string;
  /** The name of the folder that was dropped, and that the file is in. */
  readonly folder?: string;
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Reads files of any kind. */
export interface FileDecoder {
  /**
   * What is in the file: one, or as many as an archive has. What cannot be read is among them, as a refusal. Never rejects, and
   * never holds the page up: long work is done in slices.
   */
  decode(file: FileToImport): Promise<readonly ParsedFile[]>;
}
