import Papa from 'papaparse';
import type { Row } from '#domain/import/parsed-file.ts';
import { nextTask } from './next-task.ts';

export interface ParsedTable {
  readonly rows: readonly Row[];
  readonly isDamaged: boolean;
}

/** A millisecond or two of work. */
const ROWS_PER_SLICE = 1_000;
const DELIMITERS = [',', ';', '\t'];

const countIn = (line: string, delimiter: string): number => line.split(delimiter).length;

/** What stands most often in the first line that has any: a header has no commas in its names. */
const delimiterOf = (text: string): string => {
  const line = /^.*[,;\t].*$/m.exec(text)?.[0] ?? '';
  const [first = ','] = DELIMITERS.toSorted((a, b) => countIn(line, b) - countIn(line, a));
  return first;
};

/** A text as a table, parsed in slices. @param text with '\n' at the ends of its lines */
export const parseTable = async (text: string): Promise<ParsedTable> => {
  const delimiter = delimiterOf(text);
  const rows: Row[] = [];
  let isDamaged = false;
  for (let at = 0; at < text.length;) {
    const { data, errors, meta } = Papa.parse<string[]>(text.slice(at), {
      delimiter,
      newline: '\n',
      // The fast mode splits all that is left at once.
      fastMode: false,
      preview: ROWS_PER_SLICE,
    });
    for (const row of data) rows.push(row);
    isDamaged ||= errors.some(({ code }) => code === 'MissingQuotes');
    at += meta.truncated ? meta.cursor : text.length;
    await nextTask();
  }
  return { rows, isDamaged };
};
