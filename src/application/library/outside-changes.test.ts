import { describe, expect, it } from 'vitest';
import { SharedDevice } from '#fixtures/library/shared-device.ts';
import { KEY, add, ids, remove, savedIds, settle } from '#fixtures/library/watchlist-of.ts';

const withOne = async () => {
  const device = new SharedDevice();
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
