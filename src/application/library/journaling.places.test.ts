import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { MemoryJournal } from '#adapters/journal/memory-journal.ts';
import { SharedDevice } from '#fixtures/library/shared-device.ts';
import { add, ids, remove, settle } from '#fixtures/library/watchlist-of.ts';

const DEAF = { messages$: NEVER, tell: () => {} };
const dies = () => Promise.reject(new Error('The journal is gone.'));
const DEAD = { note: dies, append: dies, claim: dies, recall: dies, since: dies, checkpoint: dies, forget: dies, isEmpty: dies, erase: dies };

/** A tab that hears nothing, another that does, both loaded. */
const twoTabs = async () => {
  const device = new SharedDevice();
  const deaf = device.open({ tabs: DEAF });
  const here = device.open();
  await settle(device);
  return { device, deaf, here };
};

describe('the place of a change', () => {
  it('is after those of other tabs that this one had not heard of', async () => {
    const { device, deaf, here } = await twoTabs();
    here.session.dispatch(add(1));
    await device.clock.settle();
    deaf.session.dispatch(add(3));
    await device.clock.settle();
    expect(ids(deaf)).toEqual([1, 3]);
    expect(deaf.session.waiting).toEqual([]);
  });

  it('is known before a library is saved, whatever was not heard', async () => {
    const { device, deaf, here } = await twoTabs();
    here.session.dispatch(add(1));
    await device.clock.settle();
    deaf.keeper.keeping?.saveAgain();
    await device.clock.advance(1_000);
    expect(ids(deaf)).toEqual([1]);
  });

  it('is told to the other tabs when it was made before it was known whose it is', async () => {
    const { device, here } = await twoTabs();
    const quick = device.open();
    quick.session.dispatch(add(2));
    await device.clock.advance(1_000);
    expect(ids(here)).toEqual([2]);
  });

  it('is known though another tab claimed and saved it before this one was loaded', async () => {
    const device = new SharedDevice();
    const first = device.open();
    await device.clock.advance(900);
    const second = device.open();
    second.session.dispatch(add(1));
    await device.clock.advance(500);
    expect(ids(first)).toEqual([1]);
    first.leave();
    first.session.dispatch(remove(1));
    first.leave();
    await settle(device);
    expect(second.session.waiting).toEqual([]);
    expect(ids(second)).toEqual([]);
  });

  it('is none, and none is waited for, once the journal is lost', async () => {
    const device = new SharedDevice();
    const journal = new MemoryJournal(device.journal);
    const tab = device.open({ journal });
    await settle(device);
    Object.assign(journal, DEAD);
    tab.session.dispatch(add(1));
    tab.session.dispatch(add(2));
    await device.clock.settle();
    expect(tab.session.waiting).toEqual([]);
    expect(ids(tab)).toEqual([1, 2]);
  });

  it('is counted anew in a journal that was cleared with the data of the site', async () => {
    const device = new SharedDevice();
    const tab = device.open();
    await settle(device);
    [1, 2].forEach((id) => tab.session.dispatch(add(id)));
    await settle(device);
    device.journal.clear();
    [3, 4].forEach((id) => tab.session.dispatch(add(id)));
    await device.clock.settle();
    expect(tab.session.waiting).toEqual([]);
    expect(ids(tab)).toEqual([1, 2, 3, 4]);
  });

  it('is given by the tab that has a journal to what one without tells', async () => {
    const device = new SharedDevice();
    const without = device.open({ journal: DEAD });
    const here = device.open();
    await settle(device);
    without.session.dispatch(add(1));
    await device.clock.settle();
    expect(ids(here)).toEqual([1]);
    here.kill();
    without.kill();
    const next = device.open();
    await settle(device);
    expect(ids(next)).toEqual([1]);
  });

  it('is not looked for any more in a tab that is closed', async () => {
    const { device, deaf, here } = await twoTabs();
    deaf.kill();
    here.session.dispatch(add(1));
    await device.clock.settle();
    device.returning$.next();
    await settle(device);
    expect(ids(deaf)).toEqual([]);
  });
});
