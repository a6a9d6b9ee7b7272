import { describe, expect, it } from 'vitest';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { StorageMedium } from '#adapters/store/storage-medium.ts';
import { breakLog } from '#fixtures/library/break-log.ts';
import { IDENTIFIER, DeviceWithTabs } from '#fixtures/library/device-with-tabs.ts';
import { KEY, add, ids, leftIds, remove, savedIds, settle } from '#fixtures/library/watchlist-of.ts';

const OFFER = 'Your saved lists were changed from outside, and something is gone from them.';

/** A device on which title 1 was saved. */
const saved = async () => {
  const device = new DeviceWithTabs();
  const tab = device.open();
  await settle(device);
  tab.session.dispatch(add(1));
  await settle(device);
  tab.kill();
  return device;
};

/** Saves as above, and then writes over the entry as a person would by hand. */
const edited = async () => {
  const device = await saved();
  device.entries.setItem(KEY, JSON.stringify({ watchlist: [{ id: 9, addedAt: '' }] }));
  return device;
};

/** One more visit that is open long enough to be told something, and what it was offered. */
const visit = async (device: DeviceWithTabs, primary = device.openLog()) => {
  const tab = device.open({ primary });
  await device.clock.advance(2_500);
  return { tab, offer: tab.emitted.find(({ message }) => message === OFFER) };
};

describe('a bundle edited by hand while no tab was open', () => {
  it('wins, and what is gone from it is offered to be brought back', async () => {
    const device = await edited();
    const { tab, offer } = await visit(device);
    expect(ids(tab)).toEqual([9]);
    offer?.action?.run();
    await settle(device);
    expect(ids(tab)).toEqual([9, 1]);
    expect(savedIds(device)).toEqual([9, 1]);
  });

  it('is this app’s own from then on: it is not written again, and nothing is offered a second time', async () => {
    const device = await edited();
    const text = device.entries.getItem(KEY);
    const first = await visit(device);
    expect(first.offer).toBeDefined();
    await settle(device);
    expect(device.entries.getItem(KEY)).toBe(text);
    expect(await new BundleStore(new StorageMedium(device.entries, 'device')).load(IDENTIFIER)).toMatchObject({
      isOwn: true,
    });
    first.tab.kill();
    const second = await visit(device);
    expect(second.offer).toBeUndefined();
    expect(ids(second.tab)).toEqual([9]);
  });

  it('is kept by the log where a killed browser has lost it, and all that was saved since (product.md, Saving: superseded)', async () => {
    const device = await saved();
    const names = Array.from({ length: device.entries.length }, (_, at) => device.entries.key(at) ?? '');
    const before = new Map(names.map((name) => [name, device.entries.getItem(name) ?? '']));
    device.entries.setItem(KEY, JSON.stringify({ watchlist: [{ id: 9, addedAt: '' }] }));
    const { tab: first } = await visit(device);
    expect(ids(first)).toEqual([9]);
    first.kill();
    before.forEach((text, name) => device.entries.setItem(name, text));
    expect(ids((await visit(device)).tab)).toEqual([9]);
  });

  it('is what changes are made to from then on, and other tabs agree', async () => {
    const device = await edited();
    const { tab } = await visit(device);
    const { tab: other } = await visit(device);
    tab.session.dispatch(remove(9));
    other.session.dispatch(add(2));
    await settle(device);
    expect(ids(tab)).toEqual([2]);
    expect(ids(other)).toEqual([2]);
    [tab, other].forEach(({ kill }) => kill());
    expect(ids((await visit(device)).tab)).toEqual([2]);
  });

  it('loses nothing that was done and not saved before it was edited', async () => {
    const device = await edited();
    await device.openLog().append([{ id: 'late', at: '', tab: 'gone', action: add(5) }], { owner: IDENTIFIER });
    const { tab } = await visit(device);
    expect(ids(tab)).toEqual([9, 5]);
  });

  it('wins while the log is on its fallback too, but is taken for this app’s own only once the log is back', async () => {
    const device = await edited();
    const primary = device.openLog();
    breakLog(primary);
    const without = await visit(device, primary);
    expect(ids(without.tab)).toEqual([9]);
    expect(without.offer).toBeUndefined();
    without.tab.kill();
    const { tab, offer } = await visit(device);
    expect(ids(tab)).toEqual([9]);
    expect(offer).toBeDefined();
    expect(leftIds(device)).toEqual([]);
  });
});
