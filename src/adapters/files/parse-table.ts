import Papa from 'papaparse';
import { nextTask } from '#application/time/next-task.ts';
import { knownNamesIn } from '#domain/import/cells/table.ts';
import type { Row } from '#domain/import/parsed-file.ts';
import { unwrapRows } from './unwrap-rows.ts';

interface ParsedTable {
  readonly rows: readonly Row[];
  readonly isDamaged: boolean;
}

/** Some hundred rows: a few milliseconds of work, on a slow phone. */
const WINDOW = 16_384;
const OF_ANY_TEXT = [',', ';', '\t'];
/** A stroke stands in names and in sentences: only between names of columns it is a delimiter. */
const DELIMITERS = [...OF_ANY_TEXT, '|'];
/** The header is looked for in so many lines. */
const HEADER_LINES = 12;
const QUOTED = /"[^"]*"/g;
/** A first line for Excel alone, which says what stands between cells: other spreadsheets keep it, and change what it tells of. */
const SEPARATOR_LINE = /^\s*"?sep=([,;\t|]|\\t)"?[,;\t" ]*(?:\n|$)/i;

/** Cells in quotes with a space behind each delimiter, which is then of two characters. */
const SPACED = /^\s*"[^"\n]*" ?[,;|] "/;

const countIn = (line: string, delimiter: string): number => line.split(delimiter).length;

/** What is in quotes is one cell, whatever is in it. */
const cellsIn = (line: string, delimiter: string): readonly string[] =>
  line.replaceAll(QUOTED, (quoted) => quoted.replaceAll(/[,;\t|]/g, '/').replaceAll('"', '')).split(delimiter);

/** What divides a line into most names of columns that are known; undefined where nothing divides it into two. */
const dividing = (line: string): string | undefined => {
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: knownNamesIn(cellsIn(line, delimiter)) }));
  return counts.filter(({ count }) => count > 1).toSorted((a, b) => b.count - a.count)[0]?.delimiter;
};

/** Stands in no text: a table of one column has nothing between its cells, and commas in its names. */
const NOTHING = '\u001F';

const isNamedAlone = (text: string): boolean => {
  const [line = ''] = text.trimStart().split('\n', 1);
  return knownNamesIn([line.replaceAll('"', '')]) === 1;
};

/** What stands between the names of columns; else what stands most often in the first line that has any, outside quotes. */
const delimiterOf = (text: string): string => {
  const window = text.slice(0, WINDOW);
  const [named] = window.split('\n', HEADER_LINES).flatMap((line) => dividing(line) ?? []);
  if (named === undefined && isNamedAlone(window)) return NOTHING;
  const line = /^.*[,;\t].*$/m.exec(window.replaceAll(QUOTED, ''))?.[0] ?? '';
  const [most = ','] = OF_ANY_TEXT.toSorted((a, b) => countIn(line, b) - countIn(line, a));
  const first = named ?? most;
  return SPACED.test(window) ? `${first} ` : first;
};

/**
 * A text as a table, parsed window by window.
 * @param written with '\n' at the ends of its lines
 * @param window how many characters are parsed at once
 */
export const parseTable = async (written: string, window = WINDOW): Promise<ParsedTable> => {
  const text = written.replace(SEPARATOR_LINE, '');
  // What is no delimiter of other tables is one where it is said.
  const delimiter = SEPARATOR_LINE.exec(written)?.[1] === '|' ? '|' : delimiterOf(text);
  // The fast mode takes quotes for letters.
  const parser = new Papa.Parser({ delimiter, newline: '\n', fastMode: false });
  const rows: Row[] = [];
  let isDamaged = false;
  let size = window;
  for (let at = 0; at < text.length;) {
    const isLast = at + size >= text.length;
    // The last row of a window is seldom whole.
    const { data, errors, meta } = parser.parse(text.slice(at, at + size), 0, !isLast) as Papa.ParseResult<string[]>;
    for (const row of data) rows.push(row);
    isDamaged ||= errors.some(({ code }) => code === 'MissingQuotes');
    at = isLast ? text.length : at + meta.cursor;
    // No row ends in a window that is smaller than a cell.
    size = meta.cursor > 0 ? window : size * 2;
    await nextTask();
  }
  return { rows: delimiter === NOTHING ? rows : await unwrapRows(rows, delimiter, delimiterOf), isDamaged };
};
