import type { Row } from '../parsed-file.ts';
import { type ColumnHint, columnHint } from './column-names.ts';
import type { TableDays } from './table-days.ts';

export interface Table {
  /** Where a column is, by its name as `columnName` makes it. */
  readonly columns: ReadonlyMap<string, number>;
  /** As it was written. */
  readonly header: Row;
  /** What follows the header. */
  readonly rows: readonly Row[];
  /** How its days are read; absent where none are. */
  readonly days?: TableDays;
}

export interface Cells {
  /** What a row has in the first of these columns that it fills. */
  (...columns: readonly string[]): string;
  /** The day or the time in the first of these columns that it fills, as ISO; undefined where there is none that can be read. */
  readonly day: (...columns: readonly string[]) => string | undefined;
  /** The same, for sorting and grouping: nothing is counted or asked. */
  readonly peekDay: (...columns: readonly string[]) => string | undefined;
}

const NUMBER_SIGN = /^ ?[#№] ?$/;

/** A column's name without what exports write in many ways: 'TMDb ID', 'tmdb_id' and 'tmdbID' are one. */
export const columnName = (name: string): string => {
  // The sign of a number stands alone above the places of a list.
  if (NUMBER_SIGN.test(name)) return 'position';
  return name
    .normalize()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
};

export const isBlank = (row: Row): boolean => row.every((cell) => cell.trim() === '');

/** So many rows may be above the header. */
const ROWS_ABOVE = 10;
/** Letterboxd's lists have two headers. */
const OWN_BEGINNING = /^letterboxd/i;

/** What people write behind a name, of its scale or what is to be in it: 'Rating (1-10)', 'Rating /5'. */
const BEHIND_NAME = /[([/].*$/s;

/** What a column may have that is called so; undefined where its name tells nothing. */
export const headingHint = (heading: string): ColumnHint | undefined =>
  columnHint(columnName(heading)) ?? columnHint(columnName(heading.replace(BEHIND_NAME, '')));

/** How many cells are names of columns that tables of titles have. */
export const knownNamesIn = (cells: readonly string[]): number =>
  cells.filter((cell) => cell.trim() !== '' && headingHint(cell) !== undefined).length;

const firstCell = (row: Row): string => row.find((cell) => cell.trim() !== '') ?? '';

const filledIn = (row: Row): number => row.filter((cell) => cell.trim() !== '').length;

/**
 * Where the header is: below what people write above it, by two names that are known; else the first row that is not blank. What is as wide
 * as that is no such line: names of columns may be those of a row, as 'Movie' and 'Seen'.
 */
const headerAt = (rows: readonly Row[]): number => {
  const first = rows.findIndex((row) => !isBlank(row));
  const row = rows[first];
  if (!row || OWN_BEGINNING.test(firstCell(row))) return first;
  const at = rows.slice(first, first + ROWS_ABOVE).findIndex((each) => knownNamesIn(each) > 1);
  return filledIn(rows[first + at] ?? []) > filledIn(row) ? first + at : first;
};

/** The line below the header of Markdown's tables. */
const isRule = (row: Row): boolean => row.every((cell) => /^(?::?-{3,}:?)?$/.test(cell.trim())) && !isBlank(row);

/** Tables that were put together have their header in them again. */
const isSameRow = (row: Row, header: Row): boolean =>
  row[0]?.length === header[0]?.length && header.every((name, at) => columnName(row[at] ?? '') === columnName(name));

/** Of two columns of one name the first counts. */
export const tableOf = (rows: readonly Row[], days?: TableDays): Table => {
  const at = headerAt(rows);
  const header = rows[at] ?? [];
  // A spreadsheet makes all rows equally long: what has no name is no column.
  const names = header.map((name, index) => [columnName(name), index] as const).filter(([name]) => name !== '');
  const columns = new Map(names.toReversed());
  return {
    columns,
    header,
    rows: at < 0 ? [] : rows.slice(at + 1).filter((row) => !isSameRow(row, header) && !isRule(row)),
    ...(days && { days }),
  };
};

/** Whether it has all of these columns. */
export const hasColumns = ({ columns }: Table, ...names: readonly string[]): boolean =>
  names.every((name) => columns.has(name));

/** Whether there is anything but the header. */
export const hasRows = ({ rows }: Table): boolean => rows.some((row) => !isBlank(row));

/**
 * The table of a service without the last row, where the file was cut in it: services write all cells of a row. What is not in it may be
 * what says the most.
 */
export const withoutCutRow = (table: Table): { readonly table: Table; readonly cut?: Row } => {
  const [cut, rows] = [table.rows.at(-1), table.rows.slice(0, -1)];
  const isShort = (row: Row): boolean => row.length < table.header.length && !isBlank(row);
  if (!cut || !isShort(cut) || rows.some(isShort) || rows.every(isBlank)) return { table };
  return { table: { ...table, rows }, cut };
};

/** '="007"', as tables for spreadsheets keep a text from being read as a number. */
const withoutMark = (cell: string): string =>
  cell.startsWith('="') && cell.endsWith('"') ? cell.slice(2, -1).trim() : cell;

/** What a row has in a place. */
export const cellIn = (row: Row, place: number): string => withoutMark(row[place]?.trim() ?? '');

/** What a row of the table has. */
const cellsOf = ({ columns, days }: Table, row: Row): Cells => {
  const cellOf = (column: string): string => {
    // Readers ask for many names that a table does not have.
    const place = columns.get(column);
    return place === undefined ? '' : cellIn(row, place);
  };
  const filled = (names: readonly string[]) => names.find((each) => cellOf(each) !== '');
  const cells = (...names: readonly string[]): string => cellOf(filled(names) ?? '');
  const dayBy =
    (read: 'read' | 'peek') =>
    (...names: readonly string[]): string | undefined => {
      const name = filled(names);
      return name && days?.[read](name, cellOf(name));
    };
  return Object.assign(cells, { day: dayBy('read'), peekDay: dayBy('peek') });
};

/** The rows that are not blank. A row may be shorter or longer than the header. */
export function* recordsOf(table: Table): Generator<Cells> {
  for (const row of table.rows) if (!isBlank(row)) yield cellsOf(table, row);
}

/** The columns of services that have days. */
const DAY_COLUMNS =
  'date watcheddate watchedat watchdate created createdat addedat hiddenat daterated starttime finishdate enddate episodewatchdate'.split(
    ' ',
  );

/** To note a day takes far less than to read a row. */
const NOTED_A_STEP = 25;

/** Notes all days of a table before any of them is read, some rows a step. */
export function* noteDays(
  { columns, rows, days }: Table,
  names: readonly string[] = DAY_COLUMNS,
): Generator<undefined> {
  const places = names.flatMap((column) => {
    const place = columns.get(column);
    return place === undefined ? [] : [{ column, place }];
  });
  if (!days || places.length === 0) return;
  for (const [at, row] of rows.entries()) {
    for (const { column, place } of places) days.note(column, row[place] ?? '');
    if (at % NOTED_A_STEP === 0) yield undefined;
  }
}
