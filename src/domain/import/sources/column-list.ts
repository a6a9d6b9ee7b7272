import { RATING_MAX } from '../../library/mark.ts';
import type { MediaType } from '../../title.ts';
import { SEEN_COLUMNS } from '../cells/day-columns.ts';
import { readImdbId, readNumber } from '../cells/read-ids.ts';
import { bareRating, readRating } from '../cells/read-rating.ts';
import { hasTitleTypes, readTitleType } from '../cells/read-title-type.ts';
import { readYear } from '../cells/read-year.ts';
import { recordsOf, type Cells } from '../cells/table.ts';
import { episodeFinding } from '../episodes/episode-finding.ts';
import { leftOut, titleFinding, type Finding, type Findings, type Statement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { laterOf } from '../merge-imported.ts';
import { namedRole, roleByName } from './role-by-name.ts';
import { inTable, isHistory, saidByColumns, saidUnlisted } from './said-by-columns.ts';

const NAME =
  'title name movie film titel titre título titulo titolo nome nombre nom movietitle moviename filmtitle filmtitel filmname primarytitle originaltitle originaltitel'.split(
    ' ',
  );
const YEAR =
  'year releaseyear yearofrelease startyear jahr erscheinungsjahr année annee año ano anno jaar firstairdate'.split(
    ' ',
  );
const NOTE = ['review', 'comment', 'comments', 'notes', 'note', 'memo', 'moviereview'] as const;
/** A rating may be of any scale, which the best of a column tells. */
const RATING = ['rating', 'myrating', 'bewertung', 'wertung', 'valoración', 'valoracion', 'voto', 'avaliação'] as const;
/** These are of ten at least. */
const RATING_OF_TEN = ['rating10', 'userrating', 'yourrating'] as const;
const SCALES = [5, RATING_MAX, 20, 100] as const;
/** A rating that is none. */
const UNRATED = /^(?:[-–—?]+|0+(?:[.,]0+)?(?:\/\d+)?|n\/?a|nan|none|null|nr|unrated|not rated)?$/i;

/** What is known of a table before its rows are read. */
interface Known {
  readonly file: KnownFile;
  readonly best: Best;
  readonly isHistory: boolean;
  /** Whether it says of titles what they are. */
  readonly hasTypes: boolean;
  /** Whether its rows may be of episodes that were seen. */
  readonly hasEpisodes: boolean;
}

/** What is known of the tables of a service. */
export interface TablesOf {
  /** The best of its ratings; else the ratings tell. */
  readonly scale?: number | undefined;
  readonly hasEpisodes?: boolean | undefined;
}

/** The best ratings of the scales of a table. */
interface Best {
  readonly any: number;
  readonly ofTen: number;
}

const ratingOf = (cells: Cells, best: Best): number | undefined =>
  readRating(cells(...RATING_OF_TEN), best.ofTen) ?? readRating(cells(...RATING), best.any);

/** What spreadsheets and people write below a table. */
const SUM =
  /^(?:grand )?(?:totals?|sum|summe|gesamt|insgesamt|somme|totale|suma|soma|average|mean|durchschnitt|moyenne|media|promedio|count|anzahl)(?: ?[:=]? ?\d.*)?$/i;

const isEmpty = (said: Partial<Statement>): boolean =>
  Object.values(said).every((value) => value === undefined || value === '');

/** Of a table with no column that is called after viewings: its name says of what its days are. */
const dayOf = (cells: Cells, { table }: KnownFile): string | undefined =>
  SEEN_COLUMNS.some((column) => table.columns.has(column)) ? undefined : cells.day('date');

const saidBy = (cells: Cells, { file, best, isHistory: isOfViewings }: Known): Partial<Statement> => {
  const mark = { rating: ratingOf(cells, best), note: cells(...NOTE) };
  const place = saidByColumns(cells);
  // An empty day of a viewing is an unknown one, also beside a note or a rating.
  if (!isOfViewings || place.lastSeenAt !== undefined) return { ...mark, ...place };
  return { ...inTable({ seenAt: dayOf(cells, file) ?? null }, file.table), ...mark, ...place };
};

/** Of what the file calls a movie, a viewing is one of all of it. */
const asTyped = ({ lastSeenAt, ...said }: Partial<Statement>, type: MediaType | undefined): Partial<Statement> =>
  type === 'movie' && lastSeenAt !== undefined
    ? { ...said, seenAt: laterOf(said.seenAt, lastSeenAt) }
    : { lastSeenAt, ...said };

/** Why a row of which nothing can be read does not go where the others of its file go; undefined where it does. */
const leftOutFor = (name: string, cells: Cells, file: KnownFile): Finding | undefined => {
  const unlisted = saidUnlisted(cells);
  if (unlisted !== '') return leftOut(name, 'unmarked', unlisted);
  const isRated = !UNRATED.test(cells(...RATING_OF_TEN, ...RATING));
  return isRated && !namedRole(file) ? leftOut(name, 'unreadable') : undefined;
};

const idsOf = (cells: Cells) => ({
  tmdb: readNumber(cells('tmdbid', 'tmdb')),
  imdb: readImdbId(cells('imdbid', 'imdb')),
  tvdb: readNumber(cells('tvdbid', 'tvdb')),
});

/** An episode that was seen, where the rows may be of some: its name and its numbers are those of its show. */
const episodeIn = (cells: Cells, { hasEpisodes }: Known): Finding | undefined => {
  if (!hasEpisodes || readTitleType(cells).reason !== 'episode') return undefined;
  const { seenAt, lastSeenAt } = saidByColumns(cells);
  if (seenAt === undefined && lastSeenAt === undefined) return undefined;
  const show = { name: cells(...NAME), year: readYear(cells(...YEAR)), media_type: 'tv' as const, ...idsOf(cells) };
  const place = { season: cells('season', 'seasonnumber'), number: cells('episode', 'episodenumber') };
  return episodeFinding(show, { ...place, seenAt: laterOf(seenAt, lastSeenAt) });
};

const findingOf = (cells: Cells, known: Known): Finding => {
  const name = cells(...NAME);
  const { media_type, reason } = readTitleType(cells);
  if (reason) return leftOut(name, reason);
  const [ids, year] = [idsOf(cells), readYear(cells(...YEAR, 'releasedate'))];
  if (SUM.test(name) && isEmpty({ ...ids, year })) return leftOut(name, 'unreadable');
  const said = saidBy(cells, known);
  const reasoned = isEmpty(said) ? leftOutFor(name, cells, known.file) : undefined;
  if (reasoned) return reasoned;
  // A missing media type means movie (product.md, General: title identity); a word that is not known does not.
  const isMovie = ids.tmdb !== undefined && !known.hasTypes;
  return titleFinding({
    name,
    year,
    media_type: media_type ?? (isMovie ? 'movie' : undefined),
    ...ids,
    ...asTyped(isEmpty(said) ? inTable(roleByName(known.file), known.file.table) : said, media_type),
  });
};

const scaleOf = (best: number): number => SCALES.find((scale) => best <= scale) ?? RATING_MAX;

/** The scale of a column: above ten only where most of its ratings are, for one may be mistyped. */
const scaleOfAll = (ratings: readonly number[]): number => {
  const best = ratings.reduce((max, rating) => Math.max(max, rating), 0);
  const above = ratings.filter((rating) => rating > RATING_MAX).length;
  return above * 2 > ratings.length ? scaleOf(best) : Math.min(scaleOf(best), RATING_MAX);
};

/** The scales of the file's ratings. */
function* bestIn({ table }: KnownFile, scale: number | undefined): Generator<undefined, Best> {
  const [any, ofTen]: [number[], number[]] = [[], []];
  for (const cells of recordsOf(table)) {
    any.push(...[bareRating(cells(...RATING))].filter((rating) => rating > 0));
    ofTen.push(...[bareRating(cells(...RATING_OF_TEN))].filter((rating) => rating > 0));
    yield undefined;
  }
  return { any: scale ?? scaleOfAll(any), ofTen: Math.max(scaleOfAll(ofTen), RATING_MAX) };
}

/** Whether its columns name titles: by a number of TMDB's or IMDb's, or by name and year. */
export const isColumnList = ({ table }: KnownFile): boolean => {
  const hasAny = (names: readonly string[]): boolean => names.some((name) => table.columns.has(name));
  return hasAny(['tmdbid', 'tmdb', 'imdbid', 'imdb']) || (hasAny(NAME) && hasAny(YEAR));
};

/** A table of titles of any service, read by what its columns are called. */
export function* readColumnList(file: KnownFile, { scale, hasEpisodes = false }: TablesOf = {}): Findings {
  const best = yield* bestIn(file, scale);
  const known = { file, best, isHistory: isHistory(file), hasTypes: hasTitleTypes(file.table), hasEpisodes };
  for (const cells of recordsOf(file.table)) yield episodeIn(cells, known) ?? findingOf(cells, known);
}
