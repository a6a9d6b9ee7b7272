import type { DateOrder, ImportOutcome, ImportReading } from '#domain/import/import-reading.ts';
import type { ParsedFile } from '#domain/import/parsed-file.ts';
import { readFiles } from '#domain/import/read-files.ts';
import { parsed } from './parsed.ts';

/** No day that is read is later, but by a time zone. */
const NOW = new Date('2026-11-25T12:00:00.000Z');

/** What reading comes to, without pauses. */
export const outcomeOf = (files: readonly ParsedFile[], dateOrder?: DateOrder, now = NOW): ImportOutcome => {
  const reading = readFiles(files, { now, dateOrder });
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
};

/** What is found in files that can be read. */
export const readingOf = (
  files: Readonly<Record<string, unknown>>,
  dateOrder?: DateOrder,
  now = NOW,
): ImportReading => {
  const outcome = outcomeOf(parsed(files), dateOrder, now);
  if (outcome.kind !== 'read') throw new Error(`Nothing was read: ${JSON.stringify(outcome)}`);
  return outcome.reading;
};
