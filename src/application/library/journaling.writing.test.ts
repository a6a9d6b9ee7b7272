import { describe, expect, it } from 'vitest';
import { MemoryJournal } from '#adapters/journal/memory-journal.ts';
import { IDENTIFIER, SharedDevice } from '#fixtures/library/shared-device.ts';
import { add, savedIds, settle } from '#fixtures/library/watchlist-of.ts';

const hangs = () => new Promise<never>(() => {});
const answersNever = (journal: MemoryJournal): MemoryJournal => {
  const append = journal.append.bind(journal);
  return Object.assign(journal, { append: (...of: Parameters<typeof append>) => append(...of).then(hangs) });
};

describe('a change', () => {
  it('is written at once, whatever the journal has not answered yet', async () => {
    const device = new SharedDevice();
    const journal = new MemoryJournal(device.journal);
    const tab = device.open({ journal });
    await settle(device);
    answersNever(journal);
    for (const id of [1, 2, 3]) tab.session.dispatch(add(id));
    expect(device.journal.get(IDENTIFIER).records).toHaveLength(3);
  });

  it('made while the journal is being opened has its place and is saved', async () => {
    const device = new SharedDevice();
    const journal = new MemoryJournal(device.journal);
    const claim = journal.claim.bind(journal);
    const tab = device.open({
      journal: Object.assign(journal, {
        claim: async (identifier: string) => {
          await claim(identifier);
          tab.session.dispatch(add(1));
        },
      }),
    });
    await settle(device);
    expect(tab.session.waiting).toEqual([]);
    expect(savedIds(device)).toEqual([1]);
  });
});
