import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { MemoryJournal } from '#adapters/journal/memory-journal.ts';
import { SharedDevice } from '#fixtures/library/shared-device.ts';
import { add, ids, remove, savedIds, settle } from '#fixtures/library/watchlist-of.ts';

const MUTE = { messages$: NEVER, tell: () => {} };
const hangs = () => new Promise<never>(() => {});

/** A journal that is too late. */
const silent = (device: SharedDevice) => Object.assign(new MemoryJournal(device.journal), { note: hangs, append: hangs, claim: hangs, recall: hangs });

describe('changes of a page that is left at once', () => {
  it('are made by the next visit, in their order, and once', async () => {
    const device = new SharedDevice();
    const left = device.open({ journal: silent(device) });
    left.session.dispatch(add(1));
    await device.clock.settle();
    left.session.dispatch(add(2));
    left.leave();
    left.kill();
    expect(device.outbox.read().map(({ id }) => id)).toEqual(['tab-1-1', 'tab-1-2']);

    const next = device.open();
    next.session.dispatch(add(3));
    await settle(device);
    expect(ids(next)).toEqual([1, 2, 3]);
    expect(savedIds(device)).toEqual([1, 2, 3]);
    expect(device.outbox.read()).toEqual([]);
    expect(next.session.waiting).toEqual([]);
    const last = device.open();
    await settle(device);
    expect(ids(last)).toEqual([1, 2, 3]);
  });

  it('are made by the next visit without a journal, too', async () => {
    const device = new SharedDevice();
    const left = device.open({ journal: silent(device) });
    left.session.dispatch(add(1));
    left.leave();
    left.kill();
    const next = device.open({ journal: silent(device) });
    await device.clock.advance(10_000);
    expect(ids(next)).toEqual([1]);
    expect(savedIds(device)).toEqual([1]);
    expect(device.outbox.read()).toEqual([]);
  });

  it('are made once where the page stays after all', async () => {
    const device = new SharedDevice();
    const tab = device.open();
    tab.session.dispatch(add(1));
    tab.leave();
    expect(device.outbox.read()).toHaveLength(1);
    await settle(device);
    expect(ids(tab)).toEqual([1]);
    expect(device.outbox.read()).toEqual([]);
    expect(tab.session.waiting).toEqual([]);
  });

  it('are not made again where the journal had them after all, though they are in a checkpoint by now and were taken back', async () => {
    const device = new SharedDevice();
    const other = device.open();
    await settle(device);
    const journal = new MemoryJournal(device.journal);
    const append = journal.append.bind(journal);
    const unheard = async (...given: Parameters<typeof append>) => append(...given).then(hangs);
    const left = device.open({ journal: Object.assign(journal, { append: unheard }), tabs: MUTE });
    await settle(device);
    left.session.dispatch(add(1));
    left.leave();
    left.kill();
    expect(device.outbox.read()).toHaveLength(1);
    other.session.dispatch(add(2));
    await settle(device);
    other.session.dispatch(remove(1));
    await settle(device);
    expect(savedIds(device)).toEqual([2]);
    expect(device.outbox.read()).toHaveLength(1);
    const next = device.open();
    await settle(device);
    expect(next.session.waiting).toEqual([]);
    expect(ids(next)).toEqual([2]);
    expect(ids(other)).toEqual([2]);
    expect(device.outbox.read()).toEqual([]);
  });

  it('do not make what was saved then look as if somebody else had edited it', async () => {
    const device = new SharedDevice();
    const journal = new MemoryJournal(device.journal);
    const left = device.open({ journal });
    left.session.dispatch(add(1));
    await settle(device);
    Object.assign(journal, { checkpoint: hangs });
    left.session.dispatch(remove(1));
    left.leave();
    left.kill();
    expect(savedIds(device)).toEqual([]);
    const next = device.open();
    await settle(device);
    expect(ids(next)).toEqual([]);
    // Nothing is offered back.
    expect(next.told).toEqual([]);
  });

  it('stay in the outbox without a journal until they are saved', async () => {
    const device = new SharedDevice();
    const left = device.open({ journal: silent(device) });
    left.session.dispatch(add(1));
    left.leave();
    left.kill();
    const setItem = device.entries.setItem.bind(device.entries);
    device.entries.setItem = () => {
      throw new Error('The disk is full.');
    };
    const next = device.open({ journal: silent(device) });
    await device.clock.advance(20_000);
    expect(ids(next)).toEqual([1]);
    expect(device.outbox.read()).toHaveLength(1);
    device.entries.setItem = setItem;
    await device.clock.advance(20_000);
    expect(savedIds(device)).toEqual([1]);
    expect(device.outbox.read()).toEqual([]);
  });

  it('do not keep what stops from stopping, though nobody knows whose they are', async () => {
    const device = new SharedDevice();
    const tab = device.open({ journal: Object.assign(new MemoryJournal(device.journal), { note: hangs, claim: hangs }) });
    [1, 2].forEach((id) => tab.session.dispatch(add(id)));
    await device.clock.settle();
    let isStopped = false;
    void tab.keeper.keeping?.stop().then(() => (isStopped = true));
    await settle(device);
    expect(isStopped).toBe(true);
  });

  it('are seen once they are noted down, and a moment later where they cannot be', async () => {
    const device = new SharedDevice();
    const journal = new MemoryJournal(device.journal);
    const tab = device.open({ journal });
    await settle(device);
    tab.session.dispatch(add(1));
    expect(tab.session.seen.watchlist).toEqual([]);
    await device.clock.settle();
    expect(tab.session.seen.watchlist).toHaveLength(1);
    Object.assign(journal, { note: hangs });
    tab.session.dispatch(add(2));
    await device.clock.settle();
    expect(tab.session.seen.watchlist).toHaveLength(1);
    await device.clock.advance(100);
    expect(tab.session.seen.watchlist).toHaveLength(2);
  });

  it('that the journal has are not put into the outbox', async () => {
    const device = new SharedDevice();
    const tab = device.open();
    await settle(device);
    tab.session.dispatch(add(1));
    await device.clock.settle();
    tab.leave();
    expect(device.outbox.read()).toEqual([]);
  });

  it('that are without a journal, and not saved because nothing was loaded yet, are put into the outbox', async () => {
    const device = new SharedDevice();
    const dies = () => Promise.reject(new Error('The journal is gone.'));
    const tab = device.open({ journal: Object.assign(new MemoryJournal(device.journal), { append: dies }) });
    tab.session.dispatch(add(1));
    await device.clock.settle();
    tab.leave();
    tab.kill();
    const next = device.open();
    await settle(device);
    expect(ids(next)).toEqual([1]);
  });

  it('that the journal cannot note down are put into the outbox at once, until they are saved; but not those of thousands of titles', async () => {
    const device = new SharedDevice();
    const dies = () => Promise.reject(new Error('The journal is gone.'));
    const tab = device.open({ journal: Object.assign(new MemoryJournal(device.journal), { note: dies, append: dies, claim: dies, recall: dies }) });
    await settle(device);
    tab.session.dispatch(add(1));
    tab.session.dispatch({ kind: 'batch', actions: [add(2), add(3)] });
    await device.clock.settle();
    expect(device.outbox.read().map(({ action }) => action)).toEqual([add(1)]);
    await settle(device);
    expect(savedIds(device)).toEqual([1, 2, 3]);
    expect(device.outbox.read()).toEqual([]);
  });
});
