import { hasColumns, type Table } from '../cells/table.ts';
import { readColumns } from '../columns/read-columns.ts';
import { suggestedChoices } from '../columns/suggested-choices.ts';
import type { TableChoices } from '../columns/table-choices.ts';
import { wordsIn } from '../columns/unknown-table.ts';
import type { Findings } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { fileReader } from '../source-reader.ts';

const hasAny = ({ columns }: Table, ...names: readonly string[]): boolean => names.some((name) => columns.has(name));

/** None of these services rates out of five, whatever the best of a visitor's ratings is. */
const ofTen = ({ columns }: TableChoices): TableChoices => ({
  columns: columns.map((column) => (column.role === 'rating5' ? { role: 'rating10' } : column)),
});

/** Columns that are called after what they have: nobody need be asked. @param isOfAnyList as of `readColumns` */
const read = (isOfAnyList: boolean) =>
  function* readFile(file: KnownFile): Findings {
    const { table, title } = file;
    const words = yield* wordsIn([table]);
    yield* readColumns(file, ofTen(suggestedChoices({ header: table.header, words, title })), isOfAnyList);
  };

/** Trakt's CSV (product.md, Import: Trakt). */
export const traktTable = fileReader(
  'trakt',
  ({ table }) => hasAny(table, 'trakt', 'traktid') && hasColumns(table, 'type') && hasAny(table, 'title', 'name'),
  read(false),
);

/** Movary's three tables (product.md, Import: Movary). */
export const movary = fileReader(
  'movary',
  ({ table }) =>
    hasColumns(table, 'title', 'year', 'tmdbid', 'imdbid') && hasAny(table, 'watchedat', 'userrating', 'addedat'),
  read(false),
);

/** What Letterboxd's importer takes: films that were seen, those of the watchlist and of lists as well (product.md, Import: empty days). */
export const letterboxdFormat = fileReader(
  'plain',
  ({ table }) => hasColumns(table, 'title', 'tmdbid', 'imdbid', 'watcheddate', 'rating10', 'review', 'tags'),
  read(true),
);
