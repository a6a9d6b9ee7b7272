import type { Finding, Findings } from './finding.ts';
import type { ImportSource } from './import-reading.ts';
import type { KnownFile } from './known-file.ts';

/** Reads the files of one service. */
export interface SourceReader<Source extends ImportSource = ImportSource> {
  readonly source: Source;
  /** It reads lines, which have no header. */
  readonly isOfLines?: true;
  /** By what the file holds. Never by its name alone, of which visitors and browsers make what they like. */
  recognises(file: KnownFile): boolean;
  /** All of the service's files at once: some say only together what they mean. */
  read(files: readonly KnownFile[]): Findings;
}

/** Reads each file by itself. */
export function* inTurn(
  files: readonly KnownFile[],
  read: (file: KnownFile, at: number) => Generator<Finding | undefined>,
): Findings {
  for (const [at, file] of files.entries()) yield* read(file, at);
}
