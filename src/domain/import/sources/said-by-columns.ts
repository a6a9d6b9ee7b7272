import { COLUMNS } from '../cells/column-names.ts';
import {
  COUNT_COLUMNS,
  FINISHED_COLUMNS,
  LAST_SEEN_COLUMNS,
  LISTED_COLUMNS,
  PROGRESS_COLUMNS,
  SEEN_COLUMNS,
  WATCHED_COLUMNS,
  WATCHLISTED_COLUMNS,
  type DayColumn,
} from '../cells/day-columns.ts';
import { STATE_ANSWER } from '../cells/known-columns.ts';
import { plainCellText } from '../cells/plain-cell-text.ts';
import { readYesNo } from '../cells/read-yes-no.ts';
import { hasColumns, type Cells, type Table } from '../cells/table.ts';
import { titleStateOf, type TitleState } from '../cells/title-state.ts';
import type { TitleStatement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { namedRole } from './role-by-name.ts';

type Said = Partial<TitleStatement>;

const { state: STATES, maybeState: MAYBE_STATES, onWatchlist: ON_WATCHLIST, liked: LIKED } = COLUMNS;
/** What was done with a title, which of a show may be one of its episodes. */
const ACTION = 'action';
/** What may have a code in them where it is no answer. */
const MAYBE_CODES = MAYBE_STATES.filter((column) => !ON_WATCHLIST.includes(column));
/** A figure for a state, of which only its service knows what it means. A year is no such figure. */
const CODE = /^-?\d{1,3}(?:[.,]\d+)?$/;

const isOneOf = (columns: readonly string[], column: string): boolean => columns.includes(column);
/** The days on which all of a title was seen, as far as a table knows. */
const WHOLE_DAYS = SEEN_COLUMNS.filter((column) => !isOneOf(LAST_SEEN_COLUMNS, column));
/** Whether a title was seen, and not how often. */
const ANSWERS = WATCHED_COLUMNS.filter((column) => !isOneOf(COUNT_COLUMNS, column));

/** How much of a show was seen: a number, or the name of its last episode. */
const hasProgress = (cells: Cells): boolean => !/^(?:0*|[-–—])$/u.test(cells(...PROGRESS_COLUMNS));

/** Whether a row tells when a title was seen last, or how often, and not that all of it was seen. */
const isOfPart = (cells: Cells): boolean => {
  if (cells(...FINISHED_COLUMNS) !== '') return false;
  if (readYesNo(cells(...COUNT_COLUMNS)) === true || hasProgress(cells)) return true;
  return cells(...WHOLE_DAYS) === '' && cells(...LAST_SEEN_COLUMNS) !== '';
};

const viewing = (time: string | null, isPart: boolean): Said => (isPart ? { lastSeenAt: time } : { seenAt: time });

const dayOfViewing = (cells: Cells): string | null => cells.day(...SEEN_COLUMNS, ...FINISHED_COLUMNS) ?? null;

/** A title was seen: a show no more than the row tells. */
const viewed = (cells: Cells): Said => viewing(dayOfViewing(cells), isOfPart(cells));

/** All of it was seen, whatever else the row tells. */
const seen = (cells: Cells): Said => viewing(dayOfViewing(cells), false);

/**
 * Whether a table knows of its titles when they were seen last, or how often, and not on which day all of them was
 * (product.md, Import: parts of shows).
 */
const isOfParts = ({ columns }: Table): boolean => {
  const hasAny = (names: readonly string[]): boolean => names.some((name) => columns.has(name));
  return hasAny([...COUNT_COLUMNS, ...PROGRESS_COLUMNS]) || (hasAny(LAST_SEEN_COLUMNS) && !hasAny(WHOLE_DAYS));
};

/** What a file says of all its titles, as far as its table knows it of shows. */
export const inTable = (said: Said, table: Table): Said =>
  said.seenAt !== undefined && isOfParts(table) ? viewing(said.seenAt, true) : said;

const listed = (cells: Cells): Said => ({ listedAt: cells.day(...LISTED_COLUMNS) ?? null });

const BY_STATE: Readonly<Record<TitleState, (cells: Cells, word: string) => Said>> = {
  'to-see': listed,
  seen,
  liked: () => ({ likedAt: null }),
  // A rating without a figure.
  rated: () => ({ elseLeftOut: { reason: 'unreadable' } }),
  neither: (_, word) => ({ elseLeftOut: { reason: 'unmarked', word } }),
};

const unknownState = (word: string): Said => ({ elseLeftOut: { reason: 'unknown-state', word } });

const saidByWord = (word: string, cells: Cells): Said | undefined => {
  const state = titleStateOf(word);
  if (state === 'seen' && word === cells(ACTION)) return viewed(cells);
  return state && BY_STATE[state](cells, word);
};

/** '12' is no yes to whether a show was seen: so many of its episodes were, or so often. */
const isSeveral = (answer: string): boolean => Number.parseInt(answer, 10) > 1;

/** Of a column that asks whether a title was seen: yes, no, a day, or a word. */
const saidByAnswer = (cells: Cells): Said | undefined => {
  const answer = cells(...WATCHED_COLUMNS);
  if (answer === '') return undefined;
  const isSeen = readYesNo(answer);
  if (isSeen === true && cells(...ANSWERS) !== '')
    return viewing(dayOfViewing(cells), isSeveral(answer) && cells(...FINISHED_COLUMNS) === '');
  if (isSeen === true || (isSeen === false && cells(...SEEN_COLUMNS) !== '')) return viewed(cells);
  if (isSeen === false) return listed(cells);
  if (cells.peekDay(...WATCHED_COLUMNS) !== undefined) return { seenAt: cells.day(...WATCHED_COLUMNS) };
  return saidByWord(answer, cells);
};

const saidByStateAnswer = (cells: Cells): Said | undefined => {
  const answer = cells(STATE_ANSWER);
  if (answer === '') return undefined;
  if (Number(answer) === 1) return seen(cells);
  return Number(answer) === 0 ? listed(cells) : unknownState(answer);
};

/** A day of viewing that is no day, such as 'unknown', is a viewing all the same. */
const saidByDays = (cells: Cells, listedColumns: readonly DayColumn[]): Said => ({
  ...(cells(...SEEN_COLUMNS, ...FINISHED_COLUMNS) === '' && !hasProgress(cells) ? {} : viewed(cells)),
  ...(cells(...listedColumns) === '' ? {} : listed(cells)),
});

/** The word or the code of a state that is not known here; empty where there is none. */
const unknownStateIn = (cells: Cells): string => {
  const word = cells(...STATES) || (cells.peekDay(...WATCHED_COLUMNS) === undefined ? cells(...WATCHED_COLUMNS) : '');
  if (word !== '') return word;
  const code = cells(...MAYBE_CODES);
  return CODE.test(plainCellText(code)) ? code : '';
};

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
  return !hasAny([...LISTED_COLUMNS, ...WATCHED_COLUMNS, ...STATES, STATE_ANSWER, ...ON_WATCHLIST]);
};

/** Whether a row has a word or a code for its state that is not known here (product.md, Import: unknown codes). */
export const isUnknownState = ({ elseLeftOut }: Said): boolean => elseLeftOut?.reason === 'unknown-state';

/** The word by which a row says that its title is not on the watchlist; empty where it does not say so. */
export const saidUnlisted = (cells: Cells): string => {
  const answer = cells(...ON_WATCHLIST);
  return readYesNo(answer) === false ? answer : '';
};

const saidOfPlace = (cells: Cells): Said => {
  const word = cells(...STATES);
  const known =
    saidByStateAnswer(cells) ??
    saidByWord(word, cells) ??
    saidByWord(cells(...MAYBE_STATES), cells) ??
    saidByAnswer(cells);
  if (known) return known;
  const isListed = readYesNo(cells(...ON_WATCHLIST)) === true;
  const unknown = unknownStateIn(cells);
  // Whatever has a state was added to something: that does not say that it is to be seen.
  const days = saidByDays(cells, unknown === '' ? LISTED_COLUMNS : WATCHLISTED_COLUMNS);
  return { ...(isListed ? listed(cells) : {}), ...days, ...(unknown && unknownState(unknown)) };
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
