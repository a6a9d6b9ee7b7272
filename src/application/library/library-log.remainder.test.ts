import { describe, expect, it } from 'vitest';
import { NO_REMAINDER, type Remainder } from '#domain/library/bundle.ts';
import { replacing } from '#domain/library/parts/parts-replaced.ts';
import { addingRemainder } from '#fixtures/library/adding-remainder.ts';
import { DeviceWithTabs } from '#fixtures/library/device-with-tabs.ts';
import { KEY, add, ids, settle } from '#fixtures/library/watchlist-of.ts';

const diary = (...days: readonly unknown[]): Remainder => ({ fields: { diary: days }, items: {} });
const saved = (device: DeviceWithTabs) => JSON.parse(device.entries.getItem(KEY) ?? '{}') as { diary?: unknown };

const open = async (stored: object, isDeaf = false) => {
  const device = new DeviceWithTabs();
  device.entries.setItem(KEY, JSON.stringify(stored));
  const tab = device.open({ isDeaf });
  const here = device.open();
  await settle(device);
  return { device, tab, here };
};

describe('what a library has that this release does not know (product.md, Saving: unknown)', () => {
  it('is in the log: another tab saves it too', async () => {
    const { device, tab, here } = await open({});
    here.session.dispatch(addingRemainder(diary(1)));
    await device.clock.settle();
    tab.session.dispatch(add(2));
    await settle(device);
    expect(saved(device)).toMatchObject({ diary: [1], watchlist: [{ id: 2 }] });
  });

  it('is there at the next visit though the browser was killed before it was saved', async () => {
    const { device, tab, here } = await open({ diary: [0] });
    here.session.dispatch(replacing({ library: here.session.library, remainder: diary(1) }, NO_REMAINDER));
    await device.clock.settle();
    [tab, here].forEach(({ kill }) => kill());
    device.open();
    await settle(device);
    expect(saved(device).diary).toEqual([1, 0]);
  });

  it('comes along with a text that took the place of missed changes', async () => {
    const { device, tab, here } = await open({}, true);
    here.session.dispatch(addingRemainder(diary(1)));
    here.session.dispatch(add(1));
    await settle(device);
    tab.session.dispatch(add(2));
    await settle(device);
    expect(ids(tab)).toEqual([1, 2]);
    expect(saved(device)).toMatchObject({ diary: [1], watchlist: [{ id: 1 }, { id: 2 }] });
  });

  it('is as that text has it: what was known before is older', async () => {
    const { device, tab, here } = await open({ diary: [1] }, true);
    here.session.dispatch(add(1));
    await settle(device);
    const [[owner, checkpoint] = []] = device.logs.checkpoints;
    const text = JSON.stringify({ ...JSON.parse(checkpoint?.text ?? '{}'), diary: [2] });
    device.logs.checkpoints.set(owner ?? '', { ...checkpoint!, text });
    tab.session.dispatch(add(2));
    await settle(device);
    expect(saved(device)).toMatchObject({ diary: [2], watchlist: [{ id: 1 }, { id: 2 }] });
  });

  it('of a text that another program wrote reaches tabs that have not heard of it', async () => {
    const { device, tab, here } = await open({}, true);
    here.session.dispatch(add(1));
    tab.session.dispatch(add(2));
    await settle(device);
    device.outside$.next({ kind: 'written', key: KEY, text: JSON.stringify({ diary: [1] }) });
    await device.clock.settle();
    here.kill();
    tab.session.dispatch(add(3));
    await settle(device);
    expect(saved(device)).toMatchObject({ diary: [1] });
  });
});
