import { COLUMNS } from '../cells/column-names.ts';
import { DAY_COLUMNS } from '../cells/day-columns.ts';
import { knownColumns, OTHER_NAMES } from '../cells/known-columns.ts';
import { readTitleIds } from '../cells/read-title-ids.ts';
import { recordsOf, type Table } from '../cells/table.ts';
import type { KnownFile } from '../known-file.ts';

const ID_COLUMNS = ['tmdbid', 'tmdb', 'imdbid', 'imdb', 'showtmdbid', 'showimdbid', 'showtvdbid'];
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
  [...recordsOf({ ...table, rows: table.rows.slice(0, LOOKED_AT) })].some(
    (cells) => !isEmpty({ ...readTitleIds(cells) }),
  );

type Has = (names: readonly string[]) => boolean;

/** Whether its columns name titles: by a number of a known service's, by name and year, or by the name of a show and an episode. */
const namesTitles = (table: Table, has: Has): boolean =>
  has(ID_COLUMNS) ||
  (has([...COLUMNS.name, ...OTHER_NAMES]) && has(COLUMNS.year)) ||
  (has(SHOWS) && has(COLUMNS.episode)) ||
  (has([...COLUMNS.id, ...COLUMNS.link]) && hasIdsWithin(table));

/** Whether names alone are those of titles: a name of anything may be called a name. */
const namesAlone = ({ columns }: Table, has: Has): boolean =>
  !OF_OTHERS.some((name) => columns.has(name)) &&
  (has(OF_TITLES) || (has(COLUMNS.name) && (columns.size === 1 || has(SAYING))));

/**
 * Whether it is a table of titles. One that the visitor has chosen may have names alone, unless its columns are those of books, music or
 * people; in an archive that could be a list of anything.
 */
export const isColumnList = ({ table, isChosen, path }: KnownFile): boolean => {
  const named = { ...table, columns: knownColumns(table) };
  const has: Has = (names) => names.some((name) => named.columns.has(name));
  if (namesTitles(named, has)) return true;
  // Lines without a header may begin with such a word.
  const isText = table.columns.size < 2 && /\.(?:txt|md)$/.test(path);
  return isChosen && !isText && namesAlone(table, has);
};
