import { COLUMNS, knownColumn, OTHER_NAME } from './column-names.ts';
import { DAY_COLUMNS, FINISHED_COLUMNS, SEEN_COLUMNS } from './day-columns.ts';
import { plainCellText } from './plain-cell-text.ts';
import { bareRating, readRating, UNRATED } from './read-rating.ts';
import { readYesNo } from './read-yes-no.ts';
import { knownHeading, noteDays, type Table } from './table.ts';

/** What is known of a column whose name may mean several things. */
interface ColumnFacts {
  /** What is in it, each once: none of it is empty. */
  readonly cells: readonly string[];
  /** All that the table has, by the names that its readers know. */
  readonly columns: ReadonlyMap<string, unknown>;
  /** The same, by the names that they have. */
  readonly headings: ReadonlyMap<string, unknown>;
}

/** What a column is called by its readers, after what is in it; undefined where it is of nothing that they read. */
type ColumnJudge = (name: string, facts: ColumnFacts) => string | undefined;

const hasAny = (columns: ReadonlyMap<string, unknown>, names: readonly string[]): boolean =>
  names.some((name) => columns.has(name));

const ENGLISH = ['title', 'name', 'movie'];
const GERMAN = ['titel', 'jahr', 'filmtitel', 'erscheinungsjahr'];
/** The worst of German grades, of which 1 is the best. */
const WORST_GRADE = 6;
const BEST_OF_ANY = 100;

/** A figure of a scale that people rate by. */
const isRating = (cell: string): boolean => {
  const figure = bareRating(cell);
  return figure > 0 ? figure <= BEST_OF_ANY : readRating(cell) !== undefined;
};

/** 'Note' is a grade in French, and may be one in German; a text everywhere else. */
const judgeNote: ColumnJudge = (_, { cells, columns, headings }) => {
  const figures = cells.filter((cell) => !UNRATED.test(cell));
  if (figures.length === 0 || !figures.every(isRating)) return 'note';
  // What the visitor gave a title is then said elsewhere: a figure alone is a note in English at most.
  const isRated = hasAny(columns, [...COLUMNS.rating, ...COLUMNS.ratingOfTen]);
  if (isRated) return hasAny(headings, ENGLISH) ? 'note' : undefined;
  // Whether 1 is the best or the worst nobody can tell.
  if (hasAny(headings, GERMAN) && figures.every((cell) => bareRating(cell) <= WORST_GRADE)) return undefined;
  return 'rating';
};

/** Age ratings of many countries. Of those that are numbers alone none tells. */
const AGE_RATING =
  /^(?:g|pg|pg-?13|r|nc-?17|m|ma ?15\+?|r18\+?|x|tv-?(?:y|y7|g|pg|14|ma)(?:-fv)?|u|u\/?a|12a|1[0-8]a|not rated|unrated|nr|approved|passed|fsk ?\d{1,2}|ab ?\d{1,2}|-\d\d|\d{1,2}\+|\d{1,2})$/i;
const IS_NUMBER = /^\d+$/;

/** A rating of the visitor's, and neither for which age a title is nor how many have rated it. */
const judgeRating: ColumnJudge = (name, { cells }) => {
  const rated = cells.filter((cell) => !UNRATED.test(cell));
  if (rated.length === 0) return name;
  if (rated.every((cell) => AGE_RATING.test(cell)) && !rated.every((cell) => IS_NUMBER.test(cell))) return undefined;
  return rated.every((cell) => bareRating(cell) > BEST_OF_ANY) ? undefined : name;
};

/** The name of the show that a row is of, or an answer whether it is one. */
const judgeShow: ColumnJudge = (name, { cells }) =>
  cells.every((cell) => readYesNo(cell) !== undefined) ? name : 'showname';

/** The name of a movie, or an answer whether it is one. */
const judgeMovie: ColumnJudge = (name, { cells, columns }) =>
  hasAny(columns, ['title', 'name']) && cells.length > 0 && cells.every((cell) => readYesNo(cell) !== undefined)
    ? 'ismovie'
    : name;

