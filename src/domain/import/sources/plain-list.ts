import { readYear } from '../cells/read-year.ts';
import { titleFinding, type Findings } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { inTurn, type SourceReader } from '../source-reader.ts';
import { roleByName } from './role-by-name.ts';

/** What people number and mark the lines of a list with. */
const BULLET = /^(?:[-*•–—]\s+|\d{1,4}[.)]\s+|\[[ xX]?\]\s+)+/;
const HEADING = /^#{1,6}\s/;
const NAME_AND_YEAR = /^(.*\S)\s*[([](\d{4})[)\]]$/;
/** So many lines are looked at before a text is taken for a list. */
const LOOKED_AT = 200;

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim().replace(BULLET, ''))
    .filter((line) => line !== '' && !HEADING.test(line));

/** No name is as long. */
const LONGEST = 100;

const endsWithYear = (line: string): boolean => readYear(NAME_AND_YEAR.exec(line)?.[2]) !== undefined;
const isShort = (line: string): boolean => line.length <= LONGEST && !line.includes('://');

/**
 * At least half of its lines end with a year in brackets. A text that the visitor has chosen or pasted needs no years; one that an
 * archive brings along may be about anything.
 */
const isList = ({ text, path, isChosen }: KnownFile): boolean => {
  const lines = linesOf(text.slice(0, LOOKED_AT * LONGEST)).slice(0, LOOKED_AT);
  if (lines.length === 0 || !lines.every(isShort)) return false;
  return lines.filter(endsWithYear).length * 2 >= lines.length || (isChosen && path.endsWith('.txt'));
};

function* readLines(file: KnownFile): Findings {
  for (const line of linesOf(file.text)) {
    const [, name = line, year] = NAME_AND_YEAR.exec(line) ?? [];
    yield titleFinding({ name, year: readYear(year), ...roleByName(file) });
  }
}

/** A title a line (product.md, Import: plain list). */
export const plainList: SourceReader = {
  source: 'plain',
  isOfLines: true,
  recognises: isList,
  read: (files) => inTurn(files, readLines),
};
