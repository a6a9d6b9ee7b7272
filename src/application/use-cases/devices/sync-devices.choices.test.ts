import { describe, expect, it } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { SyncingDevice } from '#fixtures/devices/syncing-device.ts';
import { joinedDevices, meet } from '#fixtures/devices/two-devices.ts';

const SECRET = 'AAAAAAAAAAAAAAAAAAAAAA';
const joined = async () => {
  const device = new SyncingDevice(new VirtualClock());
  await device.settle(device.join());
  device.folder.calls.length = 0;
  return device;
};

describe('a pairing link (product.md, Devices on screen: pairing screen)', () => {
  it('leads to the copy on the host that it names', async () => {
    const device = new SyncingDevice(new VirtualClock(), {}, 'host');
    expect(await device.settle(device.lists.openPairing(SECRET))).toMatchObject({
      kind: 'preview',
      place: { kind: 'host', secret: SECRET },
    });
  });

  it('that is damaged is refused without asking anybody', async () => {
    const device = new SyncingDevice(new VirtualClock(), {}, 'host');
    expect(await device.lists.openPairing('x')).toMatchObject({ kind: 'refusal' });
    expect(device.folder.calls).toEqual([]);
  });
});

describe('a device that refuses to keep anything (product.md, Devices: notices)', () => {
  it('shares nothing at the start, and its page runs', async () => {
    const device = await joined();
    device.memory.isRefusing = true;
    device.open();
    await device.start();
    expect(device.state).toEqual({ status: 'off' });
    await device.clock.advance(120_000);
    expect(device.folder.calls).toEqual([]);
  });

  it.each<[string, (device: SyncingDevice) => Promise<void>]>([
    ['change its name', ({ lists }) => lists.rename('Tablet')],
    ['keep backups', ({ lists }) => lists.keepBackups(true)],
    ['leave', ({ lists }) => lists.leave()],
  ])('says that it could not %s, and takes part as before', async (_, act) => {
    const device = await joined();
    device.memory.isRefusing = true;
    await device.settle(act(device));
    expect(device.toasts.at(-1)).toMatchObject({ type: 'error' });
    expect(device.errors).toHaveLength(1);
    expect(device.sharing.name).toBe('Phone');
  });
});

describe('what the visitor chooses', () => {
  it('is done at once', async () => {
    const { phone, laptop } = await joinedDevices();
    await phone.settle(phone.lists.rename('  My phone '));
    await meet(laptop);
    expect(laptop.sharing.others.map(({ name }) => name)).toEqual(['My phone']);
    await phone.settle(phone.lists.rename('   '));
    expect(phone.sharing.name).toBe('Chrome on Linux');
    await phone.settle(phone.lists.keepBackups(true));
    expect(phone.sharing).toMatchObject({ keepsBackups: true, backedUpAt: phone.clock.now() });
  });

  it('is no answer where nothing was asked', async () => {
    const device = await joined();
    await device.lists.answer(true);
    expect(device.folder.calls).toEqual([]);
    const off = new SyncingDevice(new VirtualClock());
    await off.lists.answer(true);
    expect(off.folder.calls).toEqual([]);
  });

  it('is to ask for the folder again, which is used at once', async () => {
    const device = await joined();
    device.folder.fault = 'denied';
    await meet(device);
    expect(device.sharing.notices).toMatchObject([{ canReconnect: true }]);
    device.isAllowed = false;
    await device.settle(device.lists.reconnect());
    expect(device.sharing.notices).toHaveLength(1);
    device.isAllowed = true;
    await device.settle(device.lists.reconnect());
    expect(device.sharing.notices).toEqual([]);
  });
});

describe('a page that ends', () => {
  it('runs no rounds any more', async () => {
    const device = await joined();
    device.end();
    device.folder.calls.length = 0;
    await device.clock.advance(300_000);
    expect(device.folder.calls).toEqual([]);
  });

  it('runs none where another tab has left', async () => {
    const device = await joined();
    await device.memory.forget();
    await device.clock.advance(61_000);
    expect(device.state).toEqual({ status: 'off' });
    const { reads } = device.memory;
    await device.clock.advance(300_000);
    expect(device.memory.reads).toBe(reads);
  });
});
