import { describe, expect, it } from 'vitest';
import { breakLog, hangs } from '#fixtures/library/break-log.ts';
import { DeviceWithTabs } from '#fixtures/library/device-with-tabs.ts';
import { add, ids, leftIds, nextIds, remove, savedIds, settle } from '#fixtures/library/watchlist-of.ts';

/** A log that is too late. */
const silent = (device: DeviceWithTabs) => {
  const log = device.openLog();
  breakLog(log, hangs);
  return log;
};

describe('changes of a page that is left before the log has answered', () => {
  it.each([
    ['before its library was loaded', 0],
    ['after that', 5_000],
  ])('%s are made by the next visit, in their order, and once', async (_, ms) => {
    const device = new DeviceWithTabs();
    const primary = device.openLog();
    const left = device.open({ primary });
    await device.clock.advance(ms);
    breakLog(primary, hangs);
    left.session.dispatch(add(1));
    await device.clock.settle();
    left.session.dispatch(add(2));
    left.leave();
    left.kill();
    expect(leftIds(device)).toEqual(['tab-1-1', 'tab-1-2']);
    const next = device.open();
    await settle(device);
    next.session.dispatch(add(3));
    await settle(device);
    expect(ids(next)).toEqual([1, 2, 3]);
    expect(savedIds(device)).toEqual([1, 2, 3]);
    expect(leftIds(device)).toEqual([]);
    expect(next.session.pending).toEqual([]);
    expect(await nextIds(device)).toEqual([1, 2, 3]);
  });

  it('are older than what the next visit begins with', async () => {
    const device = new DeviceWithTabs();
    const left = device.open({ primary: silent(device) });
    left.session.dispatch({ kind: 'username-set', username: 'older' });
    left.leave();
    left.kill();
    const next = device.open();
    next.session.dispatch({ kind: 'username-set', username: 'newer' });
    await settle(device);
    expect(next.session.library.username).toBe('newer');
  });

  it('are made by a next visit whose log cannot be had either', async () => {
    const device = new DeviceWithTabs();
    const left = device.open({ primary: silent(device) });
    left.session.dispatch(add(1));
    left.leave();
    left.kill();
    const next = device.open({ primary: silent(device) });
    await device.clock.advance(8_000);
    expect(ids(next)).toEqual([1]);
    expect(savedIds(device)).toEqual([1]);
    next.kill();
    expect(await nextIds(device)).toEqual([1]);
  });

  it('are made once where the page stays after all', async () => {
    const device = new DeviceWithTabs();
    const tab = device.open();
    tab.session.dispatch(add(1));
    tab.leave();
    expect(leftIds(device)).toHaveLength(1);
    await settle(device);
    tab.session.dispatch(add(2));
    await settle(device);
    expect(ids(tab)).toEqual([1, 2]);
    expect(leftIds(device)).toEqual([]);
    expect(tab.session.pending).toEqual([]);
  });

  it('are not made again where the log had them after all, though they are saved by now and were taken back', async () => {
    const device = new DeviceWithTabs();
    const other = device.open();
    const primary = device.openLog();
    const append = primary.append.bind(primary);
    const left = device.open({ primary });
    await settle(device);
    Object.assign(primary, { append: async (...given: Parameters<typeof append>) => append(...given).then(hangs) });
    left.session.dispatch(add(1));
    left.leave();
    left.kill();
    expect(leftIds(device)).toHaveLength(1);
    other.session.dispatch(add(2));
    await settle(device);
    other.session.dispatch(remove(1));
    await settle(device);
    expect(savedIds(device)).toEqual([2]);
    const next = device.open();
    await settle(device);
    expect(next.session.pending).toEqual([]);
    expect(ids(next)).toEqual([2]);
    expect(ids(other)).toEqual([2]);
    expect(leftIds(device)).toEqual([]);
  });

  it('do not make what was saved then look as if somebody else had edited it', async () => {
    const device = new DeviceWithTabs();
    const primary = device.openLog();
    const left = device.open({ primary });
    left.session.dispatch(add(1));
    await settle(device);
    Object.assign(primary, { checkpoint: hangs });
    left.session.dispatch(remove(1));
    left.leave();
    left.kill();
    expect(savedIds(device)).toEqual([]);
    const next = device.open();
    await settle(device);
    expect(ids(next)).toEqual([]);
    // Nothing is offered back.
    expect(next.emitted.filter(({ action }) => action)).toEqual([]);
  });

  it('stay in localStorage until they are saved', async () => {
    const device = new DeviceWithTabs();
    const left = device.open({ primary: silent(device) });
    left.session.dispatch(add(1));
    left.leave();
    left.kill();
    const setItem = device.entries.setItem.bind(device.entries);
    device.entries.setItem = () => {
      throw new Error('The disk is full.');
    };
    const next = device.open({ primary: silent(device) });
    await device.clock.advance(20_000);
    expect(ids(next)).toEqual([1]);
    expect(leftIds(device)).toHaveLength(1);
    device.entries.setItem = setItem;
    await device.clock.advance(20_000);
    expect(savedIds(device)).toEqual([1]);
  });

  it('do not keep what stops from stopping, though the log hangs', async () => {
    const device = new DeviceWithTabs();
    const primary = device.openLog();
    const tab = device.open({ primary });
    await settle(device);
    breakLog(primary, hangs);
    [1, 2].forEach((id) => tab.session.dispatch(add(id)));
    let isStopped = false;
    void tab.loader.repository?.stop().then(() => (isStopped = true));
    await settle(device);
    expect(isStopped).toBe(true);
  });

  it('that the log has are not written a second time', async () => {
    const device = new DeviceWithTabs();
    const tab = device.open();
    await settle(device);
    tab.session.dispatch(add(1));
    await device.clock.settle();
    tab.leave();
    expect(leftIds(device)).toEqual([]);
  });
});
