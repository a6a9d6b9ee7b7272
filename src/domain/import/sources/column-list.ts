import { RATING_MAX } from '../../library/marks/mark.ts';
import type { MediaType } from '../../title.ts';
import { COLUMNS } from '../cells/column-names.ts';
import { SEEN_COLUMNS } from '../cells/day-columns.ts';
import { knownTable, unreadColumns } from '../cells/known-columns.ts';
import { bareRating, readRating, UNRATED } from '../cells/read-rating.ts';
import { readTitleIds, type TitleIds } from '../cells/read-title-ids.ts';
import { hasTitleTypes, readTitleType } from '../cells/read-title-type.ts';
import { readYear } from '../cells/read-year.ts';
import { recordsOf, type Cells } from '../cells/table.ts';
import {
  leftOut,
  listFinding,
  titleFinding,
  viewingOf,
  type Finding,
  type Findings,
  type TitleStatement,
} from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { laterOf } from '../merge-imported.ts';
import { episodeRow, isProgress, episodeNamesOf, readProgress, showsOfSeveralYears } from './column-episodes.ts';
import { namedRole, roleByName } from './role-by-name.ts';
import { inTable, isUnknownState, isHistory, listNameIn, saidByColumns, saidUnlisted } from './said-by-columns.ts';

const { rating: RATING, ratingOfTen: RATING_OF_TEN } = COLUMNS;
const SCALES = [5, RATING_MAX, 20, 100] as const;

/** What is known of a table before its rows are read. */
interface Known {
  readonly file: KnownFile;
  readonly best: Best;
  readonly isHistory: boolean;
  /** Whether it says of titles what they are. */
  readonly hasTypes: boolean;
  /** The shows whose episodes are of several years. */
  readonly ofSeveralYears: ReadonlySet<string>;
}

/** What is known of the tables of a service. */
export interface TablesOf {
  /** The best of its ratings; else the ratings tell. */
  readonly scale?: number | undefined;
  /** Nobody knows what else is in it: the columns that nothing is read of are named. */
  readonly isOfAnyone?: boolean | undefined;
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

const isEmpty = (said: Partial<TitleStatement>): boolean =>
  Object.values(said).every((value) => value === undefined || value === '');

/** Of a table with no column that is called after viewings: its name says of what its days are. */
const dayOf = (cells: Cells, { table }: KnownFile): string | undefined =>
  SEEN_COLUMNS.some((column) => table.columns.has(column)) ? undefined : cells.day('date');

/** When a rating was given: it is of the title then, and of none of its viewings. */
const RATED_ON = ['ratedat', 'daterated', 'ratedon', 'ratingdate'];

/** A row that has the day of a viewing says what was thought of it that day. */
const asOfViewing = (cells: Cells, said: Partial<TitleStatement>): Partial<TitleStatement> => {
  const { seenAt, rating, note, ...others } = said;
  if (typeof seenAt !== 'string' || cells(...RATED_ON) !== '') return said;
  return { ...others, ...viewingOf(seenAt, { rating, note }) };
};

const saidBy = (cells: Cells, { file, best, isHistory: isOfViewings }: Known): Partial<TitleStatement> => {
  const mark = { rating: ratingOf(cells, best), note: cells(...COLUMNS.note, 'note') };
  const place = saidByColumns(cells);
  // An empty day of a viewing is an unknown one, also beside a note or a rating.
  if (!isOfViewings || place.lastSeenAt !== undefined || isUnknownState(place))
    return asOfViewing(cells, { ...mark, ...place });
  return asOfViewing(cells, { ...inTable({ seenAt: dayOf(cells, file) ?? null }, file.table), ...mark, ...place });
};

/** Of what the file calls a movie, a viewing is one of all of it. */
const asTyped = (
  { lastSeenAt, ...said }: Partial<TitleStatement>,
  type: MediaType | undefined,
): Partial<TitleStatement> =>
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

/** A missing media type means movie (product.md, General: title identity); a word that is not known does not. */
const typeByIds = ({ tmdb, media_type }: TitleIds, { hasTypes }: Known): MediaType | undefined =>
  media_type ?? (tmdb !== undefined && !hasTypes ? 'movie' : undefined);

const findingOf = (cells: Cells, known: Known): Finding => {
  const { name, otherNames } = episodeNamesOf(cells);
  const { media_type, reason } = readTitleType(cells);
  if (reason) return leftOut(name, reason);
  const [ids, year] = [readTitleIds(cells), readYear(cells(...COLUMNS.year, 'releasedate'))];
  if (SUM.test(name) && isEmpty({ ...ids, year })) return leftOut(name, 'unreadable');
  const said = saidBy(cells, known);
  const reasoned = isEmpty(said) ? leftOutFor(name, cells, known.file) : undefined;
  if (reasoned) return reasoned;
  return titleFinding({
    name,
    otherNames,
    year,
    ...ids,
    ...asTyped(isEmpty(said) ? inTable(roleByName(known.file), known.file.table) : said, media_type),
    media_type: media_type ?? typeByIds(ids, known),
    position: cells(...COLUMNS.position),
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

/** Each list that a row names comes before its first title. */
function* readRow(cells: Cells, known: Known, lists: Set<string>): Findings {
  if (isProgress(known.file.table)) {
    yield* readProgress(cells);
    return;
  }
  const list = listNameIn(cells) ?? '';
  if (list !== '' && !lists.has(list)) yield listFinding(list);
  lists.add(list);
  yield episodeRow(cells, known.file, known.ofSeveralYears) ?? findingOf(cells, known);
}

/** A table of titles of any service, read by what its columns are called (product.md, Import: columns). */
export function* readColumnList(file: KnownFile, { scale, isOfAnyone = false }: TablesOf = {}): Findings {
  const table = yield* knownTable(file.table);
  const named = { ...file, table };
  const best = yield* bestIn(named, scale);
  const ofSeveralYears = yield* showsOfSeveralYears(table);
  const known = { file: named, best, isHistory: isHistory(named), hasTypes: hasTitleTypes(table), ofSeveralYears };
  const lists = new Set<string>();
  for (const cells of recordsOf(table)) yield* readRow(cells, known, lists);
  if (isOfAnyone) yield { kind: 'unread', columns: unreadColumns(table) };
}
