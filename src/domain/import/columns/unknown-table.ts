import { DayReading } from '../cells/day-reading.ts';
import { TableDays } from '../cells/table-days.ts';
import { cellIn, columnName, headingHint, isBlank, type Table } from '../cells/table.ts';
import type { KnownFile } from '../known-file.ts';
import { suggestedChoices, WORDS_AT_MOST } from './suggested-choices.ts';
import type { ShownColumn, UnknownTable } from './table-choices.ts';

/** So many rows are looked at. */
const LOOKED_AT = 50;
/** So many columns can be chosen. */
const COLUMNS_AT_MOST = 100;
/** A name of a column, of a few words: sentences have commas as well. */
const COLUMN = /^[^.!?{};<\s]*(?:\s[^.!?{};<\s]*){0,3}$/;

/** Whether names of columns are over rows of as many cells. */
export const isTable = ({ header, rows }: Table): boolean => {
  const looked = rows.slice(0, LOOKED_AT).filter((row) => !isBlank(row));
  const fitting = looked.filter((row) => row.length === header.length);
  const isHeader =
    header.length > 1 && header.length <= COLUMNS_AT_MOST && header.every((name) => COLUMN.test(name.trim()));
  return isHeader && looked.length > 0 && fitting.length * 4 >= looked.length * 3;
};

const OF_TITLES: ReadonlySet<unknown> = new Set(['title', 'movie', 'show', 'originaltitle', 'tmdb', 'imdb', 'tvdb']);

/** Whether the names of its columns say that a table may be one of titles. Lines without a header may begin with such a word. */
export const mayHaveTitles = ({ table: { columns, header }, path }: KnownFile): boolean =>
  header.length <= COLUMNS_AT_MOST &&
  !(columns.size < 2 && /\.(?:txt|md)$/.test(path)) &&
  header.some((name) => OF_TITLES.has(headingHint(name)) || (header.length === 1 && headingHint(name) === 'id'));

const FIGURES = /^\W*(?:tt)?\d[\d.,/-]*\W*$/;

/** A table whose first row has no names: it is a row as the others are, and its columns go by their places. */
export const withNames = (file: KnownFile): KnownFile => {
  const { header, rows } = file.table;
  if (!header.some((cell) => FIGURES.test(cell)) || header.some((cell) => headingHint(cell))) return file;
  const names = header.map((_, at) => `Column ${at + 1}`);
  return { ...file, table: { ...file.table, header: names, rows: [header, ...rows] } };
};

/** What tables of one header have in common. */
export const headerKey = ({ header }: Table): string => header.map(columnName).join('|');

/** More than tell what a column means. */
const DISTINCT_AT_MOST = 100;
const CELLS_A_STEP = 250;

/** What is in the columns of tables of one header, each once. */
export function* wordsIn(tables: readonly Table[]): Generator<undefined, readonly (readonly string[])[]> {
  const words = (tables[0]?.header ?? []).map(() => new Set<string>());
  const rowsAStep = Math.ceil(CELLS_A_STEP / (words.length + 1));
  for (const [at, row] of tables.flatMap(({ rows }) => rows).entries()) {
    for (const [place, own] of words.entries()) if (own.size < DISTINCT_AT_MOST) own.add(cellIn(row, place));
    if (at % rowsAStep === 0) yield undefined;
  }
  return words.map((own) => [...own].filter((word) => word !== ''));
}

/** More than tell the order of days. */
const DAYS_AT_MOST = 15;
const OF_NUMBERS = /^\D*\d{1,2}\D{1,3}\d{1,2}\D{1,3}\d/;

/** A day that can be read in two ways, where none of the others tells; empty where there is none. */
const openDayOf = (all: readonly string[], now: Date): string => {
  const words = all.slice(0, DAYS_AT_MOST).filter((word) => OF_NUMBERS.test(word));
  const reading = new DayReading(now);
  const days = new TableDays(reading);
  for (const word of words) days.note('seen', word);
  words.find((word) => days.read('seen', word) !== undefined && reading.question !== '');
  return reading.question;
};

const ROWS_SHOWN = 5;

/** What is asked about tables of one header. */
export function* unknownTable(
  first: KnownFile,
  others: readonly KnownFile[],
  now: Date,
): Generator<undefined, UnknownTable> {
  const [{ table, title }, files] = [first, [first, ...others]];
  const words = yield* wordsIn(files.map((file) => file.table));
  const columns: ShownColumn[] = [];
  for (const [at, name] of table.header.entries()) {
    const own = words[at] ?? [];
    columns.push({ name: name.trim(), words: own.slice(0, WORDS_AT_MOST), openDay: openDayOf(own, now) });
    yield undefined;
  }
  return {
    key: headerKey(table),
    fileNames: files.map((file) => file.name),
    columns,
    rows: table.rows
      .slice(0, LOOKED_AT)
      .filter((row) => !isBlank(row))
      .slice(0, ROWS_SHOWN),
    choices: suggestedChoices({ header: table.header, words, title }),
  };
}
