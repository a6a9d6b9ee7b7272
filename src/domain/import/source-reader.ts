import type { Fields } from '../fields.ts';
import { fieldsOf, itemsOf } from './cells/json-fields.ts';
import { type Cells, recordsOf } from './cells/table.ts';
import type { Findings } from './finding.ts';
import type { KnownFile } from './known-file.ts';

/** Reads the files of one service. */
export interface SourceReader<Source extends string> {
  readonly source: Source;
  /** It reads lines, which have no header. */
  readonly isOfLines?: true;
  /** By what the file holds. Never by its name alone, of which visitors and browsers make what they like. */
  recognises(file: KnownFile): boolean;
  /** All of the service's files at once: some say only together what they mean. */
  read(files: readonly KnownFile[]): Findings;
}

/** So many entries of a file are looked at. */
const LOOKED_AT = 100;

/** Whether any of the first entries of a list is such a one: some may be no objects. */
export const hasAny = (list: unknown, isSuch: (entry: Fields) => boolean): boolean =>
  itemsOf(list).slice(0, LOOKED_AT).map(fieldsOf).some(isSuch);

/** Of a service whose files each say what they mean. @param readFile with which of the files it is */
export const fileReader = <const Source extends string>(
  source: Source,
  recognises: (file: KnownFile) => boolean,
  readFile: (file: KnownFile, at: number) => Findings,
): SourceReader<Source> => ({
  source,
  recognises,
  *read(files) {
    for (const [at, file] of files.entries()) yield* readFile(file, at);
  },
});

/** Of a service whose tables say what they mean a row at a time. */
export const rowReader = <const Source extends string>(
  source: Source,
  recognises: (file: KnownFile) => boolean,
  readRow: (cells: Cells, file: KnownFile) => Findings,
): SourceReader<Source> =>
  fileReader(source, recognises, function* readRows(file) {
    for (const cells of recordsOf(file.table)) yield* readRow(cells, file);
  });
