import { linksIn } from '../links/link-path.ts';
import type { Steps } from '../steps.ts';
import { groupBy } from '../util/group-by.ts';
import { DayReading } from './cells/day-reading.ts';
import { noteDays, withoutCutRow } from './cells/table.ts';
import { CollectedFindings } from './collected-findings.ts';
import { readColumns } from './columns/read-columns.ts';
import { headerKey, isTable, mayHaveTitles, unknownTable, withNames } from './columns/unknown-table.ts';
import { type Findings, leftOut } from './finding.ts';
import type { ImportOutcome, ReadingAnswers } from './import-reading.ts';
import type { ImportRefusal } from './import-refusal.ts';
import { isFilled, knownFile, type KnownFile } from './known-file.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { SourceReader } from './source-reader.ts';
import { type ImportSource, SOURCE_READERS } from './source-readers.ts';
import { plainList } from './sources/plain-list.ts';

/** Why no reader recognises a file. */
const whyUnknown = (file: KnownFile): ImportRefusal => {
  if (file.json !== undefined && !isFilled(file)) return 'no-rows';
  if (linksIn(file.text) === 'damaged') return 'damaged-link';
  return file.isMarkup ? 'markup' : 'unknown';
};

interface ReadingContext extends ReadingAnswers {
  /** No day of a file is later. */
  readonly now: Date;
}

const UNKNOWN: readonly ImportRefusal[] = ['unknown', 'table-left-out'];
/** Of an archive's files these are no loss: most services' archives have more in them than titles. */
const NO_LOSS: ReadonlySet<ImportRefusal> = new Set([...UNKNOWN, 'markup', 'empty', 'no-rows', 'web-page']);

type Reader = SourceReader<ImportSource>;

/** A file that nothing is read of. */
interface Trouble {
  readonly parsed: ParsedFile;
  readonly refusal: ImportRefusal;
}

/** A table that none of the services has. */
interface OwnTable {
  readonly parsed: ParsedFile;
  readonly table: KnownFile;
}

type Recognised =
  | Trouble
  | OwnTable
  | { readonly parsed: ParsedFile; readonly reader: Reader; readonly file: KnownFile };

/** Not a list with years, which may have a link of anything among its lines. */
const isDamagedLink = (file: KnownFile): boolean =>
  linksIn(file.text) === 'damaged' && !plainList.recognises({ ...file, isChosen: false });

/** Why nothing can be found in a file that is known. Lines have neither cells nor a header. */
const faultOf = (reader: Reader | 'table', parsed: ParsedFile, file: KnownFile): ImportRefusal | undefined => {
  // Words around a link that cannot be read are no titles.
  if (reader !== 'table' && reader.isOfLines)
    return reader === plainList && isDamagedLink(file) ? 'damaged-link' : undefined;
  if (parsed.content.kind === 'text' && parsed.content.isDamaged) return 'damaged-table';
  return isFilled(file) ? undefined : 'no-rows';
};

/** Who reads a file: a table of titles of nobody's comes before lines, for a note in it may have a link; any other table after them. */
const readerOf = (file: KnownFile): Reader | 'table' | undefined => {
  const reader: Reader | undefined = SOURCE_READERS.find((each) => each.recognises(file));
  const isOwn = reader ? reader.isOfLines && mayHaveTitles(file) : mayHaveTitles(file) || isTable(file.table);
  return isOwn ? 'table' : reader;
};

const recognise = (parsed: ParsedFile, days: DayReading): Recognised => {
  if (parsed.content.kind === 'refused') return { parsed, refusal: parsed.content.refusal };
  const file = knownFile(parsed, days);
  const reader = readerOf(file);
  const refusal = reader ? faultOf(reader, parsed, file) : whyUnknown(file);
  if (!reader || refusal) return { parsed, refusal: refusal ?? 'unknown' };
  return reader === 'table' ? { parsed, table: withNames(file) } : { parsed, reader, file };
};

interface SortedFiles {
  readonly byReader: ReadonlyMap<Reader, readonly { readonly file: KnownFile }[]>;
  /** The tables that are asked about, by their headers. */
  readonly byHeader: ReadonlyMap<string, readonly OwnTable[]>;
  readonly troubles: readonly Trouble[];
  /** The archives that something was recognised in. */
  readonly archives: ReadonlySet<string>;
}

const keyOf = ({ table: { table } }: OwnTable): string => headerKey(table);

const archivesOf = (files: readonly { readonly parsed: ParsedFile }[]): ReadonlySet<string> =>
  new Set(files.flatMap(({ parsed: { archive } }) => archive ?? []));

