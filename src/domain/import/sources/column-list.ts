import { RATING_MAX } from '../../library/mark.ts';
import { readImdbId, readNumber } from '../cells/read-ids.ts';
import { bareRating, readRating } from '../cells/read-rating.ts';
import { readTitleType, saysTitleType } from '../cells/read-title-type.ts';
import { readYear } from '../cells/read-year.ts';
import { hasColumns, recordsOf, type Cells } from '../cells/table.ts';
import { leftOut, titleFinding, type Finding, type Findings, type Statement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { roleByName } from './role-by-name.ts';
import { isHistory, saidByColumns } from './said-by-columns.ts';

const NAME = ['title', 'name', 'movie', 'film'] as const;
const NOTE = ['review', 'comment', 'comments', 'notes', 'note', 'memo', 'moviereview'] as const;
const STARS = 5;

/** What is known of a table before its rows are read. */
interface Known {
  readonly file: KnownFile;
  /** The best of its ratings. */
  readonly best: number;
  readonly isHistory: boolean;
}

/** These are of ten; what is called a rating may also be of five stars. */
const ratingOf = (cells: Cells, best: number): number | undefined =>
  readRating(cells('rating10', 'userrating', 'yourrating')) ?? readRating(cells('rating'), best);

const isEmpty = (said: Partial<Statement>): boolean =>
  Object.values(said).every((value) => value === undefined || value === '');

const saidBy = (cells: Cells, { file, best, isHistory: isOfViewings }: Known): Partial<Statement> => {
  const mark = { rating: ratingOf(cells, best), note: cells(...NOTE) };
  const place = saidByColumns(cells);
  // An empty day of a viewing is an unknown one, also beside a note or a rating.
  if (isOfViewings) return { seenAt: null, ...mark, ...place };
  const said = { ...mark, ...place };
  return isEmpty(said) ? roleByName(file) : said;
};

const findingOf = (cells: Cells, known: Known): Finding => {
  const name = cells(...NAME);
  const { media_type, reason } = readTitleType(cells);
  if (reason) return leftOut(name, reason);
  const tmdb = readNumber(cells('tmdbid', 'tmdb'));
  // A missing media type means movie (product.md, General: title identity); a word that is not known does not.
  const isMovie = tmdb !== undefined && !saysTitleType(cells);
  return titleFinding({
    name,
    year: readYear(cells('year', 'releaseyear', 'releasedate')),
    media_type: media_type ?? (isMovie ? 'movie' : undefined),
    tmdb,
    imdb: readImdbId(cells('imdbid', 'imdb')),
    tvdb: readNumber(cells('tvdbid', 'tvdb')),
    ...saidBy(cells, known),
  });
};

/** The best rating of the file's scale. Up to five are stars. */
function* bestIn({ table }: KnownFile): Generator<undefined, number> {
  let best = 0;
  for (const cells of recordsOf(table)) {
    best = Math.max(best, bareRating(cells('rating')));
    yield undefined;
  }
  return best > STARS ? RATING_MAX : STARS;
}

/** Whether its columns name titles: by a number of TMDB's or IMDb's, or by name and year. */
export const isColumnList = ({ table }: KnownFile): boolean =>
  ['tmdbid', 'tmdb', 'imdbid', 'imdb'].some((column) => table.columns.has(column)) ||
  NAME.some((column) => hasColumns(table, column, 'year'));

/**
 * A table of titles of any service, read by what its columns are called.
 * @param scale the best of its ratings, where the service is known; else the ratings tell
 */
export function* readColumnList(file: KnownFile, scale?: number): Findings {
  const best = scale ?? (yield* bestIn(file));
  const known = { file, best, isHistory: isHistory(file) };
  for (const cells of recordsOf(file.table)) yield findingOf(cells, known);
}
