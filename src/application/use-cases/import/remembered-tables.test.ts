import { describe, expect, it } from 'vitest';
import type { ColumnChoice, UnknownTable } from '#domain/import/columns/table-choices.ts';
import { aTable } from '#fixtures/import/a-table.ts';
import { MemoryValue } from '#fixtures/memory-value.ts';
import type { RememberedTable } from '../../ports/memories/remembered-table.ts';
import { rememberedOutcome, rememberTables } from './remembered-tables.ts';

const memoryOf = () => new MemoryValue<readonly RememberedTable[]>();
const choicesIn = (memory: ReturnType<typeof memoryOf>, table: UnknownTable) => {
  const outcome = rememberedOutcome(memory, { kind: 'ask-columns', table });
  return outcome.kind === 'ask-columns' ? outcome.table.choices : undefined;
};
const answered = (key: string, columns: readonly ColumnChoice[]) => ({
  tables: new Map([[key, { columns, dateOrder: 'day-first' as const }]]),
});

describe('what was chosen of a table (product.md, Import: chosen columns)', () => {
  const table = aTable('Pelikula,Status\nUmbra,gesehen\nPaper Lions,weg');

  it('is chosen already for the next table of that header, but for the order of days', () => {
    const memory = memoryOf();
    expect(choicesIn(memory, table)).toBe(table.choices);
    const status: ColumnChoice = {
      role: 'state',
      words: [
        ['gesehen', 'liked'],
        ['weg', 'to-see'],
      ],
    };
    rememberTables(memory, answered(table.key, [{ role: 'title' }, status]));
    expect(choicesIn(memory, table)).toEqual({ columns: [{ role: 'title' }, status] });
    expect(choicesIn(memory, aTable('Pelikula,Other\nUmbra,1'))?.columns[0]).toEqual({});
  });

  it('has of words that were not there what can be told', () => {
    const memory = memoryOf();
    rememberTables(memory, answered(table.key, [{ role: 'title' }, { role: 'state', words: [['weg', 'to-see']] }]));
    expect(choicesIn(memory, table)?.columns[1]?.words).toEqual([
      ['gesehen', 'seen'],
      ['weg', 'to-see'],
    ]);
  });

  it('is of the 20 headers that were said last, and of none that is too long', () => {
    const memory = memoryOf();
    for (let count = 0; count < 25; count += 1) rememberTables(memory, answered(`key ${count}`, []));
    rememberTables(memory, answered('k'.repeat(20_000), []));
    rememberTables(memory, answered('key 10', [{ role: 'year' }]));
    expect(memory.recall()?.map(({ key }) => key)).toHaveLength(20);
    expect(memory.recall()?.[0]).toEqual({ key: 'key 10', columns: [{ role: 'year' }] });
  });

  it('is not of a table that was left out', () => {
    const memory = memoryOf();
    rememberTables(memory, { tables: new Map([['a', 'left-out' as const]]) });
    expect(memory.recall()).toBeUndefined();
  });
});