const RELEASE_STATES = new Set(
  `released ended returningseries canceled cancelled inproduction postproduction rumored pilot`.split(' '),
);
/** These say of a title that is to be seen, too, that it is. */
const MAYBE_RELEASE_STATES = new Set(['planned', 'continuing', 'upcoming', 'announced', 'running']);
const lettersOf = (cell: string): string => cell.toLowerCase().replaceAll(/[^a-z]/g, '');

/** What a column goes by that answers by 1 and 0 whether a title was seen: no file calls one so, for names have no spaces. */
export const STATE_ANSWER = 'state answer';
const ANSWER = /^[01](?:[.,]0)?$/;
/** BetaSeries has a third, 2, in a table of these columns alone. */
const ANSWER_OF_BETASERIES = /^[012]$/;
const BETASERIES = ['id', 'title', 'status', 'date'];

const isOfBetaSeries = (headings: ReadonlyMap<string, unknown>): boolean =>
  headings.size === BETASERIES.length && BETASERIES.every((name) => headings.has(name));

/** What the visitor has done with a title, in words or as 0 and 1, and not whether it is out. Other codes are those of its service. */
const judgeState: ColumnJudge = (name, { cells, headings }) => {
  const answer = isOfBetaSeries(headings) ? ANSWER_OF_BETASERIES : ANSWER;
  if (cells.length > 0 && cells.map(plainCellText).every((cell) => answer.test(cell))) return STATE_ANSWER;
  const words = cells.map(lettersOf);
  const isOfRelease = words.every((word) => RELEASE_STATES.has(word) || MAYBE_RELEASE_STATES.has(word));
  return isOfRelease && words.some((word) => RELEASE_STATES.has(word)) ? undefined : name;
};

/** 7.8 is no number of a title, but what others gave it. */
const FRACTION = /^\d{1,2}[.,]\d*[1-9]$/;
const judgeId: ColumnJudge = (name, { cells }) =>
  cells.some((cell) => FRACTION.test(plainCellText(cell))) ? undefined : name;

/** A number says nothing without the service whose it is. */
const judgeForeignId: ColumnJudge = (name, { cells, columns }) =>
  hasAny(columns, COLUMNS.source) || cells.some((cell) => /[:/=]|^tt\d/i.test(cell)) ? name : undefined;

/** Of an episode where a season is beside it, and no other number of an episode; else the place of a title. */
const judgeNumber: ColumnJudge = (_, { columns }) =>
  hasAny(columns, COLUMNS.season) && !hasAny(columns, COLUMNS.episode) ? 'episode' : 'position';

const judgedBy = (names: readonly string[], judge: ColumnJudge) => names.map((name) => [name, judge] as const);

/** By the names that readers know (product.md, Import: columns). */
const COLUMN_JUDGES: ReadonlyMap<string, ColumnJudge> = new Map([
  ...judgedBy(['tmdbid', 'imdbid', 'tvdbid', 'tmdb', 'imdb', 'tvdb'], judgeId),
  ...judgedBy(COLUMNS.id, judgeForeignId),
  ...judgedBy(COLUMNS.noteOrRating, judgeNote),
  ...judgedBy(COLUMNS.number, judgeNumber),
  ...judgedBy([...COLUMNS.rating, ...COLUMNS.ratingOfTen], judgeRating),
  ...judgedBy(COLUMNS.show, judgeShow),
  ...judgedBy(['movie', 'film'], judgeMovie),
  ...judgedBy(COLUMNS.state, judgeState),
]);

/** So many names of a title are looked for. */
const OTHER_NAMES_AT_MOST = 3;
/** What all columns of other names go by. */
export const OTHER_NAMES: readonly string[] = Array.from(
  { length: OTHER_NAMES_AT_MOST },
  (_, at) => `${OTHER_NAME}${at}`,
);

/** More than tell what a column means. */
const DISTINCT_AT_MOST = 1_000;
const ROWS_A_STEP = 25;

type Columns = ReadonlyMap<string, number>;

