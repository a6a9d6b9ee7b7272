import type { ParsedFile } from '#domain/import/parsed-file.ts';
import type { FileToImport } from './import-facade.ts';

/** Reads files of any kind. */
export interface FileDecoder {
  /**
   * What is in the file: one, or as many as an archive has. What cannot be read is among them, as a refusal. Never rejects, and
   * never holds the page up: long work is done in slices.
   */
  decode(file: FileToImport): Promise<readonly ParsedFile[]>;
}
