import { DayReading } from './cells/day-reading.ts';
import { noteDays } from './cells/table.ts';
import { CollectedFindings } from './collected-findings.ts';
import type { DateOrder, ImportOutcome, ImportRefusal } from './import-reading.ts';
import type { ParsedFile } from './parsed-file.ts';
import { type SortedFiles, sortFiles, type Trouble } from './sort-files.ts';

interface ReadingContext {
  /** No day of a file is later. */
  readonly now: Date;
  /** What the visitor has said of days that can be read in two ways. */
  readonly dateOrder?: DateOrder | undefined;
}

/** Of an archive's files these are no loss: most services' archives have more in them than titles. */
const NO_LOSS: ReadonlySet<ImportRefusal> = new Set(['unknown', 'empty', 'no-rows', 'web-page']);

const isLoss = ({ refusal }: Trouble): boolean => !NO_LOSS.has(refusal);

/** A file of an archive by the archive's name, unless it is that file alone that is at fault. */
const nameOf = ({ name, archive }: ParsedFile, isAlone: boolean): string => {
  if (archive === undefined) return name;
  return isAlone ? `${archive}: ${name}` : archive;
};

/** The names of files that nothing was found in, for the visitor. */
const unrecognisedIn = ({ troubles, archives }: SortedFiles): readonly string[] => {
  const told = troubles.filter((trouble) => isLoss(trouble) || !archives.has(trouble.file.archive ?? ''));
  return [...new Set(told.map((trouble) => nameOf(trouble.file, isLoss(trouble))))];
};

/** The refusal that tells most: of several files, one that is damaged rather than one that is unknown. */
const refusedOutcome = ({ troubles }: SortedFiles): ImportOutcome => {
  const trouble = troubles.find(isLoss) ?? troubles.find(({ refusal }) => refusal !== 'unknown') ?? troubles[0];
  return trouble
    ? { kind: 'refused', refusal: trouble.refusal, fileName: nameOf(trouble.file, isLoss(trouble)) }
    : { kind: 'refused', refusal: 'no-rows', fileName: '' };
};

/**
 * Reads the visitor's files (product.md, Import: recognition), a row a step: whoever asks for the steps may pause between them. The
 * last step's value is the outcome.
 */
export function* readFiles(
  files: readonly ParsedFile[],
  { now, dateOrder }: ReadingContext,
): Generator<undefined, ImportOutcome> {
  const days = new DayReading(now, dateOrder);
  const sorted = yield* sortFiles(files, days);
  const found = new CollectedFindings();
  for (const [reader, ofReader] of sorted.byReader) {
    for (const { table } of ofReader) yield* noteDays(table);
    for (const finding of reader.read(ofReader)) {
      if (days.question !== '') return { kind: 'ask-date-order', example: days.question };
      if (finding) found.add(finding);
      yield undefined;
    }
  }
  if (found.isEmpty) return refusedOutcome(sorted);
  const sources = [...new Set([...sorted.byReader.keys()].map(({ source }) => source))];
  const told = { ...found.reading(), unreadDays: days.unread, unrecognised: unrecognisedIn(sorted) };
  return { kind: 'read', reading: { sources, ...told } };
}
