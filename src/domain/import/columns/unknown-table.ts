import { DayReading } from '../cells/day-reading.ts';
import { TableDays } from '../cells/table-days.ts';
import { cellIn, columnName, headingHint, type Table } from '../cells/table.ts';
import type { KnownFile } from '../known-file.ts';
import { suggestedChoices, WORDS_AT_MOST } from './suggested-choices.ts';
import type { UnknownTable } from './table-choices.ts';

/** So many rows are looked at. */
const LOOKED_AT = 50;
/** So many columns can be chosen. */
const COLUMNS_AT_MOST = 100;
/** A name of a column, of a few words: sentences have commas as well. */
const COLUMN = /^[^.!?{};<\s]*(?:\s[^.!?{};<\s]*){0,3}$/;

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

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

/** What tables of one header have in common. */
export const headerKey = ({ header }: Table): string => header.map(columnName).join('|');

/** More than tell what a column means. */
const DISTINCT_AT_MOST = 200;
const ROWS_A_STEP = 25;

/** What is in the columns of tables of one header, each once. */
export function* wordsIn(tables: readonly Table[]): Generator<undefined, readonly (readonly string[])[]> {
  const words = (tables[0]?.header ?? []).map(() => new Set<string>());
  for (const [at, row] of tables.flatMap(({ rows }) => rows).entries()) {
    for (const [place, own] of words.entries()) if (own.size < DISTINCT_AT_MOST) own.add(cellIn(row, place));
    if (at % ROWS_A_STEP === 0) yield undefined;
  }
  return words.map((own) => [...own].filter((word) => word !== ''));
}

/** A day that can be read in two ways, where none of the others tells; empty where there is none. */
const openDayOf = (words: readonly string[], now: Date): string => {
  const reading = new DayReading(now);
  const days = new TableDays(reading);
  for (const word of words) days.note('seen', word);
  for (const word of words) days.read('seen', word);
  return reading.question;
};

const ROWS_SHOWN = 5;

/** What is asked about tables of one header. */
export function* unknownTable(
  files: readonly [KnownFile, ...KnownFile[]],
  now: Date,
): Generator<undefined, UnknownTable> {
  const [{ table, title }] = files;
  const words = yield* wordsIn(files.map((file) => file.table));
  return {
    key: headerKey(table),
    fileNames: files.map((file) => file.name),
    columns: table.header.map((name, at) => ({
      name: name.trim(),
      words: (words[at] ?? []).slice(0, WORDS_AT_MOST),
      openDay: openDayOf(words[at] ?? [], now),
    })),
    rows: table.rows.filter((row) => !isBlank(row)).slice(0, ROWS_SHOWN),
    choices: suggestedChoices({ header: table.header, words, title }),
  };
}
