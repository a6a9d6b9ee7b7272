import { describe, expect, it } from 'vitest';
import { DeviceWithTabs } from '#fixtures/library/device-with-tabs.ts';
import { BUNDLE, HOME, OFFER, WORK, does, opened, rated, visit } from '#fixtures/library/networks.ts';
import { add, ids, remove, settle } from '#fixtures/library/watchlist-of.ts';

/** A tab at home changes its lists after they went over to another network's. */
const parted = async () => {
  const device = new DeviceWithTabs();
  const old = await opened(device, HOME);
  does(old, [add(1), add(2)]);
  await settle(device);
  await visit(device, WORK, add(4));
  does(old, [add(3)]);
  await settle(device);
  old.kill();
  await visit(device, WORK, remove(1), rated(2));
  return device;
};

describe('a newer library beside the own one (product.md, Saving: other line)', () => {
  it('is offered once, and brings removals and ratings over where both were one', async () => {
    const device = await parted();
    const tab = await opened(device, HOME);
    expect(ids(tab)).toEqual([1, 2, 3]);
    const offer = tab.emitted.find(({ message }) => message === OFFER);
    offer?.action?.run();
    await settle(device);
    expect(ids(tab)).toEqual([2, 3, 4]);
    expect(tab.session.library.marks).toMatchObject([{ id: 2, rating: 9 }]);
    tab.kill();
    // From now on both are one again.
    expect((await visit(device, WORK)).ids).toEqual([2, 3, 4]);
  });

  it('is not offered a second time before something is changed there', async () => {
    const device = await parted();
    expect((await visit(device, HOME)).messages).toContain(OFFER);
    expect((await visit(device, HOME)).messages).not.toContain(OFFER);
    await visit(device, WORK, add(5));
    expect((await visit(device, HOME)).messages).toContain(OFFER);
  });

  it('gives what the own one lacks where they were never one, and takes nothing', async () => {
    const device = new DeviceWithTabs();
    await visit(device, WORK, add(1), add(2));
    device.entries.setItem(`${BUNDLE}${HOME}`, '{"watchlist":[{"id":8}],"lastUpdated":"2020-01-01T00:00:00.000Z"}');
    const tab = await opened(device, HOME);
    tab.emitted.find(({ message }) => message === OFFER)?.action?.run();
    await settle(device);
    expect(ids(tab)).toEqual([8, 1, 2]);
  });

  it('is not offered where it has nothing more', async () => {
    const device = new DeviceWithTabs();
    await visit(device, WORK, add(1));
    const text = JSON.stringify({ watchlist: [add(1).title, add(2).title], lastUpdated: '2020-01-01T00:00:00.000Z' });
    device.entries.setItem(`${BUNDLE}${HOME}`, text);
    expect((await visit(device, HOME)).messages).toEqual(['Your saved lists are back']);
  });
});
