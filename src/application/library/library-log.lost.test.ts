import { describe, expect, it } from 'vitest';
import { breakLog, hangs } from '#fixtures/library/break-log.ts';
import { DeviceWithTabs } from '#fixtures/library/device-with-tabs.ts';
import { KEY, add, ids, leftIds, nextIds, remove, savedIds, settle } from '#fixtures/library/watchlist-of.ts';

/** A tab that has saved title 9, added 1 and 2 and lost its log, before either was saved. */
const bereft = async () => {
  const device = new DeviceWithTabs();
  const primary = device.openLog();
  const tab = device.open({ primary });
  await settle(device);
  tab.session.dispatch(add(9));
  await settle(device);
  [1, 2].forEach((id) => tab.session.dispatch(add(id)));
  await device.clock.settle();
  const mend = breakLog(primary);
  return { device, tab, mend };
};

describe('what is done after the log was lost', () => {
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

  it('is not undone by what the log had though it never answered', async () => {
    const device = new DeviceWithTabs();
    const primary = device.openLog();
    const append = primary.append.bind(primary);
    const tab = device.open({ primary });
    await settle(device);
    Object.assign(primary, { append: async (...given: Parameters<typeof append>) => append(...given).then(hangs) });
    [1, 2].forEach((id) => tab.session.dispatch(add(id)));
    await device.clock.settle();
    breakLog(primary);
    tab.session.dispatch(remove(1));
    await settle(device);
    expect(savedIds(device)).toEqual([2]);
    tab.kill();
    expect(await nextIds(device)).toEqual([2]);
    expect(await nextIds(device)).toEqual([2]);
  });

  it('is made at the next visit when the browser is killed before it was saved', async () => {
    const { device, tab } = await bereft();
    tab.session.dispatch(remove(1));
    await device.clock.settle();
    tab.kill();
    expect(savedIds(device)).toEqual([9]);
    expect(await nextIds(device)).toEqual([9, 2]);
  });

  it('stays as it is in another tab that has a log', async () => {
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

  it('is there once at the next visit where neither log took it and it was saved alone', async () => {
    const { device, tab, mend } = await bereft();
    const setItem = device.left.setItem.bind(device.left);
    device.left.setItem = () => {
      throw new Error('The disk is full.');
    };
    tab.session.dispatch(remove(1));
    tab.session.dispatch(add(3));
    await device.clock.advance(1_000);
    expect(savedIds(device)).toEqual([9, 2, 3]);
    expect(tab.session.unwritten).toEqual([]);
    expect(leftIds(device)).toEqual([]);
    tab.kill();
    device.left.setItem = setItem;
    mend();
    expect(await nextIds(device)).toEqual([9, 2, 3]);
    expect(await nextIds(device)).toEqual([9, 2, 3]);
  });

  it('is appended in its order once something takes it', async () => {
    const { device, tab, mend } = await bereft();
    const other = device.open();
    await settle(device);
    const setItem = device.left.setItem.bind(device.left);
    device.left.setItem = () => {
      throw new Error('The disk is full.');
    };
    tab.session.dispatch(remove(1));
    await device.clock.settle();
    device.left.setItem = setItem;
    mend();
    tab.session.dispatch(add(1));
    await settle(device);
    expect(tab.session.pending).toEqual([]);
    expect(ids(tab)).toEqual([9, 2, 1]);
    expect(ids(other)).toEqual([9, 2, 1]);
    expect(savedIds(device)).toEqual([9, 2, 1]);
  });
});
