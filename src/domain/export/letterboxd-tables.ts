import { isCalendarDay } from '../days/day-of-time.ts';
import type { Collection } from '../library/collection.ts';
import type { Library } from '../library/library.ts';
import { isSeen, type MarkedTitle, type Viewing } from '../library/marks/mark.ts';
import { daysSeen } from '../library/marks/viewings.ts';
import { keysOf, type StoredTitle } from '../library/saved-title.ts';
import { mediaTypeOf, titleKey, type TitleKey } from '../title.ts';
import type { ExportTable, ExportRow } from './export-table.ts';
import { fileNames } from './file-names.ts';
import { yearOf } from './year-of.ts';

/** As Letterboxd's importer names them. */
const COLUMNS = ['Title', 'Year', 'tmdbID', 'imdbID', 'WatchedDate', 'Rating10', 'Review', 'Tags', 'Rewatch'] as const;
/** Letterboxd takes no more in one file (product.md, Export: Letterboxd). */
const ROWS_A_FILE = 1_000;
const FAVORITE = 'favorite';

type Cells = Partial<Record<(typeof COLUMNS)[number], string>>;

const rowOf = (title: StoredTitle, cells: Cells = {}): ExportRow => {
  const all: Cells = {
    Title: title.title || title.name || '',
    Year: yearOf(title),
    tmdbID: `${title.id}`,
    ...cells,
  };
  // As they are: an importer reads them, which would show a guard against formulas (product.md, Export: formulas).
  return COLUMNS.map((column) => all[column] ?? '');
};

const isMovie = (title: StoredTitle): boolean => mediaTypeOf(title) === 'movie';

/** A rating there says that a film was watched. A note alone says nothing of that. */
const isWatched = (mark: MarkedTitle): boolean => isSeen(mark) || mark.rating !== undefined;

interface Watched {
  readonly favorites: ReadonlySet<TitleKey>;
  readonly withNotes: boolean;
}

const thoughtOf = ({ rating, note = '' }: Viewing, withNotes: boolean): Cells => ({
  Rating10: rating === undefined ? '' : `${rating}`,
  Review: withNotes ? note : '',
});

/** A row for each day on which it was seen, the newest first, with what the mark says; one without a day where none is known. */
const watchedRows = (mark: MarkedTitle, { favorites, withNotes }: Watched): readonly ExportRow[] => {
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
  return [newest, ...earlier].map((cells) => rowOf(mark, cells));
};

const listRows = (titles: readonly StoredTitle[]): readonly ExportRow[] =>
  titles.filter(isMovie).map((title) => rowOf(title));

/** Files of at most 1,000 rows each, numbered where there are several; none for no rows. */
const split = (name: string, rows: readonly ExportRow[]): readonly ExportTable[] => {
  const count = Math.ceil(rows.length / ROWS_A_FILE);
  return Array.from({ length: count }, (_, index) => ({
    name: count === 1 ? `${name}.csv` : `${name}-${index + 1}.csv`,
    rows: [COLUMNS, ...rows.slice(index * ROWS_A_FILE, (index + 1) * ROWS_A_FILE)],
  }));
};

const collectionTables = (collections: readonly Collection[]): readonly ExportTable[] => {
  const filled = collections
    .map(({ name, movies }) => ({ name, rows: listRows(movies) }))
    .filter(({ rows }) => rows.length > 0);
  const names = fileNames(filled.map(({ name }) => `list-${name}`));
  return filled.flatMap(({ rows }, index) => split(names[index] ?? '', rows));
};

/** The visitor's movies as Letterboxd's importers take them, a file for each of them (product.md, Export: Letterboxd). */
export const letterboxdTables = (
  library: Library,
  { withNotes }: Pick<Watched, 'withNotes'>,
): readonly ExportTable[] => {
  const { watchlist, favorites, collections, marks } = library;
  const known = { favorites: keysOf(favorites), withNotes };
  const watched = marks.filter((mark) => isMovie(mark) && isWatched(mark)).flatMap((mark) => watchedRows(mark, known));
  return [
    ...split('watched', watched),
    ...split('watchlist', listRows(watchlist)),
    ...split('favorites', listRows(favorites)),
    ...collectionTables(collections),
  ];
};
