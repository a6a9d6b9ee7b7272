import type { DayReading } from './cells/day-reading.ts';
import { fieldsOf } from './cells/json-fields.ts';
import { TableDays } from './cells/table-days.ts';
import { hasRows, tableOf, type Table } from './cells/table.ts';
import type { ParsedFile } from './parsed-file.ts';

/** A file as what recognises and reads it takes it. */
export interface KnownFile {
  readonly name: string;
  /** Lower-case, with the folders of the archive that it was in. */
  readonly path: string;
  /** The path's last part: archives of others have names of any length, which is looked at once. */
  readonly fileName: string;
  /** As the visitor knows it, without folders and ending. */
  readonly title: string;
  /** The visitor has chosen it by itself, and not an archive that it is in. */
  readonly isChosen: boolean;
  /** Without columns where the file is no text. */
  readonly table: Table;
  /** Empty where the file is no text. */
  readonly text: string;
  /** Undefined where the file is neither JSON nor XML. */
  readonly json?: unknown;
  readonly isMarkup: boolean;
  /** How its days are read: those of its table are read by the table. */
  readonly days: DayReading;
}

const NO_TABLE: Table = { columns: new Map(), header: [], rows: [] };

/** What is behind the last '/' of a path. */
const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Some systems write accents apart from their letters in names of files. */
const titleOf = (name: string): string =>
  fileNameOf(name.normalize().replaceAll('\\', '/')).replace(/\.[a-z]{1,5}$/i, '');

export const knownFile = ({ name, archive, content }: ParsedFile, days: DayReading): KnownFile => {
  const path = name.normalize().toLowerCase().replaceAll('\\', '/');
  const named = {
    name,
    path,
    fileName: fileNameOf(path),
    title: titleOf(name),
    isChosen: archive === undefined,
    isMarkup: content.kind === 'markup',
    days,
  };
  if (content.kind === 'text') {
    return { ...named, table: tableOf(content.rows, new TableDays(days)), text: content.text };
  }
  const json = content.kind === 'refused' ? undefined : content.value;
  return { ...named, table: NO_TABLE, text: '', json };
};

/** Whether there is anything in it that could be read. */
export const isFilled = ({ json, table }: KnownFile): boolean =>
  hasRows(table) || (Array.isArray(json) ? json.length > 0 : Object.keys(fieldsOf(json)).length > 0);
