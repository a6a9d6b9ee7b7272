import { describe, expect, it } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { SyncingDevice } from '#fixtures/devices/syncing-device.ts';
import { joinedDevices, meet, removing, savedTitles, saving } from '#fixtures/devices/two-devices.ts';

const joined = async (kind: 'disk' | 'host') => {
  const device = new SyncingDevice(new VirtualClock(), { watchlist: savedTitles(1) }, kind);
  await device.settle(device.join('Phone'));
  return device;
};
const texts = ({ sharing }: SyncingDevice) => sharing.notices.map(({ text }) => text);

describe('the state of a device that shares (product.md, Devices: round)', () => {
  it('names the folder on disk', async () => {
    const device = await joined('disk');
    expect(device.sharing).toEqual({
      status: 'on',
      name: 'Phone',
      place: 'disk',
      folder: 'Matinee',
      others: [],
      notices: [],
      removals: [],
      isWorking: false,
      keepsBackups: device.sharing.keepsBackups,
      sharedAt: device.clock.now(),
    });
  });

  it('has the path of the pairing link for a copy on the host', async () => {
    const { sharing } = await joined('host');
    expect(sharing).toMatchObject({ place: 'host', pairingPath: '/pair#abcdefghijklmnopqrstuv' });
    expect(sharing).not.toHaveProperty('folder');
    expect(sharing.notices).toEqual([]);
  });

  it('is as it was in a page that is opened anew, before its first round', async () => {
    const device = await joined('disk');
    device.open();
    device.folder.fault = 'unreachable';
    await device.settle(device.start());
    await meet(device);
    expect(device.sharing).toMatchObject({ others: [], removals: [], sharedAt: device.clock.now() });
    expect(texts(device)).toEqual([expect.stringContaining('The folder cannot be reached')]);
  });

  it('says while a round is under way that it is', async () => {
    const device = await joined('disk');
    const working: boolean[] = [];
    device.lists.state$.subscribe((state) => state.status === 'on' && working.push(state.isWorking));
    await meet(device);
    expect(working).toEqual([false, true, false]);
  });
});

describe('a folder that cannot be used (product.md, Devices: pace)', () => {
  it('is left alone for a minute, and its notice stays', async () => {
    const device = await joined('disk');
    device.folder.fault = 'unreachable';
    await meet(device);
    device.folder.calls.length = 0;
    device.session.dispatch(saving(5));
    await device.clock.advance(10_000);
    expect(device.folder.calls).toEqual([]);
    expect(texts(device)).toEqual([expect.stringContaining('The folder cannot be reached')]);
    device.folder.fault = undefined;
    await device.clock.advance(60_000);
    expect(texts(device)).toEqual([]);
    expect(device.sharing.sharedAt).toBeDefined();
  });

  it('is asked again at once where the fault was not its own', async () => {
    const device = await joined('disk');
    device.isCaughtUp = false;
    await meet(device);
    expect(texts(device)).toEqual([expect.stringContaining('not saved on this device yet')]);
    device.isCaughtUp = true;
    device.folder.calls.length = 0;
    device.session.dispatch(saving(5));
    await device.clock.advance(3_000);
    expect(device.folder.calls).toContain('list');
    expect(texts(device)).toEqual([]);
  });

  it('is not used for other lists, and tells of no removals there', async () => {
    const { phone, laptop } = await joinedDevices({ watchlist: savedTitles(3) });
    laptop.lineage = { ...laptop.lineage, version: { positions: { log: 20 } } };
    phone.session.dispatch(removing(2));
    await meet(phone, laptop);
    expect(laptop.sharing.removals).toHaveLength(1);
    const { lineage } = laptop;
    laptop.lineage = { identifier: '198.51.100.9', version: { positions: { log: 3 } }, origin: { libraries: {} } };
    await meet(laptop);
    expect(texts(laptop)).toEqual([expect.stringContaining('These are other lists')]);
    expect(laptop.sharing.removals).toEqual([]);
    // Back with its own lists it shares them at once.
    laptop.lineage = lineage;
    laptop.session.dispatch(saving(9));
    await laptop.clock.advance(3_000);
    expect(texts(laptop)).toEqual([]);
    expect(laptop.sharing.removals).toHaveLength(1);
  });

  it('is told as a defect where it is none of the folder', async () => {
    const device = await joined('disk');
    const { memory } = device;
    Object.assign(memory, { membership: () => Promise.reject(new TypeError('x')) });
    await meet(device);
    expect(texts(device)).toEqual([
      'Sharing did not work this time. It is tried again; if it stays so, reload the page.',
    ]);
    expect(device.sharing.isWorking).toBe(false);
    expect(device.errors).not.toEqual([]);
  });
});
