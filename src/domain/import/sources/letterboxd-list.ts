import { plainText } from '../cells/plain-text.ts';
import { readYear } from '../cells/read-year.ts';
import { columnName, recordsOf, tableOf } from '../cells/table.ts';
import { listFinding, titleFinding, type Findings } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import type { Row } from '../parsed-file.ts';

const FIRST_LINE = /^letterboxdlistexport/;

/** 'Letterboxd list export v7', a table with the list, and a table with its films. */
export const isLetterboxdList = ({ table }: KnownFile): boolean =>
  table.columns.size === 1 && [...table.columns.keys()].some((name) => FIRST_LINE.test(name));

const isFilmsHeader = ([first = '', ...others]: Row): boolean =>
  columnName(first) === 'position' && others.some((name) => columnName(name) === 'name');

export function* readLetterboxdList({ table: { rows }, title }: KnownFile): Findings {
  // As a row: the list's description may have the same words in one of its lines.
  const at = rows.findIndex(isFilmsHeader);
  const [about] = recordsOf(tableOf(at < 0 ? rows : rows.slice(0, at)));
  const list = about?.('name') || title;
  yield listFinding(list, plainText(about?.('description') ?? ''));
  for (const cells of recordsOf(tableOf(at < 0 ? [] : rows.slice(at)))) {
    const [name, year] = [cells('name'), readYear(cells('year'))];
    yield titleFinding({ name, year, media_type: 'movie', address: cells('url', 'letterboxduri'), list });
  }
}
