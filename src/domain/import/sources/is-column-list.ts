import { COLUMNS } from '../cells/column-names.ts';
import { DAY_COLUMNS } from '../cells/day-columns.ts';
import { knownColumns, OTHER_NAMES } from '../cells/known-columns.ts';
import { readTitleIds } from '../cells/read-title-ids.ts';
import { recordsOf, type Table } from '../cells/table.ts';
import type { KnownFile } from '../known-file.ts';

const ID_COLUMNS = ['tmdbid', 'tmdb', 'imdbid', 'imdb'];
const SHOW_ID_COLUMNS = ['showtmdbid', 'showimdbid', 'showtvdbid'];
/** Of a show, or of an episode of it. */
const SHOWS = [...COLUMNS.name, ...COLUMNS.showName, ...COLUMNS.show];
/** Anything has a name. */
const OF_ANYTHING = new Set(['name', 'nome', 'nombre', 'nom', 'naslov', 'název']);
const OF_TITLES = [...SHOWS, ...OTHER_NAMES].filter((name) => !OF_ANYTHING.has(name));
/** What tables of titles say of them. */
const SAYING = [
  ...DAY_COLUMNS,
  ...COLUMNS.rating,
  ...COLUMNS.ratingOfTen,
  ...COLUMNS.state,
  ...COLUMNS.onWatchlist,
  ...COLUMNS.liked,
  ...COLUMNS.type,
  ...COLUMNS.position,
];

/** Columns of tables of books, music and people. */
const OF_OTHERS =
  `author authors autor auteur isbn isbn13 artist artists album publisher verlag pages numpages developer platform composer track
  trackname song interpret email phone price`.split(/\s+/);

/** So many rows are looked at. */
const LOOKED_AT = 20;

/** Whether a column of addresses, or of ids of any service, has those of titles in it. */
const hasIdsWithin = (table: Table): boolean =>
  [...recordsOf({ ...table, rows: table.rows.slice(0, LOOKED_AT) })].some((cells) =>
    Object.values(readTitleIds(cells)).some((id) => id !== undefined),
  );

type Has = (names: readonly string[]) => boolean;

/** Whether its columns name titles: by a number of TMDB's or IMDb's, or by name and year. */
const namesTitles = (has: Has): boolean =>
  has(ID_COLUMNS) || (has([...COLUMNS.name, ...OTHER_NAMES]) && has(COLUMNS.year));

/** Whether names alone are those of titles: a name of anything may be called a name. */
const namesAlone = ({ columns }: Table, has: Has): boolean =>
  !OF_OTHERS.some((name) => columns.has(name)) &&
  (has(OF_TITLES) || (has(COLUMNS.name) && (columns.size === 1 || has(SAYING))));

/** Lines without a header may begin with such a word. */
const isOfLines = ({ table, path }: KnownFile): boolean => table.columns.size < 2 && /\.(?:txt|md)$/.test(path);

/**
 * Whether it is a table of titles. One that the visitor has chosen may have names alone, unless its columns are those of books, music or
 * people, and numbers of any kind: beside a service's files that could be a list of anything.
 */
export const isColumnList = (file: KnownFile): boolean => {
  const { table, isChosen } = file;
  const named = { ...table, columns: knownColumns(table) };
  const has: Has = (names) => names.some((name) => named.columns.has(name));
  if (namesTitles(has)) return true;
  if (!isChosen || isOfLines(file)) return false;
  return (
    has(SHOW_ID_COLUMNS) || namesAlone(table, has) || (has([...COLUMNS.id, ...COLUMNS.link]) && hasIdsWithin(named))
  );
};
