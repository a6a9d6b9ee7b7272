import { isCalendarDay } from '../days/day-of-time.ts';
import type { Collection } from '../library/collection.ts';
import type { Library } from '../library/library.ts';
import { isSeen, type MarkedTitle, type Viewing } from '../library/marks/mark.ts';
import { daysSeen } from '../library/marks/viewings.ts';
import { SAVED_LIST_NAMES } from '../library/saved-lists.ts';
import { keysOf, type StoredTitle } from '../library/saved-title.ts';
import type { Steps } from '../steps.ts';
import { mediaTypeOf, titleKey, type TitleKey } from '../title.ts';
import { slicesOf } from '../util/slices-of.ts';
import type { ExportTable, ExportRow } from './export-form.ts';
import { fileNames } from './file-names.ts';
import type { ImdbNumbers } from './imdb-numbers.ts';
import { yearOf } from './year-of.ts';

/** As Letterboxd's importer names them. */
const COLUMNS = ['Title', 'Year', 'tmdbID', 'imdbID', 'WatchedDate', 'Rating10', 'Review', 'Tags', 'Rewatch'] as const;
/** Letterboxd takes no more in one file (product.md, Export: Letterboxd). */
const ROWS_A_FILE = 1_000;
const FAVORITE = 'favorite';

type Cells = Partial<Record<(typeof COLUMNS)[number], string>>;

const rowOf = (title: StoredTitle, imdb: ImdbNumbers, cells: Cells = {}): ExportRow => {
  const all: Cells = {
    Title: title.title || title.name || '',
    Year: yearOf(title),
    tmdbID: `${title.id}`,
    imdbID: imdb.get(titleKey(title)) ?? '',
    ...cells,
  };
  // As they are: an importer reads them, which would show a guard against formulas (product.md, Export: formulas).
  return COLUMNS.map((column) => all[column] ?? '');
};

const isMovie = (title: StoredTitle): boolean => mediaTypeOf(title) === 'movie';

/** A rating there says that a film was watched. A note alone says nothing of that. */
const isWatched = (mark: MarkedTitle): boolean => isSeen(mark) || mark.rating !== undefined;

interface LetterboxdOptions {
  readonly imdb: ImdbNumbers;
  readonly withNotes: boolean;
}

interface Watched extends LetterboxdOptions {
  readonly favorites: ReadonlySet<TitleKey>;
}

const thoughtOf = ({ rating, note = '' }: Viewing, withNotes: boolean): Cells => ({
  Rating10: rating === undefined ? '' : `${rating}`,
  Review: withNotes ? note : '',
});

/** A row for each day on which it was seen, the newest first, with what the mark says; one without a day where none is known. */
const watchedRows = (mark: MarkedTitle, { favorites, imdb, withNotes }: Watched): readonly ExportRow[] => {
  const [last = '', ...before] = daysSeen(mark).filter(isCalendarDay);
  const again = (others: number): string => (others > 0 ? 'true' : '');
  const newest: Cells = {
    WatchedDate: last,
    ...thoughtOf(mark, withNotes),
    Tags: favorites.has(titleKey(mark)) ? FAVORITE : '',
    Rewatch: again(before.length),
  };
  const earlier = before.map((day, at): Cells => ({
    WatchedDate: day,
    ...thoughtOf(mark.viewings?.[day] ?? {}, withNotes),
    Rewatch: again(before.length - 1 - at),
  }));
  return [newest, ...earlier].map((cells) => rowOf(mark, imdb, cells));
};

function* listRows(titles: readonly StoredTitle[], imdb: ImdbNumbers): Steps<readonly ExportRow[]> {
  const rows: ExportRow[] = [];
  for (const title of titles) {
    if (isMovie(title)) rows.push(rowOf(title, imdb));
    yield;
  }
  return rows;
}

/** Files of at most 1,000 rows each, numbered where there are several; none for no rows. */
const split = (name: string, rows: readonly ExportRow[]): readonly ExportTable[] =>
  slicesOf(rows, ROWS_A_FILE).map((slice, at) => ({
    name: rows.length > ROWS_A_FILE ? `${name}-${at + 1}.csv` : `${name}.csv`,
    rows: [COLUMNS, ...slice],
  }));

function* collectionTables(collections: readonly Collection[], imdb: ImdbNumbers): Steps<readonly ExportTable[]> {
  const filled: { readonly name: string; readonly rows: readonly ExportRow[] }[] = [];
  for (const { name, movies } of collections) {
    const rows = yield* listRows(movies, imdb);
    if (rows.length > 0) filled.push({ name, rows });
  }
  const names = fileNames(filled.map(({ name }) => `list-${name}`));
  return filled.flatMap(({ rows }, index) => split(names[index] ?? '', rows));
}

/** The visitor's movies as Letterboxd's importers take them, a file for each of them (product.md, Export: Letterboxd). */
export function* letterboxdTables(library: Library, options: LetterboxdOptions): Steps<readonly ExportTable[]> {
  const { collections, marks } = library;
  const known = { ...options, favorites: keysOf(library.favorites) };
  const watched: ExportRow[] = [];
  for (const mark of marks) {
    if (isMovie(mark) && isWatched(mark)) watched.push(...watchedRows(mark, known));
    yield;
  }
  const saved: ExportTable[] = [];
  for (const list of SAVED_LIST_NAMES) saved.push(...split(list, yield* listRows(library[list], options.imdb)));
  return [...split('watched', watched), ...saved, ...(yield* collectionTables(collections, options.imdb))];
}
