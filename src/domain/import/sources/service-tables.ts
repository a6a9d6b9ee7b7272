import { hasColumns, type Table } from '../cells/table.ts';
import { readColumns } from '../columns/read-columns.ts';
import { suggestedChoices } from '../columns/suggested-choices.ts';
import type { TableChoices } from '../columns/table-choices.ts';
import { wordsIn } from '../columns/unknown-table.ts';
import type { Findings } from '../finding.ts';
import type { ImportSource } from '../import-reading.ts';
import type { KnownFile } from '../known-file.ts';
import { inTurn, type SourceReader } from '../source-reader.ts';

const hasAny = ({ columns }: Table, ...names: readonly string[]): boolean => names.some((name) => columns.has(name));

/** None of these services rates out of five, whatever the best of a visitor's ratings is. */
const ofTen = ({ columns }: TableChoices): TableChoices => ({
  columns: columns.map((column) => (column.role === 'rating5' ? { role: 'rating10' } : column)),
});

function* readFile(file: KnownFile, isOfAnyList: boolean): Findings {
  const { table, title } = file;
  const words = yield* wordsIn([table]);
  yield* readColumns(file, ofTen(suggestedChoices({ header: table.header, words, title })), isOfAnyList);
}

/** A table of a service whose columns are called after what they have: nobody need be asked. */
const readerOf = <Source extends ImportSource>(
  source: Source,
  isOf: (table: Table) => boolean,
  isOfAnyList = false,
): SourceReader<Source> => ({
  source,
  recognises: ({ table }) => isOf(table),
  read: (files) => inTurn(files, (file) => readFile(file, isOfAnyList)),
});

/** Trakt's CSV (product.md, Import: Trakt). */
export const traktTable = readerOf(
  'trakt',
  (table) => hasAny(table, 'trakt', 'traktid') && hasColumns(table, 'type') && hasAny(table, 'title', 'name'),
);

/** Movary's three tables (product.md, Import: Movary). */
export const movary = readerOf(
  'movary',
  (table) =>
    hasColumns(table, 'title', 'year', 'tmdbid', 'imdbid') && hasAny(table, 'watchedat', 'userrating', 'addedat'),
);

/** What Letterboxd's importer takes: films that were seen, those of the watchlist and of lists as well (product.md, Import: empty days). */
export const letterboxdFormat = readerOf(
  'plain',
  (table) => hasColumns(table, 'title', 'tmdbid', 'imdbid', 'watcheddate', 'rating10', 'review', 'tags'),
  true,
);
