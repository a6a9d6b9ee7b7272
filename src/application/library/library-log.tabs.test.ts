import { Subject, firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { breakLog } from '#fixtures/library/break-log.ts';
import { DeviceWithTabs } from '#fixtures/library/device-with-tabs.ts';
import { add, ids, nextIds, remove, savedIds, settle } from '#fixtures/library/watchlist-of.ts';

/** A tab that does not hear that the log has grown, another that does, both loaded. */
const twoTabs = async () => {
  const device = new DeviceWithTabs();
  const deaf = device.open({ isDeaf: true });
  const here = device.open();
  await settle(device);
  return { device, deaf, here };
};

describe('several tabs', () => {
  it('tell each other of a change at once', async () => {
    const { device, deaf, here } = await twoTabs();
    deaf.session.dispatch(add(1));
    await device.clock.settle();
    expect(ids(here)).toEqual([1]);
  });

  it('of which one has missed some have them in the same order once it appends', async () => {
    const { device, deaf, here } = await twoTabs();
    here.session.dispatch(add(1));
    await device.clock.settle();
    deaf.session.dispatch(add(3));
    expect(ids(deaf)).toEqual([3]);
    await device.clock.settle();
    expect(ids(deaf)).toEqual([1, 3]);
    expect(ids(here)).toEqual([1, 3]);
    expect(deaf.session.pending).toEqual([]);
  });

  it('have all that others did once they are asked to catch up (product.md, Devices: tabs)', async () => {
    const { device, deaf, here } = await twoTabs();
    here.session.dispatch(add(1));
    await device.clock.settle();
    expect(await deaf.loader.repository?.catchUp()).toBeDefined();
    expect(ids(deaf)).toEqual([1]);
  });

  it('that heard nothing while they were put away catch up when they are back', async () => {
    const { device, deaf, here } = await twoTabs();
    here.session.dispatch(add(1));
    await device.clock.settle();
    expect(ids(deaf)).toEqual([]);
    device.returning$.next();
    await device.clock.settle();
    expect(ids(deaf)).toEqual([1]);
  });

  it('catch up from what was saved when the changes themselves are in a checkpoint', async () => {
    const { device, deaf, here } = await twoTabs();
    here.session.dispatch(add(1));
    await settle(device);
    here.session.dispatch(add(2));
    deaf.session.dispatch(add(3));
    await settle(device);
    expect(ids(deaf)).toEqual([1, 2, 3]);
    expect(savedIds(device)).toEqual([1, 2, 3]);
  });

  it('catch up from the store where the log keeps no texts', async () => {
    const device = new DeviceWithTabs();
    const primaries = [device.openLog(), device.openLog()] as const;
    primaries.forEach((primary) => breakLog(primary));
    const [deaf, here] = [device.open({ primary: primaries[0], isDeaf: true }), device.open({ primary: primaries[1] })];
    await settle(device);
    for (let id = 1; id <= 80; id += 1) here.session.dispatch(add(id));
    await device.clock.advance(1_000);
    deaf.session.dispatch(add(81));
    await settle(device);
    expect(ids(deaf)).toEqual(Array.from({ length: 81 }, (_, at) => at + 1));
    expect(deaf.session.pending).toEqual([]);
  });

  it('lose nothing at the next visit when one saves that has missed what the other did', async () => {
    const { device, deaf, here } = await twoTabs();
    here.session.dispatch(add(1));
    await settle(device);
    deaf.loader.repository?.saveAgain();
    await settle(device);
    [deaf, here].forEach(({ kill }) => kill());
    expect(await nextIds(device)).toEqual([1]);
  });

  it('agree when one has saved what the other was not answered yet', async () => {
    const device = new DeviceWithTabs();
    const primary = device.openLog();
    const late = device.open({ primary });
    const other = device.open();
    await settle(device);
    const append = primary.append.bind(primary);
    const emitted = new Subject<void>();
    const appendLate = async (...of: Parameters<typeof append>) => {
      const appended = await append(...of);
      await firstValueFrom(emitted);
      return appended;
    };
    Object.assign(primary, { append: appendLate });
    other.session.dispatch(add(3));
    late.session.dispatch(add(1));
    late.session.dispatch(add(2));
    // Saved by then, and not yet long enough to be given up.
    await device.clock.advance(1_500);
    other.session.dispatch(remove(1));
    emitted.next();
    await settle(device);
    expect(late.session.pending).toEqual([]);
    expect(ids(late)).toEqual([3, 2]);
    expect(ids(other)).toEqual([3, 2]);
  });

  it('with different identifiers leave each other’s lists alone', async () => {
    const device = new DeviceWithTabs();
    const one = device.open();
    const other = device.open({ identifier: '198.51.100.9' });
    await settle(device);
    one.session.dispatch(add(1));
    await settle(device);
    expect(ids(other)).toEqual([]);
  });

  it('hear of what was made before it was known whose it is', async () => {
    const { device, here } = await twoTabs();
    device.open().session.dispatch(add(2));
    await device.clock.advance(1_000);
    expect(ids(here)).toEqual([2]);
  });

  it('agree on what one of them made and the other claimed, saved and took back before the first was loaded', async () => {
    const device = new DeviceWithTabs();
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
    expect(second.session.pending).toEqual([]);
    expect(ids(second)).toEqual([]);
  });

  it('go on in a log whose entries were cleared with the data of the site', async () => {
    const { device, here, deaf } = await twoTabs();
    [1, 2].forEach((id) => here.session.dispatch(add(id)));
    device.returning$.next();
    await settle(device);
    device.logs.keep(() => false);
    device.logs.checkpoints.clear();
    [3, 4].forEach((id) => here.session.dispatch(add(id)));
    await device.clock.settle();
    deaf.session.dispatch(add(5));
    await device.clock.settle();
    expect(here.session.pending).toEqual([]);
    expect(ids(here)).toEqual([1, 2, 3, 4, 5]);
    expect(ids(deaf)).toEqual([1, 2, 3, 4, 5]);
  });
});
