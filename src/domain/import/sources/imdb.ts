import { readImdbId } from '../cells/read-ids.ts';
import { readRating } from '../cells/read-rating.ts';
import { titleTypeOf } from '../cells/read-title-type.ts';
import { readYear } from '../cells/read-year.ts';
import { hasColumns, recordsOf, type Cells } from '../cells/table.ts';
import { leftOut, listFinding, titleFinding, type Finding, type Findings, type TitleStatement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import type { ListId } from '../lists-apart.ts';
import { fileReader } from '../source-reader.ts';
import { listFileId, listNameOf } from './list-name-of.ts';

const isPerson = (id: string): boolean => /^nm\d+$/.test(id);

const findingOf = (cells: Cells, said: Partial<TitleStatement>): Finding => {
  const [id, name] = [cells('const'), cells('title', 'originaltitle', 'name')];
  const otherNames = [cells('originaltitle')];
  const imdb = readImdbId(id);
  if (imdb === undefined) return leftOut(name, isPerson(id) ? 'person' : 'unreadable');
  const [year, kind] = [readYear(cells('year')), titleTypeOf(cells('titletype'))];
  const rating = readRating(cells('yourrating', 'yourated'));
  return titleFinding({ name, otherNames, year, ...kind, imdb, rating, ...said });
};

/** Of a row on the watchlist or on a list of the visitor's. */
const placeOf = (cells: Cells, list: string | undefined, listId: ListId): Partial<TitleStatement> => ({
  ...(list === undefined ? { listedAt: cells.day('created') ?? null } : { list, listId }),
  position: cells('position'),
});

function* readFile(file: KnownFile, at: number): Findings {
  // Ratings have no positions. A list may have ratings as well.
  const isList = hasColumns(file.table, 'position');
  const list = isList ? listNameOf(file) : undefined;
  const listId = listFileId(`imdb:${file.isChosen ? '' : file.path}`, file, at);
  if (list !== undefined) yield listFinding(list, '', listId);
  for (const cells of recordsOf(file.table)) {
    yield findingOf(cells, isList ? placeOf(cells, list, listId) : {});
  }
}

/** IMDb's exports since 2011, in any language (product.md, Import: IMDb). */
export const imdb = fileReader(
  'imdb',
  ({ table }) => hasColumns(table, 'const') && (hasColumns(table, 'title') || hasColumns(table, 'name')),
  readFile,
);