/** Beside files of a service a table may be about anything, in its archive even one of titles: it is not asked about. */
const sortedFiles = (files: readonly Recognised[], { tables: answers }: ReadingAnswers): SortedFiles => {
  const known = files.flatMap((each) => ('reader' in each ? [each] : []));
  const services = archivesOf(known);
  const isAskedAbout = ({ parsed: { archive }, table }: OwnTable): boolean => {
    if (archive !== undefined && services.has(archive)) return false;
    return mayHaveTitles(table) || (archive === undefined && known.length === 0);
  };
  const tables = groupBy(
    files.flatMap((each) => ('table' in each ? [each] : [])),
    (each) => answers?.get(keyOf(each)) !== 'left-out' && isAskedAbout(each),
  );
  const [asked, left] = [tables.get(true) ?? [], tables.get(false) ?? []];
  return {
    byReader: groupBy(known, ({ reader }) => reader),
    byHeader: groupBy(asked, keyOf),
    troubles: [
      ...files.flatMap((each) => ('refusal' in each ? [each] : [])),
      ...left.map(({ parsed, table }): Trouble => {
        const isTold = mayHaveTitles(table) || answers?.get(headerKey(table.table)) === 'left-out';
        return { parsed, refusal: isTold ? 'table-left-out' : 'unknown' };
      }),
    ],
    archives: archivesOf([...known, ...asked]),
  };
};

const isLoss = ({ refusal }: Trouble): boolean => !NO_LOSS.has(refusal);

/** A file of an archive by the archive's name, unless it is that file alone that is at fault. */
const nameOf = ({ name, archive }: ParsedFile, isAlone: boolean): string => {
  if (archive === undefined) return name;
  return isAlone ? `${archive}: ${name}` : archive;
};

/** Whether a file of an archive is told of by itself: so is a table that may have titles, whoever left it out. */
const isToldAlone = (trouble: Trouble): boolean => isLoss(trouble) || trouble.refusal === 'table-left-out';

/** The names of files that nothing was found in, for the visitor. */
const unrecognisedIn = ({ troubles, archives }: SortedFiles): readonly string[] => {
  const told = troubles.filter((trouble) => isToldAlone(trouble) || !archives.has(trouble.parsed.archive ?? ''));
  return [...new Set(told.map((trouble) => nameOf(trouble.parsed, isToldAlone(trouble))))];
};

/** The refusal that tells most: of several files, one that is damaged rather than one that is unknown. */
const refusedOutcome = ({ troubles }: SortedFiles): ImportOutcome => {
  const trouble = troubles.find(isLoss) ?? troubles.find(({ refusal }) => !UNKNOWN.includes(refusal)) ?? troubles[0];
  return trouble
    ? { kind: 'refused', refusal: trouble.refusal, fileName: nameOf(trouble.parsed, isLoss(trouble)) }
    : { kind: 'refused', refusal: 'no-rows', fileName: '' };
};

/** What all files come to: first those of services, of which more is known. */
function* findingsIn({ byReader, byHeader }: SortedFiles, answers: ReadingAnswers): Findings {
  for (const [reader, known] of byReader) {
    const files: KnownFile[] = [];
    for (const { file } of known) {
      const { table, cut } = withoutCutRow(file.table);
      if (cut) yield leftOut(cut.filter((cell) => cell !== '').join(', '), 'unreadable');
      yield* noteDays(table);
      files.push({ ...file, table });
    }
    yield* reader.read(files);
  }
  for (const [key, tables] of byHeader) {
    const choices = answers.tables?.get(key);
    if (choices && choices !== 'left-out') for (const { table } of tables) yield* readColumns(table, choices);
  }
}

const sourcesIn = ({ byReader, byHeader }: SortedFiles): readonly ImportSource[] => [
  ...new Set([...[...byReader.keys()].map(({ source }) => source), ...(byHeader.size > 0 ? (['plain'] as const) : [])]),
];

/**
 * Reads the visitor's files (product.md, Import: recognition), a row a step: whoever asks for the steps may pause between them. The
 * last step's value is the outcome.
 */
export function* readFiles(files: readonly ParsedFile[], { now, ...answers }: ReadingContext): Steps<ImportOutcome> {
  const days = new DayReading(now, answers.dateOrder);
  const recognised: Recognised[] = [];
  for (const parsed of files) {
    recognised.push(recognise(parsed, days));
    yield;
  }
  const sorted = sortedFiles(recognised, answers);
  for (const [key, [first, ...others]] of sorted.byHeader)
    if (first && !answers.tables?.has(key))
      return {
        kind: 'ask-columns',
        table: yield* unknownTable(
          first.table,
          others.map(({ table }) => table),
          now,
        ),
      };
  const found = new CollectedFindings();
  for (const finding of findingsIn(sorted, answers)) {
    if (days.question !== '') return { kind: 'ask-date-order', example: days.question };
    if (finding) found.add(finding);
    yield;
  }
  if (found.isEmpty) return refusedOutcome(sorted);
  const unread = { unreadDays: days.unread, unreadDayExamples: days.examples };
  const told = { ...(yield* found.reading()), ...unread, unrecognised: unrecognisedIn(sorted) };
  return { kind: 'read', reading: { sources: sourcesIn(sorted), ...told } };
}
