import { describe, expect, it } from 'vitest';
import { DeviceWithTabs } from '#fixtures/library/device-with-tabs.ts';
import { KEY, add, ids, remove, savedIds, settle } from '#fixtures/library/watchlist-of.ts';

const rated = (id: number, rating: number) =>
  ({ kind: 'title-marked', title: { id }, set: { rating }, clear: [] }) as const;

const withOne = async () => {
  const device = new DeviceWithTabs();
  const tab = device.open();
  await settle(device);
  tab.session.dispatch(add(1));
  await settle(device);
  return { device, tab };
};

describe('what happens to the store from outside', () => {
  it('a tab of an older release erases nothing that it does not know, and what it adds is kept', async () => {
    const { device, tab } = await withOne();
    const text = JSON.stringify({ watchlist: [{ id: 9, addedAt: '' }], futurePart: 1 });
    device.entries.setItem(KEY, text);
    device.outside$.next({ kind: 'written', key: KEY, text });
    await settle(device);
    expect(ids(tab)).toEqual([1, 9]);
    expect(savedIds(device)).toEqual([1, 9]);
    expect(JSON.parse(device.entries.getItem(KEY) ?? '')).toMatchObject({ futurePart: 1 });
  });

  it('what another tab of this release saves is no news', async () => {
    const { device, tab } = await withOne();
    const other = device.open();
    await settle(device);
    other.session.dispatch(remove(1));
    await device.clock.advance(1_000);
    device.outside$.next({ kind: 'written', key: KEY, text: device.entries.getItem(KEY) ?? '' });
    await settle(device);
    expect(ids(tab)).toEqual([]);
    expect(savedIds(device)).toEqual([]);
  });

  it.each([1, 5, 20, 300])(
    'a tab that could not run while another saved %i times brings nothing back (product.md, Saving: own text)',
    async (saves) => {
      const { device, tab } = await withOne();
      tab.session.dispatch(rated(1, 3));
      await settle(device);
      const other = device.open();
      await settle(device);
      tab.freezer.freeze();
      for (let save = 1; save <= saves; save += 1) {
        // Each title is there in one save, and gone in the next.
        other.session.dispatch(add(save + 1));
        other.session.dispatch(remove(save));
        other.session.dispatch(rated(1, 4 + (save % 5)));
        await device.clock.advance(1_100);
      }
      tab.freezer.thaw();
      await settle(device);
      const expected = [saves + 1];
      expect([ids(tab), ids(other), savedIds(device)]).toEqual([expected, expected, expected]);
      for (const { session } of [tab, other])
        expect(session.library.marks).toMatchObject([{ rating: 4 + (saves % 5) }]);
      // Nor does the change that it has not saved yet, or the next of its own.
      tab.session.dispatch(add(900));
      await settle(device);
      expect(savedIds(device)).toEqual([...expected, 900]);
    },
  );

  it.each([1, 5, 20])(
    'what a tab had not saved yet when it stopped is saved with what %i saves of another tab made meanwhile',
    async (saves) => {
      const { device, tab } = await withOne();
      tab.kill();
      // What it is told of the log arrives after its timer is due.
      const away = device.open({ isDeaf: true });
      const other = device.open();
      await settle(device);
      away.session.dispatch(add(500));
      await device.clock.settle();
      away.freezer.freeze();
      for (let save = 1; save <= saves; save += 1) {
        other.session.dispatch(add(save + 1));
        other.session.dispatch(remove(save));
        await device.clock.advance(1_100);
      }
      const before = savedIds(device);
      away.freezer.thaw();
      await settle(device);
      expect(before).toEqual([500, saves + 1]);
      expect(savedIds(device)).toEqual(before);
    },
  );

  it('a tab that could not run takes in what an older release wrote meanwhile, between saves of this one', async () => {
    const { device, tab } = await withOne();
    const other = device.open();
    await settle(device);
    tab.freezer.freeze();
    for (let save = 1; save <= 8; save += 1) {
      other.session.dispatch(add(save + 1));
      await device.clock.advance(1_100);
      if (save !== 4) continue;
      const text = JSON.stringify({ watchlist: [{ id: 99, addedAt: '' }] });
      device.entries.setItem(KEY, text);
      device.outside$.next({ kind: 'written', key: KEY, text });
      // Only the tab that could not run is left to take it in.
      other.kill();
    }
    tab.freezer.thaw();
    await settle(device);
    expect(ids(tab).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 99]);
  });

  it('what cannot be read, or is somebody else’s, changes nothing', async () => {
    const { device, tab } = await withOne();
    device.entries.setItem(KEY, '{"watchlist":');
    device.outside$.next({ kind: 'written', key: KEY, text: '{"watchlist":' });
    await settle(device);
    device.entries.setItem('matinee_user_data_fp_1', '{"watchlist":[{"id":4}]}');
    device.outside$.next({ kind: 'written', key: 'matinee_user_data_fp_1', text: '{"watchlist":[{"id":4}]}' });
    device.outside$.next({ kind: 'removed', key: 'matinee_last_theme' });
    await settle(device);
    expect(ids(tab)).toEqual([1]);
    expect(tab.emitted.filter(({ action }) => action)).toEqual([]);
  });

  it.each([
    ['the site’s data is cleared', { kind: 'cleared' } as const],
    ['the entry is removed', { kind: 'removed', key: KEY } as const],
  ])('when %s, the lists in the window are offered to be kept, are kept only then, and go on', async (_, what) => {
    const { device, tab } = await withOne();
    device.entries.removeItem(KEY);
    device.logs.keep(() => false);
    device.logs.checkpoints.clear();
    device.outside$.next(what);
    await settle(device);
    expect(device.entries.getItem(KEY)).toBeNull();
    const offer = tab.emitted.at(-1);
    expect(offer).toMatchObject({
      type: 'error',
      message: 'The data of this site was cleared. Your lists are still in this window.',
      action: { label: 'Keep them' },
    });
    offer?.action?.run();
    await settle(device);
    expect(savedIds(device)).toEqual([1]);
    tab.session.dispatch(add(2));
    await device.clock.settle();
    expect(tab.session.pending).toEqual([]);
    tab.kill();
    const next = device.open();
    await settle(device);
    expect(ids(next)).toEqual([1, 2]);
  });

  it('nothing is offered in a tab that is closed', async () => {
    const { device, tab } = await withOne();
    tab.kill();
    device.outside$.next({ kind: 'cleared' });
    await settle(device);
    expect(tab.emitted.filter(({ action }) => action)).toEqual([]);
  });
});
