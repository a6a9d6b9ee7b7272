import { hasColumns, type Table } from '../cells/table.ts';
import type { ImportSource } from '../import-reading.ts';
import { inTurn, type SourceReader } from '../source-reader.ts';
import { isColumnList, readColumnList } from './column-list.ts';

const hasAny = ({ columns }: Table, ...names: readonly string[]): boolean => names.some((name) => columns.has(name));

const readerOf = (source: ImportSource, isOf: (table: Table) => boolean): SourceReader => ({
  source,
  recognises: (file) => isColumnList(file) && isOf(file.table),
  read: (files) => inTurn(files, readColumnList),
});

/** Trakt's CSV (product.md, Import: Trakt). */
export const traktTable = readerOf('trakt', (table) => hasAny(table, 'trakt', 'traktid') && hasAny(table, 'type'));

/** Movary's three tables (product.md, Import: Movary). */
export const movary = readerOf(
  'movary',
  (table) =>
    hasColumns(table, 'title', 'year', 'tmdbid', 'imdbid') && hasAny(table, 'watchedat', 'userrating', 'addedat'),
);

/** Any table of titles (product.md, Import: plain list). */
export const plainTable = readerOf('plain', () => true);