/** The first place that is free of those that columns of one kind have. */
const freeName = (name: string, taken: Columns): string | undefined => {
  const names = name === OTHER_NAME ? OTHER_NAMES : [name];
  return names.find((each) => !taken.has(each));
};

/** The columns by the names that the readers of tables know: one that is called so comes before one that is called about so. */
export const knownColumns = ({ columns, header }: Pick<Table, 'columns' | 'header'>): Columns => {
  const known = new Map(columns);
  const others = [...columns].filter(([name]) => knownColumn(name) !== name).toSorted(([, a], [, b]) => a - b);
  for (const [, place] of others) {
    const called = knownHeading(header[place] ?? '');
    const free = called && freeName(called, known);
    if (free !== undefined) known.set(free, place);
  }
  return known;
};

/** What the cells of some columns are, each once. */
function* distinctIn(
  { rows }: Table,
  places: readonly number[],
): Generator<undefined, ReadonlyMap<number, Set<string>>> {
  const distinct = new Map(places.map((place) => [place, new Set<string>()]));
  for (const [at, row] of rows.entries()) {
    for (const [place, cells] of distinct) {
      const cell = row[place]?.trim() ?? '';
      if (cell !== '' && cells.size < DISTINCT_AT_MOST) cells.add(cell);
    }
    if (at % ROWS_A_STEP === 0) yield undefined;
  }
  return distinct;
}

/** Each column by what its cells say that it means, where its name may mean several things. */
function* meantColumns(table: Table, columns: Columns): Generator<undefined, Columns> {
  const judged = [...columns].filter(([name]) => COLUMN_JUDGES.has(name));
  const distinct = yield* distinctIn(
    table,
    judged.map(([, place]) => place),
  );
  const meant = new Map([...columns].filter(([name]) => !COLUMN_JUDGES.has(name)));
  for (const [name, place] of judged) {
    const facts: ColumnFacts = { cells: [...(distinct.get(place) ?? [])], columns, headings: table.columns };
    const called = COLUMN_JUDGES.get(name)?.(name, facts);
    if (called !== undefined && !meant.has(called)) meant.set(called, place);
  }
  return meant;
}

/** Whether a column that is only called 'date' has the days on which what its rows say was seen was seen. */
const isOfViewings = ({ rows }: Table, columns: Columns): boolean => {
  const [date, answer] = [columns.get('date'), columns.get(STATE_ANSWER)];
  if (date === undefined) return false;
  if (columns.has('episode')) return true;
  if (answer === undefined) return false;
  return rows.every((row) => (row[answer]?.trim() ?? '') === '1' || (row[date]?.trim() ?? '') === '');
};

const OF_DAYS: ReadonlySet<string> = new Set(DAY_COLUMNS);

const SEEN: ReadonlySet<string> = new Set([...SEEN_COLUMNS, ...FINISHED_COLUMNS]);

/** Those that are days, and were not called so before. */
const newDays = ({ columns: before }: Table, columns: Columns): Columns =>
  new Map([...columns].filter(([name, place]) => OF_DAYS.has(name) && before.get(name) !== place));

/**
 * A table by the names of columns that its readers know, decided by what they are called, by what is in them and by the other columns
 * (product.md, Import: columns). Its days are noted; it notes which of its columns are read.
 */
export function* knownTable(table: Table): Generator<undefined, Table> {
  const named = knownColumns(table);
  const meant = new Map(yield* meantColumns(table, named));
  const hasSeenDays = [...meant.keys()].some((name) => SEEN.has(name));
  const date = meant.get('date');
  if (!hasSeenDays && date !== undefined && isOfViewings(table, meant)) {
    meant.delete('date');
    meant.set('watchedat', date);
  }
  yield* noteDays({ ...table, columns: newDays(table, meant) });
  return { ...table, columns: meant, used: new Set() };
}

/** What the columns with content are called that nothing was read of. */
export const unreadColumns = ({ header, rows, used }: Table): readonly string[] =>
  header.filter(
    (name, at) => name.trim() !== '' && !used?.has(at) && rows.some((row) => (row[at]?.trim() ?? '') !== ''),
  );
