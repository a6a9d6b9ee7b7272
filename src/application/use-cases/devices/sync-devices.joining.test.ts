import { describe, expect, it } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { SyncingDevice } from '#fixtures/devices/syncing-device.ts';
import { ids, meet, removing, savedTitles, twoDevices } from '#fixtures/devices/two-devices.ts';

const preview = async (device: SyncingDevice) => device.settle(device.lists.chooseFolder());

describe('joining (product.md, Devices: joining)', () => {
  it('shows first what it would change, and changes nothing', async () => {
    const { phone, laptop } = twoDevices({ watchlist: savedTitles(3) }, { watchlist: savedTitles(1), username: 'Ada' });
    await phone.settle(phone.join('Phone'));
    await phone.settle(phone.lists.syncNow());
    laptop.session.dispatch({ kind: 'title-saved', list: 'favorites', title: { id: 9, addedAt: '' } });
    expect(await preview(laptop)).toMatchObject({
      kind: 'preview',
      devices: ['Phone'],
      adds: { watchlist: 2, favorites: 0 },
      removes: { watchlist: 0, favorites: 0 },
      gives: { watchlist: 0, favorites: 1 },
    });
    expect(ids(laptop)).toEqual([1]);
    expect(laptop.folder.files.size).toBe(1);
    expect(laptop.memory.kept).toBeUndefined();
  });

  it('shows what the first device would share', async () => {
    const { phone } = twoDevices({ watchlist: savedTitles(3) });
    expect(await preview(phone)).toMatchObject({ devices: [], gives: { watchlist: 3, favorites: 0, collections: 0 } });
  });

  it('makes it true as one change, which its toast undoes', async () => {
    const { phone, laptop } = twoDevices({ watchlist: savedTitles(3) }, { watchlist: savedTitles(1) });
    await phone.settle(phone.join('Phone'));
    await laptop.settle(laptop.join('Laptop'));
    expect(ids(laptop)).toEqual([1, 2, 3]);
    expect(laptop.toasts.at(-1)).toMatchObject({ message: 'Lists joined', action: { label: 'Undo' } });
    await laptop.undo('Lists joined');
    expect(ids(laptop)).toEqual([1]);
  });

  it('says what goes, as another device has removed it since', async () => {
    const { phone, laptop } = twoDevices({ watchlist: savedTitles(3) }, { watchlist: savedTitles(3) });
    await phone.settle(phone.join());
    phone.session.dispatch(removing(2));
    await meet(phone);
    expect(await preview(laptop)).toMatchObject({ removes: { watchlist: 1 } });
    await laptop.settle(laptop.join());
    expect(ids(laptop)).toEqual([1, 3]);
  });

  it.each([
    ['denied', /allow it/],
    ['unreachable', /cannot be reached/],
  ] as const)('is refused in words where the folder is %s', async (fault, reason) => {
    const device = new SyncingDevice(new VirtualClock());
    device.folder.fault = fault;
    expect(await preview(device)).toMatchObject({ kind: 'refusal', reason: expect.stringMatching(reason) as unknown });
  });

  it('is refused where nothing of what is there can be read: such as with the key of another link', async () => {
    const device = new SyncingDevice(new VirtualClock(), {}, 'host');
    device.folder.files.set('matinee-abc.json', 'rubbish');
    expect(await device.settle(device.lists.openPairing('abcdefghijklmnopqrstuA'))).toMatchObject({ kind: 'refusal' });
    device.folder.files.clear();
    expect(await device.settle(device.lists.openPairing('abcdefghijklmnopqrstuA'))).toMatchObject({ kind: 'preview' });
    expect(await device.lists.openPairing('abc')).toMatchObject({ kind: 'refusal' });
  });

  it('has a name of 1 to 50 characters (product.md, Devices: name)', async () => {
    const { phone, laptop } = twoDevices();
    await phone.settle(phone.join(`  ${'x'.repeat(60)}`));
    await laptop.settle(laptop.join(' '));
    expect([phone.sharing.name, laptop.sharing.name]).toEqual(['x'.repeat(50), 'Chrome on Linux']);
    await laptop.settle(laptop.lists.rename('Laptop'));
    await meet(phone);
    expect(phone.sharing.others).toMatchObject([{ name: 'Laptop' }]);
  });

  it('tells where the device does not let anything be kept', async () => {
    const device = new SyncingDevice(new VirtualClock());
    const answer = await preview(device);
    device.memory.isRefusing = true;
    if (answer?.kind === 'preview') await device.settle(device.lists.join(answer, 'Phone'));
    expect(device.state.status).toBe('off');
    expect(device.toasts.at(-1)).toMatchObject({ type: 'error' });
  });
});
