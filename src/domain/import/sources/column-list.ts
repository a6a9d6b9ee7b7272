import { RATING_MAX } from '../../library/mark.ts';
import { readImdbId, readNumber } from '../cells/read-ids.ts';
import { readRating } from '../cells/read-rating.ts';
import { readTime } from '../cells/read-time.ts';
import { readTitleType } from '../cells/read-title-type.ts';
import { readYear } from '../cells/read-year.ts';
import { hasColumns, recordsOf, type Cells } from '../cells/table.ts';
import { leftOut, titleFinding, type Finding, type Findings, type Statement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { roleByName } from './role-by-name.ts';

type Said = Partial<Statement>;

const NAME = ['title', 'name', 'movie', 'film'] as const;
const SEEN = ['watchedat', 'watcheddate', 'datewatched', 'lastwatchedat'] as const;
const LISTED = ['listedat', 'watchlistedat', 'addedat'] as const;
const STATUS = ['action', 'status', 'watchlist'] as const;
const STARS = 5;

const seenAt = (cells: Cells): string | null => readTime(cells(...SEEN)) ?? null;
const listedAt = (cells: Cells): string | null => readTime(cells(...LISTED)) ?? null;

/** What services call the places of a title, and what they do not tell: begun, given up, owned. */
const STATUSES: readonly (readonly [RegExp, (cells: Cells) => Said])[] = [
  [/^(?:watching|hold|onhold|dropped|abandoned|collection|collected|notinteresting)$/, () => ({})],
  [/^(?:ratings?|rated)$/, () => ({})],
  [/^(?:watchlist|plantowatch|wishlist|towatch)$/, (cells) => ({ listedAt: listedAt(cells) })],
  [/^(?:favou?rites?|likes?|liked)$/, () => ({ likedAt: null })],
  [/^(?:history|watched|seen|completed|finished)$/, (cells) => ({ seenAt: seenAt(cells) })],
];

/** The columns say it. A day of viewing that is no day, such as 'unknown', is a viewing all the same. */
const saidByColumns = (cells: Cells): Said => ({
  ...(cells(...SEEN) === '' ? {} : { seenAt: seenAt(cells) }),
  ...(cells(...LISTED) === '' ? {} : { listedAt: listedAt(cells) }),
});

const saidBy = (cells: Cells): Said | undefined => {
  const status = cells(...STATUS)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  const known = STATUSES.find(([pattern]) => pattern.test(status));
  return known ? known[1](cells) : saidByColumns(cells);
};

const isEmpty = (said: Said): boolean => Object.values(said).every((value) => value === undefined || value === '');

/** These are of ten; what is called a rating may also be of five stars. */
const ratingOf = (cells: Cells, best: number): number | undefined =>
  readRating(cells('rating10', 'userrating', 'yourrating')) ?? readRating(cells('rating'), best);

const findingOf = (cells: Cells, file: KnownFile, best: number): Finding => {
  const name = cells(...NAME);
  const { media_type, reason } = readTitleType(cells);
  if (reason) return leftOut(name, reason);
  const tmdb = readNumber(cells('tmdbid', 'tmdb'));
  const mark = { rating: ratingOf(cells, best), note: cells('review', 'comment', 'comments', 'notes', 'note', 'memo') };
  const said = { ...mark, ...saidBy(cells) };
  return titleFinding({
    name,
    year: readYear(cells('year', 'releaseyear', 'releasedate')),
    // A missing media type means movie (product.md, General: title identity).
    media_type: media_type ?? (tmdb === undefined ? undefined : 'movie'),
    tmdb,
    imdb: readImdbId(cells('imdbid', 'imdb')),
    tvdb: readNumber(cells('tvdbid', 'tvdb')),
    ...(isEmpty(said) && cells(...STATUS) === '' ? roleByName(file) : said),
  });
};

/** The best rating of the file's scale. Up to five are stars. */
function* bestIn({ table }: KnownFile): Generator<undefined, number> {
  let best = 0;
  for (const cells of recordsOf(table)) {
    best = Math.max(best, Number(cells('rating').replace(',', '.')) || 0);
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
  for (const cells of recordsOf(file.table)) yield findingOf(cells, file, best);
}
