import { describe, expect, it } from 'vitest';
import { breakLog, dies, hangs } from '#fixtures/library/break-log.ts';
import { IDENTIFIER, DeviceWithTabs } from '#fixtures/library/device-with-tabs.ts';
import { add, ids, leftIds, logStatus, nextIds, remove, savedIds, settle } from '#fixtures/library/watchlist-of.ts';

const ascending = (a: number, b: number): number => a - b;
const WAYS = [
  ['dies', dies],
  ['hangs', hangs],
] as const;

const openBroken = (device: DeviceWithTabs, answer = dies, isDeaf = false) => {
  const primary = device.openLog();
  const mend = breakLog(primary, answer);
  return { tab: device.open({ primary, isDeaf }), mend };
};

/** A loaded tab with a log that can be broken and mended, and another tab. */
const twoTabs = async () => {
  const device = new DeviceWithTabs();
  const primary = device.openLog();
  const tab = device.open({ primary });
  const other = device.open();
  await settle(device);
  return { device, primary, tab, other };
};

describe('a log that cannot be had', () => {
  it.each(WAYS)('and %s from the start keeps nothing from being saved, and the panel can say so', async (_, answer) => {
    const device = new DeviceWithTabs();
    const { tab } = openBroken(device, answer);
    tab.session.dispatch(add(1));
    await settle(device);
    tab.session.dispatch(add(2));
    await settle(device);
    expect(logStatus(tab)).toBe('off');
    expect(savedIds(device)).toEqual([1, 2]);
    tab.kill();
    const next = openBroken(device, answer).tab;
    await settle(device);
    expect(ids(next)).toEqual([1, 2]);
    next.kill();
    expect(await nextIds(device)).toEqual([1, 2]);
  });

  it('from the start takes nothing back of what was saved by then, and loses nothing', async () => {
    const { device, tab: first, other } = await twoTabs();
    first.session.dispatch(add(9));
    await settle(device);
    [first, other].forEach(({ kill }) => kill());
    const { tab } = openBroken(device);
    await settle(device);
    tab.session.dispatch(add(1));
    await settle(device);
    expect(savedIds(device)).toEqual([9, 1]);
    tab.kill();
    expect(await nextIds(device)).toEqual([9, 1]);
  });

  it.each(WAYS)('and %s in the middle of a visit takes no change with it', async (_, answer) => {
    const { device, primary, tab } = await twoTabs();
    tab.session.dispatch(add(1));
    breakLog(primary, answer);
    tab.session.dispatch(add(2));
    await settle(device);
    expect(ids(tab)).toEqual([1, 2]);
    expect(tab.session.pending).toEqual([]);
    expect(tab.session.unwritten).toEqual([]);
    expect(savedIds(device)).toEqual([1, 2]);
  });

  it('keeps two tabs without it from nothing: both show every change', async () => {
    const device = new DeviceWithTabs();
    const [{ tab: one }, { tab: other }] = [openBroken(device), openBroken(device)];
    await settle(device);
    one.session.dispatch(add(1));
    await device.clock.settle();
    other.session.dispatch(add(2));
    await device.clock.settle();
    one.session.dispatch(remove(1));
    await settle(device);
    expect(ids(one)).toEqual([2]);
    expect(ids(other)).toEqual([2]);
  });
});

describe('a log that can be had again', () => {
  it.each(WAYS)(
    'after it %s takes over within 10 s what the fallback has, nothing twice, and other tabs get it',
    async (_, answer) => {
      const { device, primary, tab, other } = await twoTabs();
      // This one keeps it in the fallback: it does not hear of it.
      other.kill();
      const deaf = device.open({ isDeaf: true });
      await settle(device);
      tab.session.dispatch(add(9));
      await settle(device);
      const mend = breakLog(primary, answer);
      [1, 2].forEach((id) => tab.session.dispatch(add(id)));
      tab.session.dispatch(remove(1));
      await device.clock.advance(3_000);
      expect(logStatus(tab)).toBe('off');
      expect(leftIds(device)).toHaveLength(3);
      mend();
      tab.session.dispatch(add(3));
      await device.clock.advance(10_000);
      expect(logStatus(tab)).toBe('on');
      expect(leftIds(device)).toEqual([]);
      expect(ids(tab)).toEqual([9, 2, 3]);
      expect(tab.session.pending).toEqual([]);
      device.returning$.next();
      await settle(device);
      expect(ids(deaf)).toEqual([9, 2, 3]);
      expect(device.logs.of(IDENTIFIER)).toHaveLength(5);
    },
  );

  it.each(WAYS)('and %s cannot tell what other tabs have done (product.md, Devices: tabs)', async (_, answer) => {
    const { device, primary, tab } = await twoTabs();
    expect(await tab.loader.repository?.catchUp()).toBeDefined();
    breakLog(primary, answer);
    const asked = tab.loader.repository?.catchUp();
    await settle(device);
    expect(await asked).toBeUndefined();
  });

  it('is as it was for what is done after that', async () => {
    const { device, primary, tab, other } = await twoTabs();
    const mend = breakLog(primary);
    tab.session.dispatch(add(1));
    await device.clock.advance(1_000);
    mend();
    await device.clock.advance(10_000);
    tab.session.dispatch(add(2));
    await device.clock.settle();
    expect(ids(other)).toEqual([1, 2]);
    other.session.dispatch(remove(1));
    await settle(device);
    expect(ids(tab)).toEqual([2]);
    expect(savedIds(device)).toEqual([2]);
    [tab, other].forEach(({ kill }) => kill());
    expect(await nextIds(device)).toEqual([2]);
  });

  it('leaves both tabs with the same where each has set the same meanwhile', async () => {
    const { device, primary, tab, other } = await twoTabs();
    other.kill();
    const deaf = device.open({ isDeaf: true });
    await settle(device);
    tab.session.dispatch(add(9));
    await settle(device);
    const mend = breakLog(primary);
    tab.session.dispatch({ kind: 'username-set', username: 'Ada' });
    await device.clock.advance(500);
    deaf.session.dispatch({ kind: 'username-set', username: 'Eve' });
    await device.clock.advance(500);
    mend();
    await device.clock.advance(10_000);
    device.returning$.next();
    await settle(device);
    expect(tab.session.library.username).toBe(deaf.session.library.username);
  });

  it('is tried again until it can be had', async () => {
    const { device, primary, tab } = await twoTabs();
    const mend = breakLog(primary);
    tab.session.dispatch(add(1));
    await device.clock.advance(35_000);
    expect(logStatus(tab)).toBe('off');
    mend();
    await device.clock.advance(10_000);
    expect(logStatus(tab)).toBe('on');
  });
});

describe('two tabs of which one cannot have the log', () => {
  it.each([
    ['hears of the other', false],
    ['does not', true],
  ])('lose nothing of either at the next visit, where the one that can %s', async (_, isDeaf) => {
    const device = new DeviceWithTabs();
    const here = device.open({ isDeaf });
    await settle(device);
    const { tab: without } = openBroken(device);
    await settle(device);
    without.session.dispatch(add(1));
    await settle(device);
    here.session.dispatch(add(2));
    await settle(device);
    without.session.dispatch(add(3));
    await settle(device);
    expect(ids(without)).toEqual(expect.arrayContaining([1, 3]));
    expect(ids(here)).toEqual(isDeaf ? [2] : [1, 2, 3]);
    [here, without].forEach(({ kill }) => kill());
    expect((await nextIds(device)).toSorted(ascending)).toEqual([1, 2, 3]);
    expect((await nextIds(device)).toSorted(ascending)).toEqual([1, 2, 3]);
  });
});
