import { RATING_MAX } from '../../library/marks/mark.ts';
import { readRating, STARS } from '../cells/read-rating.ts';
import { leftOut, titleFinding, type Finding, type Findings } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { fileReader, type SourceReader } from '../source-reader.ts';
import { readLine, type PlainLine } from './list-line.ts';
import { namedRole, TO_SEE } from './named-role.ts';

type TitleLine = Extract<PlainLine, { readonly kind: 'title' }>;

/** So many lines are looked at before a text is taken for a list. */
const LOOKED_AT = 200;
const LETTERS_LOOKED_AT = 20_000;
/** Lines of prose are longer than most names. */
const LONGEST_NAME = 60;

const linesOf = (text: string): readonly PlainLine[] => text.split('\n').flatMap((line) => readLine(line) ?? []);

const isTitle = (line: PlainLine): line is TitleLine => line.kind === 'title';
const isLikeTitle = (line: PlainLine): boolean =>
  isTitle(line) && (line.isDated || (line.name.length <= LONGEST_NAME && !line.name.endsWith(',')));

/**
 * More than half of its lines are as titles are, and at least half have a year in brackets. A text that the visitor has chosen or pasted
 * needs no years; one that an archive brings along may be about anything.
 */
const isList = ({ text, path, isChosen }: KnownFile): boolean => {
  const lines = linesOf(text.slice(0, LETTERS_LOOKED_AT)).slice(0, LOOKED_AT);
  if (lines.filter(isLikeTitle).length * 2 <= lines.length) return false;
  const dated = lines.filter((line) => isTitle(line) && line.isDated).length;
  return dated * 2 >= lines.length || (isChosen && /\.(?:txt|md)$/.test(path));
};

/** The best rating of the list's scale, where its lines do not say it. Up to five are stars. */
const bestOf = (lines: readonly PlainLine[]): number => {
  const values = lines.flatMap((line) =>
    isTitle(line) && line.rating && !line.rating.best ? [line.rating.value] : [],
  );
  return values.every((value) => value <= STARS) ? STARS : RATING_MAX;
};

const findingOf = (line: PlainLine, file: KnownFile, best: number): Finding => {
  if (!isTitle(line)) return leftOut(line.text, 'unreadable');
  const { name, year, media_type, rating: written } = line;
  const rating = written && readRating(written.value, written.best ?? best);
  // What is rated need not be listed as well.
  return titleFinding({ name, year, media_type, rating, ...(namedRole(file) ?? (rating === undefined && TO_SEE)) });
};

function* readLines(file: KnownFile): Findings {
  const lines: PlainLine[] = [];
  for (const text of file.text.split('\n')) {
    const line = readLine(text);
    if (line) lines.push(line);
    yield undefined;
  }
  const best = bestOf(lines);
  for (const line of lines) yield findingOf(line, file, best);
}

/** A title a line (product.md, Import: plain list). */
export const plainList: SourceReader<'plain'> = { ...fileReader('plain', isList, readLines), isOfLines: true };
