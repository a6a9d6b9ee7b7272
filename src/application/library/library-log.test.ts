import { describe, expect, it } from 'vitest';
import { IDENTIFIER, DeviceWithTabs } from '#fixtures/library/device-with-tabs.ts';
import { add, ids, logStatus, nextIds, savedIds, settle } from '#fixtures/library/watchlist-of.ts';

const loaded = async () => {
  const device = new DeviceWithTabs();
  const tab = device.open();
  await settle(device);
  return { device, tab };
};

describe('a change', () => {
  it('is written before anything else happens', async () => {
    const { device, tab } = await loaded();
    tab.session.dispatch(add(1));
    expect(device.logs.of(IDENTIFIER)).toHaveLength(1);
  });

  it.each([
    [100, 'in the task that wrote them'],
    [101, 'in a task of their own'],
  ])('of %i titles is seen %s (product.md, Devices: slices)', async (count) => {
    const { device, tab } = await loaded();
    const actions = Array.from({ length: count }, (_, at) => add(at + 1));
    tab.session.dispatch({ kind: 'batch', actions });
    await device.clock.settle();
    expect(tab.session.seen.watchlist).toHaveLength(count > 100 ? 0 : count);
    await device.clock.advance(0);
    expect(tab.session.seen.watchlist).toHaveLength(count);
  });

  it('made while the library is being opened has its place and is saved', async () => {
    const device = new DeviceWithTabs();
    const primary = device.openLog();
    const claim = primary.claim.bind(primary);
    const claimAndAdd = async (owner: string) => {
      await claim(owner);
      tab.session.dispatch(add(1));
    };
    const tab = device.open({ primary: Object.assign(primary, { claim: claimAndAdd }) });
    await settle(device);
    expect(tab.session.pending).toEqual([]);
    expect(savedIds(device)).toEqual([1]);
  });

  it('is pending no more once the log has told its place, and the library stays the very same', async () => {
    const { device, tab } = await loaded();
    tab.session.dispatch(add(1));
    const { library } = tab.session;
    expect(tab.session.pending).toHaveLength(1);
    await device.clock.settle();
    expect(tab.session.pending).toEqual([]);
    expect(tab.session.library).toBe(library);
  });

  it('is in the log of a page that is left before its library was loaded', async () => {
    const device = new DeviceWithTabs();
    const tab = device.open();
    tab.session.dispatch(add(1));
    tab.leave();
    tab.kill();
    expect(await nextIds(device)).toEqual([1]);
  });

  it('is appended and read no more in a tab that is closed', async () => {
    const { device, tab } = await loaded();
    const other = device.open({ isDeaf: true });
    await settle(device);
    other.kill();
    tab.session.dispatch(add(1));
    await device.clock.settle();
    device.returning$.next();
    other.session.dispatch(add(2));
    await settle(device);
    expect(ids(other)).toEqual([2]);
    expect(ids(tab)).toEqual([1]);
  });
});

describe('what a newer release has written', () => {
  /** A tab that knows 1, then meets an entry that it cannot read, then adds 3. */
  const outdated = async () => {
    const { device, tab } = await loaded();
    tab.session.dispatch(add(1));
    await settle(device);
    expect(logStatus(tab)).toBe('on');
    device.logs.add([
      { owner: IDENTIFIER, id: 'newer', change: { id: 'newer', at: '', tab: 'n', action: { kind: 'rated' } } },
    ]);
    tab.session.dispatch(add(3));
    await settle(device);
    const unread = device.logs.records.find(({ id }) => id === 'newer');
    return { device, tab, sequence: unread?.sequence ?? 0 };
  };
  const positions = (device: DeviceWithTabs) =>
    (
      JSON.parse(device.entries.getItem(`matinee_revision_${IDENTIFIER}`) ?? '[]') as {
        positions: Record<string, number>;
      }[]
    )[0]?.positions ?? {};

  it('is told of, and what this one does is saved all the same', async () => {
    const { device, tab } = await outdated();
    expect(logStatus(tab)).toBe('outdated');
    expect(ids(tab)).toEqual([1, 3]);
    expect(savedIds(device)).toEqual([1, 3]);
  });

  it('is in no save, so that it is not pruned and the newer release finds it', async () => {
    const { device, sequence } = await outdated();
    expect(sequence).toBeGreaterThan(1);
    expect(device.logs.checkpoints.get(IDENTIFIER)?.sequence).toBeLessThan(sequence);
    expect(positions(device)['memory']).toBeLessThan(sequence);
  });

  it('is told of in the next visit too, which has every change of this release once', async () => {
    const { device, tab } = await outdated();
    tab.kill();
    const next = device.open();
    await settle(device);
    expect(logStatus(next)).toBe('outdated');
    expect(ids(next)).toEqual([1, 3]);
  });

  it('is in no save of a log on its fallback either', async () => {
    const { device, tab, sequence } = await outdated();
    const open = device.logs.open.bind(device.logs);
    Object.assign(device.logs, {
      open: () => {
        throw new Error('The log is gone.');
      },
    });
    tab.session.dispatch(add(4));
    await device.clock.advance(2_000);
    expect(logStatus(tab)).toBe('off');
    expect(savedIds(device)).toEqual([1, 3, 4]);
    expect(positions(device)['memory']).toBeLessThan(sequence);
    Object.assign(device.logs, { open });
  });
});
