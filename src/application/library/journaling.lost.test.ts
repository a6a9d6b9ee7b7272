import { describe, expect, it } from 'vitest';
import { MemoryJournal } from '#adapters/journal/memory-journal.ts';
import { SharedDevice } from '#fixtures/library/shared-device.ts';
import { KEY, add, ids, remove, savedIds, settle } from '#fixtures/library/watchlist-of.ts';

const dies = () => Promise.reject(new Error('The journal is gone.'));
const DEAD = { note: dies, append: dies, claim: dies, recall: dies, since: dies, checkpoint: dies, erase: dies };

/** A tab that has saved title 9, added 1 and 2 and lost its journal, before either was saved. */
const bereft = async () => {
  const device = new SharedDevice();
  const journal = new MemoryJournal(device.journal);
  const tab = device.open({ journal });
  await settle(device);
  tab.session.dispatch(add(9));
  await settle(device);
  [1, 2].forEach((id) => tab.session.dispatch(add(id)));
  await device.clock.settle();
  Object.assign(journal, DEAD);
  return { device, tab };
};

const nextIds = async (device: SharedDevice) => {
  const next = device.open();
  await settle(device);
  return ids(next);
};

describe('what is done after the journal was lost', () => {
  it.each([
    ['saved', 1_000],
    ['closed', 0],
  ])('is not undone by older entries at the next visit, once it is %s', async (_, ms) => {
    const { device, tab } = await bereft();
    tab.session.dispatch(remove(1));
    tab.session.dispatch(add(3));
    await device.clock.advance(ms);
    if (ms === 0) tab.leave();
    expect(savedIds(device)).toEqual([9, 2, 3]);
    tab.kill();
    expect(await nextIds(device)).toEqual([9, 2, 3]);
    expect(await nextIds(device)).toEqual([9, 2, 3]);
  });

  it('is not undone by what was noted down and never got a place', async () => {
    const device = new SharedDevice();
    const journal = new MemoryJournal(device.journal);
    const tab = device.open({ journal });
    await settle(device);
    Object.assign(journal, { append: dies });
    [1, 2].forEach((id) => tab.session.dispatch(add(id)));
    await device.clock.settle();
    tab.session.dispatch(remove(1));
    await settle(device);
    expect(savedIds(device)).toEqual([2]);
    tab.kill();
    expect(await nextIds(device)).toEqual([2]);
    expect(await nextIds(device)).toEqual([2]);
  });

  it('is kept apart, and made at the next visit, when the browser is killed before it was saved', async () => {
    const { device, tab } = await bereft();
    tab.session.dispatch(remove(1));
    await device.clock.settle();
    tab.kill();
    expect(await nextIds(device)).toEqual([9, 2]);
  });

  it('stays as it is in another tab that has a journal', async () => {
    const { device, tab } = await bereft();
    const here = device.open();
    await settle(device);
    tab.session.dispatch(remove(1));
    await settle(device);
    here.session.dispatch(remove(2));
    device.outside$.next({ kind: 'written', key: KEY, text: device.entries.getItem(KEY) ?? '' });
    await settle(device);
    expect(ids(here)).toEqual([9]);
  });
});
