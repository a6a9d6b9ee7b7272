import { describe, expect, it } from 'vitest';
import { MemoryJournal } from '#adapters/journal/memory-journal.ts';
import { IDENTIFIER, SharedDevice } from '#fixtures/library/shared-device.ts';
import { add, savedIds, settle } from '#fixtures/library/watchlist-of.ts';

describe('a change', () => {
  it('is written before anything else happens', async () => {
    const device = new SharedDevice();
    const tab = device.open({ journal: new MemoryJournal(device.journal) });
    await settle(device);
    tab.session.dispatch(add(1));
    expect(device.journal.get(IDENTIFIER).records).toHaveLength(1);
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
