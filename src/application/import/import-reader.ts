import type { DateOrder, ImportOutcome } from '#domain/import/import-reading.ts';
import type { FileToImport } from './import-facade.ts';

/** Reads the files of a visitor. */
export interface ImportReader {
  /** Never rejects. */
  execute(files: readonly FileToImport[], dateOrder?: DateOrder): Promise<ImportOutcome>;
}
