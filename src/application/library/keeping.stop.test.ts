import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { JournalMemory } from '#adapters/journal/journal-memory.ts';
import { MemoryJournal } from '#adapters/journal/memory-journal.ts';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import { StorageMedium } from '#adapters/store/storage-medium.ts';
import { NoTabs } from '#adapters/tabs/no-tabs.ts';
import { aKeeping } from '#fixtures/library/a-keeping.ts';
import { atTheDesk } from '#fixtures/library/at-the-desk.ts';
import type { Device } from '../ports/device.ts';
import { Identity } from './identity.ts';

const IDENTIFIER = 'fp_0';
const ADD = { kind: 'title-saved', list: 'watchlist', title: { id: 9, addedAt: '2026-11-20T12:00:00.000Z' } } as const;

/** A store whose saves take as long as a test wants. */
class SlowStore extends BundleStore {
  release = () => {};

  override async save(...args: Parameters<BundleStore['save']>): Promise<string> {
    await new Promise<void>((resolve) => (this.release = resolve));
    return super.save(...args);
  }
}

describe('a keeping that is stopped', () => {
  it('tells the journal nothing of a save that was on its way, or it would bring back what is erased', async () => {
    const { parts, clock } = atTheDesk();
    const store = new SlowStore(new StorageMedium(new MemoryEntries(), 'device'));
    const journal = new MemoryJournal(new JournalMemory());
    const identity = new Identity({ resolve: async () => IDENTIFIER }, clock);
    await identity.resolve();
    const keeping = aKeeping({
      ...parts,
      identity,
      store,
      journal,
      tabs: new NoTabs(),
      legacy: { read: () => ({}), remove: () => {} },
      device: { leaving$: NEVER, returning$: NEVER } as unknown as Device,
      log: { warn: () => {}, error: () => {} },
    });
    keeping.activate(0);
    await clock.advance(1_000);
    parts.session.dispatch(ADD);
    await clock.advance(1_000);
    const stopped = keeping.stop();
    await clock.settle();
    await stopped;
    await journal.erase();
    store.release();
    await clock.advance(60_000);
    expect(await journal.recall(IDENTIFIER)).toMatchObject({ entries: [] });
    expect((await journal.recall(IDENTIFIER)).checkpoint).toBeUndefined();
  });
});
