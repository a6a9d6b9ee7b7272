import { plainText } from '../cells/plain-text.ts';
import { readRating, STARS } from '../cells/read-rating.ts';
import { readYear } from '../cells/read-year.ts';
import { type Cells, columnName, hasColumns, recordsOf, type Table, tableOf } from '../cells/table.ts';
import { type Findings, listFinding, type TitleStatement, titleFinding, viewingOf } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import type { Row } from '../parsed-file.ts';
import type { SourceReader } from '../source-reader.ts';
import { listFileId } from './list-name-of.ts';

/** What a row of each file says besides the name of its film. */
const FILES = {
  ratings: (cells) => ({ rating: readRating(cells('rating'), STARS) }),
  watched: () => ({ seenAt: null }),
  watchlist: (cells) => ({ listedAt: cells.day('date') ?? null }),
  likes: (cells) => ({ likedAt: cells.day('date') ?? null }),
  diary: (cells) => viewingOf(cells.day('watcheddate') ?? null, { rating: readRating(cells('rating'), STARS) }),
  reviews: (cells) => {
    const said = { rating: readRating(cells('rating'), STARS), note: plainText(cells('review')) };
    // A film can be reviewed without being seen on any day.
    return cells('watcheddate') === '' ? said : viewingOf(cells.day('watcheddate') ?? null, said);
  },
} as const satisfies Record<string, (cells: Cells) => Partial<TitleStatement>>;

type FileKind = keyof typeof FILES;

/** What was deleted there, and films that are no longer there. */
const GONE = /(?:^|\/)(?:deleted|orphaned)\//;

const LIKES = /(?:^|\/)likes\//;
const NAMES: readonly (readonly [RegExp, FileKind])[] = [
  [/watchlist/, 'watchlist'],
  [/watched/, 'watched'],
  [/films|like/, 'likes'],
];

const kindOf = ({ table, path, fileName }: KnownFile): FileKind => {
  if (hasColumns(table, 'review')) return 'reviews';
  if (hasColumns(table, 'watcheddate')) return 'diary';
  if (hasColumns(table, 'rating')) return 'ratings';
  // These have one header. What has no name to go by says least as a watchlist.
  if (LIKES.test(path)) return 'likes';
  return NAMES.find(([pattern]) => pattern.test(fileName))?.[1] ?? 'watchlist';
};

/** The newest entry first, for the first rating and the first review count: by what its days mean, however they are written. */
const newestFirst = (table: Table): readonly Cells[] =>
  [...recordsOf(table)]
    .map((cells) => ({ cells, time: cells.peekDay('watcheddate', 'date') ?? '' }))
    .toSorted((a, b) => b.time.localeCompare(a.time, 'en'))
    .map(({ cells }) => cells);

const filmOf = (cells: Cells): TitleStatement => ({
  name: cells('name'),
  year: readYear(cells('year')),
  media_type: 'movie',
});

/** The address of an entry in the diary is not the film's. */
const isOfEntries = (kind: FileKind): boolean => kind === 'diary' || kind === 'reviews';

function* readFilms(file: KnownFile, kind: FileKind): Findings {
  for (const cells of isOfEntries(kind) ? newestFirst(file.table) : recordsOf(file.table)) {
    const address = isOfEntries(kind) ? '' : cells('letterboxduri');
    yield titleFinding({ ...filmOf(cells), address, ...FILES[kind](cells) });
  }
}

const FIRST_LINE = /^letterboxdlistexport/;

/** 'Letterboxd list export v7', a table with the list, and a table with its films. */
const isLetterboxdList = ({ table }: KnownFile): boolean =>
  table.columns.size === 1 && [...table.columns.keys()].some((name) => FIRST_LINE.test(name));

/** A column of a spreadsheet may be before it. */
const isFilmsHeader = (row: Row): boolean =>
  ['position', 'name'].every((wanted) => row.some((name) => columnName(name) === wanted));

function* readLetterboxdList(file: KnownFile, fileAt: number): Findings {
  const { rows } = file.table;
  // As a row: the list's description may have the same words in one of its lines.
  const at = rows.findIndex(isFilmsHeader);
  const [about] = recordsOf(tableOf(at < 0 ? rows : rows.slice(0, at)));
  const list = about?.('name') || file.title;
  const listId = listFileId(`letterboxd:${about?.('url') ?? ''}`, file, fileAt);
  yield listFinding(list, plainText(about?.('description') ?? ''), listId);
  for (const cells of recordsOf(tableOf(at < 0 ? [] : rows.slice(at)))) {
    const address = cells('url', 'letterboxduri');
    yield titleFinding({ ...filmOf(cells), address, list, listId, position: cells('position') });
  }
}

/** Letterboxd's export (product.md, Import: Letterboxd): the zip, or any of its files. */
export const letterboxd: SourceReader<'letterboxd'> = {
  source: 'letterboxd',
  recognises: (file) => isLetterboxdList(file) || hasColumns(file.table, 'name', 'letterboxduri'),
  *read(files) {
    const kept = files.filter(({ path }) => !GONE.test(path));
    // A rating of its own is newer than the diary's. What knows the films' addresses comes before what does not.
    for (const kind of Object.keys(FILES) as FileKind[]) {
      for (const file of kept) if (!isLetterboxdList(file) && kindOf(file) === kind) yield* readFilms(file, kind);
    }
    for (const [at, file] of kept.entries()) if (isLetterboxdList(file)) yield* readLetterboxdList(file, at);
  },
};
