import { linksIn } from '../links/link-path.ts';
import type { Table } from './cells/table.ts';
import type { ImportRefusal } from './import-reading.ts';
import { isFilled, type KnownFile } from './known-file.ts';

const isEmptyJson = (file: KnownFile): boolean => file.json !== undefined && !isFilled(file);

/** Media centres write such files. */
const isMarkup = ({ text, path }: KnownFile): boolean =>
  /^\s*<\?xml\s/i.test(text) || (/^\s*</.test(text) && /\.(?:xml|nfo)$/.test(path));

/** So many rows are looked at. */
const LOOKED_AT = 50;
/** A name of a column, of a few words: sentences have commas as well. */
const COLUMN = /^[^.!?{};<\s]*(?:\s[^.!?{};<\s]*){0,3}$/;

/** Whether names of columns are over rows of as many cells. */
const isTable = ({ header, rows }: Table): boolean => {
  const looked = rows.slice(0, LOOKED_AT).filter((row) => row.some((cell) => cell.trim() !== ''));
  const fitting = looked.filter((row) => row.length === header.length);
  const isHeader = header.length > 1 && header.every((name) => COLUMN.test(name.trim()));
  return isHeader && looked.length > 0 && fitting.length * 4 >= looked.length * 3;
};

/** Why no reader recognises a file. */
export const whyUnknown = (file: KnownFile): ImportRefusal => {
  if (isEmptyJson(file)) return 'no-rows';
  if (linksIn(file.text) === 'damaged') return 'damaged-link';
  if (isMarkup(file)) return 'markup';
  return file.isChosen && isTable(file.table) ? 'unknown-table' : 'unknown';
};
