import Papa from 'papaparse';
import type { Row } from '#domain/import/parsed-file.ts';
import { nextTask } from '../next-task.ts';

export interface ParsedTable {
  readonly rows: readonly Row[];
  readonly isDamaged: boolean;
}

/** Some hundred rows: a few milliseconds of work, on a slow phone. */
const WINDOW = 16_384;
const DELIMITERS = [',', ';', '\t'];

const countIn = (line: string, delimiter: string): number => line.split(delimiter).length;

/** What stands most often in the first line that has any, outside quotes. */
const delimiterOf = (text: string): string => {
  const line = (/^.*[,;\t].*$/m.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const [first = ','] = DELIMITERS.toSorted((a, b) => countIn(line, b) - countIn(line, a));
  return first;
};

/**
 * A text as a table, parsed window by window.
 * @param text with '\n' at the ends of its lines
 * @param window how many characters are parsed at once
 */
export const parseTable = async (text: string, window = WINDOW): Promise<ParsedTable> => {
  // The fast mode takes quotes for letters.
  const parser = new Papa.Parser({ delimiter: delimiterOf(text), newline: '\n', fastMode: false });
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
  return { rows, isDamaged };
};
