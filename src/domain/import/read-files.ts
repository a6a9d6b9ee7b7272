import { DayReading } from './cells/day-reading.ts';
import { noteDays } from './cells/table.ts';
import { CollectedFindings } from './collected-findings.ts';
import { refusedOutcome, unrecognisedIn } from './files-without-titles.ts';
import type { DateOrder, ImportOutcome } from './import-reading.ts';
import type { ParsedFile } from './parsed-file.ts';
import { sortFiles } from './sort-files.ts';

interface ReadingContext {
  /** No day of a file is later. */
  readonly now: Date;
  /** What the visitor has said of days that can be read in two ways. */
  readonly dateOrder?: DateOrder | undefined;
}

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
