import { vi } from 'vitest';
import { journalContract } from '#application/ports/journal.contract.ts';
import { JournalMemory } from './journal-memory.ts';
import { MemoryJournal } from './memory-journal.ts';

const isGone = (): never => {
  throw new Error('It is gone.');
};

journalContract('memory', async () => {
  const memory = new JournalMemory();
  return {
    journal: new MemoryJournal(memory),
    reopen: async () => new MemoryJournal(memory),
    plant: async (identifier, change) => {
      const shelf = memory.get(identifier);
      const counter = shelf.head.counter + 1;
      const record = { identifier, counter, id: `planted-${counter}`, change };
      memory.set(identifier, { ...shelf, head: { ...shelf.head, counter }, records: [...shelf.records, record] });
    },
    raw: async (identifier) => memory.get(identifier).records.map(({ change }) => change),
    breakDown: () => {
      for (const method of ['get', 'set', 'clear'] as const) vi.spyOn(memory, method).mockImplementation(isGone);
    },
    mend: () => void vi.restoreAllMocks(),
  };
});
