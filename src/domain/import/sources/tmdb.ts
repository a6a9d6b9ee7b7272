import { readImdbId, readNumber } from '../cells/read-ids.ts';
import { readRating } from '../cells/read-rating.ts';
import { readTitleType } from '../cells/read-title-type.ts';
import { readYear } from '../cells/read-year.ts';
import { hasColumns, type Cells } from '../cells/table.ts';
import { titleFinding, type Findings, type TitleStatement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { rowReader } from '../source-reader.ts';

/** One header for all: what is rated says so itself, and the rest is told apart by the file's name. */
const isFavorites = ({ fileName }: KnownFile): boolean => /favou?rite/.test(fileName);

const saidBy = (cells: Cells, file: KnownFile): Partial<TitleStatement> => {
  const rating = readRating(cells('yourrating'));
  if (rating !== undefined) return { rating };
  const since = cells.day('daterated') ?? null;
  return isFavorites(file) ? { likedAt: since } : { listedAt: since };
};

const readRow = (cells: Cells, file: KnownFile): Findings => {
  const kind = readTitleType(cells);
  const title: TitleStatement = {
    name: cells('name'),
    year: readYear(cells('releasedate')),
    ...kind,
    tmdb: kind.media_type && readNumber(cells('tmdbid')),
    imdb: readImdbId(cells('imdbid')),
  };
  return [titleFinding(kind.reason ? title : { ...title, ...saidBy(cells, file) })];
};

/** TMDB's own exports (product.md, Import: TMDB). */
export const tmdb = rowReader(
  'tmdb',
  ({ table }) => hasColumns(table, 'tmdbid', 'type', 'name', 'releasedate'),
  readRow,
);
