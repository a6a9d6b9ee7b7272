import { COLUMN_JUDGES, type ColumnFacts } from './column-judges.ts';
import { knownColumn, OTHER_NAME } from './column-names.ts';
import { DAY_COLUMNS, FINISHED_COLUMNS, SEEN_COLUMNS } from './day-columns.ts';
import { knownHeading, noteDays, type Table } from './table.ts';

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
  const [date, answer] = [columns.get('date'), columns.get('statuscode')];
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
