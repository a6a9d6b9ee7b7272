import { describe, expect, it } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { SyncingDevice } from '#fixtures/devices/syncing-device.ts';
import { saving } from '#fixtures/devices/two-devices.ts';

/** A device that has joined, and how often it has looked into the folder since. */
const joined = async (kind: 'disk' | 'host' = 'disk') => {
  const device = new SyncingDevice(new VirtualClock(), {}, kind);
  await device.settle(device.join());
  await device.clock.advance(5_000);
  device.folder.calls.length = 0;
  const looks = () => device.folder.calls.filter((call) => call === 'list').length;
  const writes = () => device.folder.calls.filter((call) => call.startsWith('write')).length;
  return { device, clock: device.clock, looks, writes };
};

describe('the pace of sharing (product.md, Devices: pace)', () => {
  it('is at the start', async () => {
    const { device, clock, looks } = await joined();
    device.open();
    await device.start();
    await clock.advance(0);
    expect(looks()).toBe(1);
  });

  it('is 2 s after a change, also where the visitor goes on', async () => {
    const { device, clock, looks, writes } = await joined();
    for (let id = 1; id <= 5; id += 1) {
      device.session.dispatch(saving(id));
      await clock.advance(900);
    }
    expect([looks(), writes()]).toEqual([1, 1]);
    await clock.advance(2_000);
    expect([looks(), writes()]).toEqual([2, 2]);
  });

  it('has nothing to do with what is not shared', async () => {
    const { device, clock, looks } = await joined();
    device.session.dispatch({ kind: 'theme-set', theme: 'light' });
    await clock.advance(10_000);
    expect(looks()).toBe(0);
  });

  it('is every 60 s while the page is visible', async () => {
    const { device, clock, looks } = await joined();
    await clock.advance(300_000);
    expect(looks()).toBe(5);
    device.leaving$.next();
    await clock.advance(0);
    expect(looks()).toBe(6);
    await clock.advance(300_000);
    expect(looks()).toBe(6);
    device.returning$.next();
    await clock.advance(60_000);
    expect(looks()).toBe(8);
  });

  it('slows down to 15 minutes while the folder cannot be used', async () => {
    const { device, clock, looks } = await joined();
    device.folder.fault = 'unreachable';
    await clock.advance(60_000);
    expect(looks()).toBe(1);
    // After 1, 2, 4, 8 and 15 minutes.
    await clock.advance(60_000 * 15);
    expect(looks()).toBe(5);
    await clock.advance(60_000 * 15);
    expect(looks()).toBe(6);
    device.folder.fault = undefined;
    await clock.advance(60_000 * 15);
    expect(device.sharing.notices).toEqual([]);
    await clock.advance(60_000);
    expect(looks()).toBe(8);
  });

  it('notes what is changed meanwhile, with the stamp of its time', async () => {
    const { device, clock } = await joined();
    device.folder.fault = 'unreachable';
    await clock.advance(60_000);
    const before = clock.now().getTime();
    device.session.dispatch(saving(5));
    await clock.advance(10_000);
    expect(device.memory.text).toContain(`["watchlist","movie:5","${before + 2_000}-0000"`);
  });

  it('is at once when the visitor says so, and when the network is back', async () => {
    const { device, clock, looks } = await joined();
    device.folder.fault = 'unreachable';
    await clock.advance(60_000);
    await device.settle(device.lists.syncNow());
    expect(looks()).toBe(2);
    device.online$.next(false);
    device.online$.next(true);
    await clock.advance(0);
    expect(looks()).toBe(3);
  });

  it('is no more than one file in 2 s on the host (product.md, Devices: host pace)', async () => {
    const { device, clock } = await joined('host');
    const write = device.folder.write.bind(device.folder);
    const times: number[] = [];
    device.folder.write = (...of) => {
      times.push(clock.scheduler.now());
      return write(...of);
    };
    for (let id = 1; id <= 9; id += 1) {
      device.session.dispatch(saving(id));
      void device.lists.syncNow();
      await clock.advance(500);
    }
    await clock.advance(5_000);
    expect(times.length).toBeGreaterThan(2);
    expect(times.every((time, at) => at === 0 || time - (times[at - 1] ?? 0) >= 2_000)).toBe(true);
    expect([...device.folder.files.values()].join('')).toContain('movie:9');
  });

  it('does not merge its own merging again', async () => {
    const { device, clock, looks } = await joined();
    const other = new SyncingDevice(clock, { watchlist: [{ id: 7, addedAt: '' }] });
    Object.assign(other.folder, { files: device.folder.files });
    await other.settle(other.join());
    other.open();
    const before = looks();
    await device.settle(device.lists.syncNow());
    expect(device.library.watchlist).toHaveLength(1);
    await clock.advance(10_000);
    expect(looks()).toBe(before + 1);
  });

  it('ends once another tab has left', async () => {
    const { device, clock, looks } = await joined();
    await device.memory.forget();
    await clock.advance(60_000);
    expect(device.state).toEqual({ status: 'off' });
    await clock.advance(600_000);
    expect(looks()).toBe(0);
  });
});
