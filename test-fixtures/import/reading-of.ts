import type { DateOrder } from '#domain/import/cells/written-day.ts';
import { namesTitles, type TableAnswer, type UnknownTable } from '#domain/import/columns/table-choices.ts';
import type { ImportOutcome, ReadingAnswers, ImportReading } from '#domain/import/import-reading.ts';
import type { ParsedFile } from '#domain/import/parsed-file.ts';
import { readFiles } from '#domain/import/read-files.ts';
import { resultOf } from '#domain/steps.ts';
import { parsed } from './parsed.ts';

/** No day that is read is later, but by a time zone. */
const NOW = new Date('2026-11-25T12:00:00.000Z');

/** What reading comes to without pauses, be it a question. */
export const questionOf = (files: readonly ParsedFile[], answers: ReadingAnswers = {}, now = NOW): ImportOutcome =>
  resultOf(readFiles(files, { now, ...answers }));

/** The answer of a visitor who is content with what could be told. */
const asTold = ({ choices }: UnknownTable): TableAnswer => (namesTitles(choices) ? choices : 'left-out');

type Said = Pick<ReadingAnswers, 'dateOrder'> & { readonly now?: Date };

/** What reading comes to where the visitor says of tables what `answerOf` says. */
export const outcomeBy = (
  files: readonly ParsedFile[],
  answerOf: (table: UnknownTable) => TableAnswer,
  { dateOrder, now = NOW }: Said = {},
): ImportOutcome => {
  const tables = new Map<string, TableAnswer>();
  for (;;) {
    const outcome = questionOf(files, { dateOrder, tables }, now);
    if (outcome.kind !== 'ask-columns') return outcome;
    tables.set(outcome.table.key, answerOf(outcome.table));
  }
};

/** What files come to that are read by and by, where the visitor is content with what could be told of tables. */
export const outcomeAsTold = async (
  read: (answers: ReadingAnswers) => Promise<ImportOutcome>,
): Promise<ImportOutcome> => {
  const tables = new Map<string, TableAnswer>();
  const answered = async (): Promise<ImportOutcome> => {
    const outcome = await read({ tables });
    if (outcome.kind !== 'ask-columns') return outcome;
    tables.set(outcome.table.key, asTold(outcome.table));
    return answered();
  };
  return answered();
};

/** What reading comes to, without pauses, where the visitor is content with what could be told of tables. */
export const outcomeOf = (files: readonly ParsedFile[], dateOrder?: DateOrder, now = NOW): ImportOutcome =>
  outcomeBy(files, asTold, { dateOrder, now });

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
