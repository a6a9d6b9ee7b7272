import { RATING_MAX } from '../../library/marks/mark.ts';
import { hasColumns, type Table } from '../cells/table.ts';
import type { ImportSource } from '../import-reading.ts';
import { inTurn, type SourceReader } from '../source-reader.ts';
import { readColumnList, type TablesOf } from './column-list.ts';
import { isColumnList } from './is-column-list.ts';

const hasAny = ({ columns }: Table, ...names: readonly string[]): boolean => names.some((name) => columns.has(name));

interface TableOf extends TablesOf {
  readonly isOf: (table: Table) => boolean;
}

const readerOf = <Source extends ImportSource>(source: Source, { isOf, ...tables }: TableOf): SourceReader<Source> => ({
  source,
  recognises: (file) => isColumnList(file) && isOf(file.table),
  read: (files) => inTurn(files, (file) => readColumnList(file, tables)),
});

/** Trakt's CSV (product.md, Import: Trakt). */
export const traktTable = readerOf('trakt', {
  isOf: (table) => hasAny(table, 'trakt', 'traktid') && hasColumns(table, 'type'),
  scale: RATING_MAX,
});

/** Movary's three tables (product.md, Import: Movary). */
export const movary = readerOf('movary', {
  isOf: (table) =>
    hasColumns(table, 'title', 'year', 'tmdbid', 'imdbid') && hasAny(table, 'watchedat', 'userrating', 'addedat'),
});

/** Any table of titles (product.md, Import: plain list). */
export const plainTable = readerOf('plain', { isOf: () => true, isOfAnyone: true });
