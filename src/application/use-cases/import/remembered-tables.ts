import { rememberedChoices } from '#domain/import/columns/table-choices.ts';
import type { ImportOutcome, ReadingAnswers } from '#domain/import/import-reading.ts';
import type { RememberedTable } from '../../ports/memories/remembered-table.ts';
import type { ValueMemory } from '../../ports/memories/value-memory.ts';

/** The newest first (product.md, Import: chosen columns). */
export type ColumnsMemory = ValueMemory<readonly RememberedTable[]>;

/** So many headers are remembered, of so many letters together with what was chosen. */
const TABLES_AT_MOST = 20;
const LETTERS_AT_MOST = 10_000;

/** Remembers what was chosen of tables: for their headers, and never how their days are written (product.md, Import: chosen columns). */
export const rememberTables = (memory: ColumnsMemory, { tables = new Map() }: ReadingAnswers): void => {
  const chosen = [...tables].flatMap(([key, answer]) =>
    answer === 'left-out' ? [] : [{ key, columns: answer.columns }],
  );
  const kept = chosen.toReversed().filter((each) => JSON.stringify(each).length <= LETTERS_AT_MOST);
  if (kept.length === 0) return;
  const others = (memory.recall() ?? []).filter(({ key }) => !tables.has(key));
  memory.remember([...kept, ...others].slice(0, TABLES_AT_MOST));
};

/** A question about a table with what was chosen for its header before. */
export const rememberedOutcome = (memory: ColumnsMemory, outcome: ImportOutcome): ImportOutcome => {
  if (outcome.kind !== 'ask-columns') return outcome;
  const { table } = outcome;
  const before = memory.recall()?.find(({ key }) => key === table.key);
  return before ? { ...outcome, table: { ...table, choices: rememberedChoices(table, before.columns) } } : outcome;
};
