import { describe, expect, it } from 'vitest';
import type { Library } from '#domain/library/library.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { SyncingDevice } from '#fixtures/devices/syncing-device.ts';
import { ids, joinedDevices, meet, savedTitles, saving } from '#fixtures/devices/two-devices.ts';

describe('a device that takes no part (product.md, Devices: off)', () => {
  it('has no timer, and asks nobody', async () => {
    const device = new SyncingDevice(new VirtualClock());
    await device.start();
    device.session.dispatch(saving(1));
    device.returning$.next();
    device.leaving$.next();
    expect(device.clock.scheduler.actions).toEqual([]);
    await device.clock.advance(3_600_000);
    expect(device.folder.calls).toEqual([]);
    expect(device.memory.reads).toBe(1);
    expect(device.state).toEqual({ status: 'off' });
  });
});

describe('sharing (product.md, Devices: round)', () => {
  it('brings what one device does to the others, as a change that can be undone', async () => {
    const { phone, laptop } = await joinedDevices();
    phone.session.dispatch(saving(5));
    await meet(phone, laptop);
    expect(ids(laptop)).toEqual([5]);
    expect(laptop.toasts.at(-1)).toMatchObject({ message: 'Lists updated from another device' });
    laptop.toasts.at(-1)?.action?.run();
    await meet(laptop, phone);
    expect(ids(phone)).toEqual([]);
  });

  it('says nothing of views that come', async () => {
    const { phone, laptop } = await joinedDevices();
    laptop.toasts.length = 0;
    phone.session.dispatch({ kind: 'title-viewed', title: { id: 5, viewedAt: '2026-11-21T12:00:00.000Z' } });
    await meet(phone, laptop);
    expect(laptop.library.viewingHistory).toHaveLength(1);
    expect(laptop.toasts).toEqual([]);
  });

  it('leaves the history of a device alone that keeps none (product.md, Devices: views)', async () => {
    const { phone, laptop } = await joinedDevices();
    const keeps = (keepsHistory: boolean) =>
      laptop.session.dispatch({ kind: 'choices-set', set: { keepsHistory }, clear: [] });
    keeps(false);
    phone.session.dispatch({ kind: 'title-viewed', title: { id: 5, viewedAt: '2026-11-21T12:00:00.000Z' } });
    await meet(phone, laptop, phone);
    expect(laptop.library.viewingHistory).toEqual([]);
    expect(phone.library.viewingHistory).toHaveLength(1);
    keeps(true);
    await meet(laptop);
    expect(laptop.library.viewingHistory).toHaveLength(1);
  });

  it('takes no theme, name or choice along (product.md, Devices: private)', async () => {
    const mine: Partial<Library> = {
      username: 'Secret name',
      preferences: { theme: 'light', preferredGenres: [], watchRegion: 'DE' },
    };
    const { phone, laptop } = await joinedDevices({ ...mine, watchlist: savedTitles(1) });
    expect(ids(laptop)).toEqual([1]);
    expect(laptop.library.username).toBeNull();
    expect(laptop.library.preferences).toEqual({ theme: 'dark', preferredGenres: [] });
    expect([...phone.folder.files.values()].join('')).not.toMatch(/Secret name|watchRegion|theme/);
  });

  it('writes only its own file, and only where it would differ (product.md, Devices: file)', async () => {
    const { phone, laptop } = await joinedDevices({ watchlist: savedTitles(2) });
    phone.folder.calls.length = 0;
    await meet(phone, laptop, phone);
    phone.open();
    await meet(phone);
    expect(phone.folder.calls.filter((call) => call.startsWith('write'))).toEqual([]);
    phone.folder.files.delete(`matinee-${phone.memory.kept?.device}.json`);
    await meet(phone);
    expect(phone.folder.calls.filter((call) => call.startsWith('write'))).toEqual([
      `write matinee-${phone.memory.kept?.device}.json`,
    ]);
  });

  it('passes on what the others know: a device that leaves takes nothing along (product.md, Devices: leaving)', async () => {
    const { phone, laptop } = await joinedDevices({ watchlist: savedTitles(2) });
    await phone.settle(phone.lists.leave());
    expect(phone.state).toEqual({ status: 'off' });
    expect([...laptop.folder.files.keys()]).toEqual([`matinee-${laptop.memory.kept?.device}.json`]);
    expect(phone.memory.kept).toBeUndefined();
    expect(ids(phone)).toEqual([1, 2]);
    await phone.clock.advance(600_000);
    const tablet = new SyncingDevice(phone.clock);
    Object.assign(tablet.folder, { files: laptop.folder.files });
    await tablet.settle(tablet.join());
    expect(ids(tablet)).toEqual([1, 2]);
  });

  it('leaves though the folder is gone, and says which file is left', async () => {
    const { phone } = await joinedDevices();
    phone.folder.fault = 'unreachable';
    await phone.settle(phone.lists.leave());
    expect(phone.state.status).toBe('off');
    expect(phone.toasts.at(-1)).toMatchObject({ type: 'error', message: expect.stringContaining('file') as unknown });
  });
});
