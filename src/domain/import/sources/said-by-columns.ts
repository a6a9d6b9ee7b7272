import { COLUMNS } from '../cells/column-names.ts';
import { FINISHED_COLUMNS, LISTED_COLUMNS, SEEN_COLUMNS, WATCHED_COLUMNS } from '../cells/day-columns.ts';
import { readYesNo } from '../cells/read-yes-no.ts';
import { hasColumns, type Cells } from '../cells/table.ts';
import { titleStateOf, type TitleState } from '../cells/title-state.ts';
import type { Statement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { namedRole } from './role-by-name.ts';

type Said = Partial<Statement>;

const { state: STATES, maybeState: MAYBE_STATES, onWatchlist: ON_WATCHLIST, liked: LIKED } = COLUMNS;
/** 1 for seen, and 0 for to be seen. */
const STATE_CODE = 'statuscode';

const seen = (cells: Cells): Said => ({ seenAt: cells.day(...SEEN_COLUMNS, ...FINISHED_COLUMNS) ?? null });
const listed = (cells: Cells): Said => ({ listedAt: cells.day(...LISTED_COLUMNS) ?? null });

const BY_STATE: Readonly<Record<TitleState, (cells: Cells) => Said>> = {
  'to-see': listed,
  seen,
  liked: () => ({ likedAt: null }),
  rated: () => ({}),
  neither: () => ({}),
};

const saidByWord = (word: string, cells: Cells): Said | undefined => {
  const state = titleStateOf(word);
  return state && { ...BY_STATE[state](cells), state: word };
};

/** Of a column that asks whether a title was seen: yes, no, a day, or a word. */
const saidByAnswer = (cells: Cells): Said | undefined => {
  const answer = cells(...WATCHED_COLUMNS);
  if (answer === '') return undefined;
  const isSeen = readYesNo(answer);
  if (isSeen === true || (isSeen === false && cells(...SEEN_COLUMNS) !== '')) return seen(cells);
  if (isSeen === false) return listed(cells);
  if (cells.peekDay(...WATCHED_COLUMNS) !== undefined) return { seenAt: cells.day(...WATCHED_COLUMNS) };
  return saidByWord(answer, cells);
};

const saidByCode = (cells: Cells): Said | undefined => {
  const code = cells(STATE_CODE);
  if (code === '') return undefined;
  if (Number(code) === 1) return seen(cells);
  return Number(code) === 0 ? listed(cells) : { state: code };
};

/** A day of viewing that is no day, such as 'unknown', is a viewing all the same. */
const saidByDays = (cells: Cells): Said => ({
  ...(cells(...SEEN_COLUMNS, ...FINISHED_COLUMNS) === '' ? {} : seen(cells)),
  ...(cells(...LISTED_COLUMNS) === '' ? {} : listed(cells)),
});

/** The format in which Letterboxd takes films, those of the watchlist and of lists as well. */
const ANY_LIST = ['tmdbid', 'imdbid', 'watcheddate', 'rating10', 'review', 'tags'];

/**
 * Whether a table says of its titles on which days they were seen, and nothing else of where they go
 * (product.md, Import: empty days).
 */
export const isHistory = ({ table, title }: KnownFile): boolean => {
  const hasAny = (columns: readonly string[]): boolean => columns.some((column) => table.columns.has(column));
  const role = namedRole({ title });
  if (role ? role.seenAt === undefined : !hasAny(SEEN_COLUMNS)) return false;
  if (!hasAny([...SEEN_COLUMNS, 'date'])) return false;
  if (!role && hasColumns(table, ...ANY_LIST)) return false;
  return !hasAny([...LISTED_COLUMNS, ...WATCHED_COLUMNS, ...STATES, STATE_CODE, ...ON_WATCHLIST]);
};

/** The word by which a row says that its title is not on the watchlist; empty where it does not say so. */
export const saidUnlisted = (cells: Cells): string => {
  const answer = cells(...ON_WATCHLIST);
  return readYesNo(answer) === false ? answer : '';
};

const saidOfPlace = (cells: Cells): Said => {
  const word = cells(...STATES);
  const known =
    saidByCode(cells) ?? saidByWord(word, cells) ?? saidByWord(cells(...MAYBE_STATES), cells) ?? saidByAnswer(cells);
  if (known) return known;
  const isListed = readYesNo(cells(...ON_WATCHLIST)) === true;
  const unknown = word || (cells.peekDay(...WATCHED_COLUMNS) === undefined ? cells(...WATCHED_COLUMNS) : '');
  return { ...(isListed ? listed(cells) : {}), ...saidByDays(cells), ...(unknown && { state: unknown }) };
};

/** The name of the visitor's list that a row is on: neither an answer nor a word for a state. */
export const listNameIn = (cells: Cells): string | undefined => {
  const name = cells(...COLUMNS.list);
  const isName = name !== '' && readYesNo(name) === undefined && titleStateOf(name) === undefined;
  return isName ? name : undefined;
};

const listedIn = (cells: Cells): Said => {
  const list = listNameIn(cells);
  return list === undefined ? {} : { list };
};

/** What the columns of a row say of the place of its title (product.md, Import: states). */
export const saidByColumns = (cells: Cells): Said => ({
  ...(readYesNo(cells(...LIKED)) === true && { likedAt: null }),
  ...saidOfPlace(cells),
  ...listedIn(cells),
});
