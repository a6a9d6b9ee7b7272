import type { Row } from '../parsed-file.ts';

export interface Table {
  /** Where a column is, by its name as `columnName` makes it. */
  readonly columns: ReadonlyMap<string, number>;
  /** What follows the header. */
  readonly rows: readonly Row[];
}

/** What a row has in the first of these columns that it fills. */
export type Cells = (...columns: readonly string[]) => string;

/** A column's name without what exports write in many ways: 'TMDb ID', 'tmdb_id' and 'tmdbID' are one. */
export const columnName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const isBlank = (row: Row): boolean => row.every((cell) => cell.trim() === '');

/** The first row that is not blank is the header. Of two columns of one name the first counts. */
export const tableOf = (rows: readonly Row[]): Table => {
  const at = rows.findIndex((row) => !isBlank(row));
  // A spreadsheet makes all rows equally long: what has no name is no column.
  const names = (rows[at] ?? [])
    .map((name, index) => [columnName(name), index] as const)
    .filter(([name]) => name !== '');
  return { columns: new Map(names.toReversed()), rows: at < 0 ? [] : rows.slice(at + 1) };
};

/** Whether it has all of these columns. */
export const hasColumns = ({ columns }: Table, ...names: readonly string[]): boolean =>
  names.every((name) => columns.has(name));

/** Whether there is anything but the header. */
export const hasRows = ({ rows }: Table): boolean => rows.some((row) => !isBlank(row));

/** The rows that are not blank. A row may be shorter or longer than the header. */
export function* recordsOf({ columns, rows }: Table): Generator<Cells> {
  for (const row of rows) {
    if (isBlank(row)) continue;
    const cellOf = (column: string): string => row[columns.get(column) ?? -1]?.trim() ?? '';
    yield (...names) => {
      for (const name of names) {
        const cell = cellOf(name);
        if (cell !== '') return cell;
      }
      return '';
    };
  }
}
