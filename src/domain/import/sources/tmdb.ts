import { readImdbId, readNumber } from '../cells/read-ids.ts';
import { readRating } from '../cells/read-rating.ts';
import { readTitleType } from '../cells/read-title-type.ts';
import { readYear } from '../cells/read-year.ts';
import { hasColumns, recordsOf, type Cells } from '../cells/table.ts';
import { leftOut, titleFinding, type Finding, type Findings, type TitleStatement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { inTurn, type SourceReader } from '../source-reader.ts';

/** One header for all: what is rated says so itself, and the rest is told apart by the file's name. */
const isFavorites = ({ fileName }: KnownFile): boolean => /favou?rite/.test(fileName);

const saidBy = (cells: Cells, file: KnownFile): Partial<TitleStatement> => {
  const rating = readRating(cells('yourrating'));
  if (rating !== undefined) return { rating };
  const since = cells.day('daterated') ?? null;
  return isFavorites(file) ? { likedAt: since } : { listedAt: since };
};

const findingOf = (cells: Cells, file: KnownFile): Finding => {
  const name = cells('name');
  const { media_type, reason } = readTitleType(cells);
  if (reason) return leftOut(name, reason);
  return titleFinding({
    name,
    year: readYear(cells('releasedate')),
    media_type,
    tmdb: media_type && readNumber(cells('tmdbid')),
    imdb: readImdbId(cells('imdbid')),
    ...saidBy(cells, file),
  });
};

function* readFile(file: KnownFile): Findings {
  for (const cells of recordsOf(file.table)) yield findingOf(cells, file);
}

/** TMDB's own exports (product.md, Import: TMDB). */
export const tmdb: SourceReader<'tmdb'> = {
  source: 'tmdb',
  recognises: ({ table }) => hasColumns(table, 'tmdbid', 'type', 'name', 'releasedate'),
  read: (files) => inTurn(files, readFile),
};
