import { COLUMNS } from './column-names.ts';
import { plainCellText } from './plain-cell-text.ts';
import { bareRating, readRating, UNRATED } from './read-rating.ts';
import { readYesNo } from './read-yes-no.ts';

/** What is known of a column whose name may mean several things. */
export interface ColumnFacts {
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

/** What the visitor has done with a title, in words or as 0 and 1; and neither whether it is out nor how much of it was seen. */
const judgeState: ColumnJudge = (name, { cells }) => {
  const plain = cells.map(plainCellText);
  if (plain.length > 0 && plain.every((cell) => /^[012](?:[.,]0)?$/.test(cell))) return 'statuscode';
  if (plain.length > 0 && plain.every((cell) => /^\d{1,3}(?:[.,]\d+)? ?%?$/.test(cell))) return undefined;
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

const each = (names: readonly string[], judge: ColumnJudge) => names.map((name) => [name, judge] as const);

/** By the names that readers know (product.md, Import: columns). */
export const COLUMN_JUDGES: ReadonlyMap<string, ColumnJudge> = new Map([
  ...each(['tmdbid', 'imdbid', 'tvdbid', 'tmdb', 'imdb', 'tvdb'], judgeId),
  ...each(COLUMNS.id, judgeForeignId),
  ...each(COLUMNS.noteOrRating, judgeNote),
  ...each(COLUMNS.number, judgeNumber),
  ...each([...COLUMNS.rating, ...COLUMNS.ratingOfTen], judgeRating),
  ...each(COLUMNS.show, judgeShow),
  ...each(['movie', 'film'], judgeMovie),
  ...each(COLUMNS.state, judgeState),
]);
