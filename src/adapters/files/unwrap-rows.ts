import Papa from 'papaparse';
import { inSlices } from '#application/time/in-slices.ts';
import type { Row } from '#domain/import/parsed-file.ts';
import type { Steps } from '#domain/steps.ts';

const QUOTED = /"(?:[^"]|"")*"/g;

/** The cell of a row that has no other. */
const onlyCell = ([first = '', ...others]: Row): string => (others.every((cell) => cell.trim() === '') ? first : '');

const filledIn = (row: Row): number => row.filter((cell) => cell.trim() !== '').length;

/** A row in one cell, cell by cell. Behind a comma in a text there is a space, as in 'Velvet Rope, Broken Chair'. */
const unwrapped = (row: Row, delimiter: string): Row | undefined => {
  const cell = onlyCell(row);
  if (!cell.includes(delimiter) || cell.replaceAll(QUOTED, '').includes(`${delimiter} `)) return undefined;
  const { data } = Papa.parse<string[]>(cell, { delimiter, newline: '\n' });
  const [cells = []] = data;
  return data.length === 1 && cells.length > 1 ? cells : undefined;
};

/**
 * How many cells a row in one cell must have: as many as a header that is not in one cell. None has, where that header's cells are
 * divided by something else.
 */
const leastCells = (rows: readonly Row[], inner: string, outer: string): number => {
  const header = rows.find((row) => filledIn(row) > 1 || unwrapped(row, inner));
  if (!header || filledIn(header) < 2) return 2;
  return inner === outer ? filledIn(header) : Number.POSITIVE_INFINITY;
};

function* eachUnwrapped(rows: readonly Row[], delimiter: string, least: number): Steps<readonly Row[]> {
  const all: Row[] = [];
  for (const row of rows) {
    const cells = unwrapped(row, delimiter);
    all.push(cells && cells.length >= least ? cells : row);
    yield;
  }
  return all;
}

/**
 * A table of which all rows, or some, are each one quoted cell, as a spreadsheet saves what it has opened as one column
 * (product.md, Import: tables).
 * @param outer what stands between the cells of the rows
 * @param delimiterOf what stands between those of a text
 */
export const unwrapRows = async (
  rows: readonly Row[],
  outer: string,
  delimiterOf: (text: string) => string,
): Promise<readonly Row[]> => {
  const wrapped = rows.map(onlyCell).find((cell) => /[,;\t|]/.test(cell));
  if (wrapped === undefined) return rows;
  const delimiter = delimiterOf(wrapped);
  return inSlices(eachUnwrapped(rows, delimiter, leastCells(rows, delimiter, outer)));
};
