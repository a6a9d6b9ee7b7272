import { describe, expect, it } from 'vitest';
import type { FolderFault } from '#domain/devices/folder-failure.ts';
import { deviceFileName } from '#domain/devices/folder-files.ts';
import type { SyncingDevice } from '#fixtures/devices/syncing-device.ts';
import { ids, joinedDevices, meet, removing, savedTitles, saving } from '#fixtures/devices/two-devices.ts';

const DAY = 86_400_000;
const texts = (device: SyncingDevice): string => device.sharing.notices.map(({ text }) => text).join('\n');
const ownName = (device: SyncingDevice): string => deviceFileName(device.memory.kept?.device ?? '');

describe('a folder that cannot be used (product.md, Devices: notices)', () => {
  it.each<[FolderFault, RegExp, boolean]>([
    ['denied', /Reconnect folder/, true],
    ['unreachable', /drive is there/, false],
    ['full', /Make room/, false],
  ])('is told in words: %s', async (fault, text, canReconnect) => {
    const { phone } = await joinedDevices();
    const { sharedAt } = phone.sharing;
    phone.folder.fault = fault;
    await phone.clock.advance(120_000);
    await meet(phone);
    expect(phone.sharing.notices).toMatchObject([{ text: expect.stringMatching(text) as unknown, canReconnect }]);
    expect(phone.sharing.sharedAt?.getTime()).toBeLessThan(phone.clock.now().getTime());
    phone.folder.fault = undefined;
    await meet(phone);
    expect(phone.sharing.notices).toEqual([]);
    expect(phone.sharing.sharedAt?.getTime()).toBeGreaterThan(sharedAt?.getTime() ?? 0);
  });

  it('is there again once the visitor allows it', async () => {
    const { phone } = await joinedDevices();
    phone.folder.fault = 'denied';
    await meet(phone);
    phone.isAllowed = false;
    await phone.settle(phone.lists.reconnect());
    expect(texts(phone)).toMatch('Reconnect');
    phone.isAllowed = true;
    await phone.settle(phone.lists.reconnect());
    expect(phone.sharing.notices).toEqual([]);
  });

  it('is one thing, a device that refuses to keep anything another', async () => {
    const { phone } = await joinedDevices();
    phone.memory.isRefusing = true;
    await meet(phone);
    expect(texts(phone)).toMatch('reload the page');
    expect(phone.errors).toHaveLength(1);
    phone.memory.isRefusing = false;
    await meet(phone);
    expect(texts(phone)).toBe('');
  });
});

describe('a file that cannot be read (product.md, Devices: bad file)', () => {
  it.each([
    ['cut off', (text: string) => text.slice(0, -20), /damaged/],
    ['something else', () => '<html>', /no file of Matinee/],
    ['of a newer release', (text: string) => text.replace('"version":1', '"version":2'), /newer Matinee/],
    ['over 8 MB', (text: string) => text.padEnd(8_000_001), /larger than 8 MB/],
  ])('is skipped, named and left alone where it is %s', async (_, spoil, text) => {
    const { phone, laptop } = await joinedDevices({ watchlist: savedTitles(1) });
    const spoiled = spoil(phone.folder.files.get(ownName(laptop)) ?? '');
    phone.folder.files.set(ownName(laptop), spoiled);
    phone.session.dispatch(saving(5));
    await meet(phone);
    expect(texts(phone)).toMatch(ownName(laptop));
    expect(texts(phone)).toMatch(text);
    expect(phone.folder.files.get(ownName(laptop))).toBe(spoiled);
    expect(phone.folder.files.get(ownName(phone))).toContain('movie:5');
    expect(ids(phone)).toEqual([1, 5]);
  });

  it('may be one that alone cannot be read', async () => {
    const { phone, laptop } = await joinedDevices();
    phone.folder.readFaults.set(ownName(laptop), 'denied');
    await meet(phone);
    expect(texts(phone)).toMatch('may not be read');
    phone.folder.readFaults.clear();
    await meet(phone);
    expect(texts(phone)).toBe('');
  });

  it('is nobody’s business where its name is another', async () => {
    const { phone } = await joinedDevices();
    for (const name of ['notes.json', 'matinee-x.json.tmp', 'matinee-backup-x-2026-11-21.json'])
      phone.folder.files.set(name, 'x');
    await meet(phone);
    expect(texts(phone)).toBe('');
  });

  it('is read as any other where an engine has made a copy of it (product.md, Devices: conflict copies)', async () => {
    const { phone, laptop } = await joinedDevices();
    laptop.session.dispatch(saving(6));
    await meet(laptop);
    const { files } = phone.folder;
    const text = files.get(ownName(laptop)) ?? '';
    files.set(ownName(laptop).replace('.json', '.sync-conflict-20260101-120000-XYZ.json'), text);
    files.delete(ownName(laptop));
    phone.session.dispatch(saving(7));
    files.set(`${ownName(phone).replace('.json', '')} (conflicted copy).json`, files.get(ownName(phone)) ?? '');
    await meet(phone);
    expect(ids(phone)).toEqual([6, 7]);
    expect(phone.sharing.others).toMatchObject([{ name: 'Laptop' }]);
  });
});

describe('a clock that is wrong (product.md, Devices: clock ahead)', () => {
  it('is told by the name of its device, and what it wrote can be changed', async () => {
    const { phone, laptop } = await joinedDevices();
    laptop.aheadMs = 365 * DAY;
    laptop.session.dispatch(saving(5));
    await meet(laptop, phone);
    expect(texts(phone)).toMatch('“Laptop” is more than a day ahead');
    phone.session.dispatch(removing(5));
    phone.session.dispatch(saving(6));
    await meet(phone, laptop);
    expect(ids(laptop)).toEqual([6]);
    // What it has not written has no stamp of next year.
    expect(phone.memory.text).toMatch(new RegExp(`"movie:6","${phone.clock.now().getTime() + DAY}`));
    laptop.aheadMs = 0;
    laptop.session.dispatch(saving(5));
    await meet(laptop, phone);
    expect(ids(phone)).toEqual([5, 6]);
    expect(texts(phone)).toBe('');
  });
});

describe('what this device has lost of its memory', () => {
  const losses = ({ toasts }: SyncingDevice) => toasts.filter(({ message }) => message.includes('join again'));

  it.each([
    ['at the next visit', (device: SyncingDevice) => device.open(), (device: SyncingDevice) => device.start()],
    ['at the next round', () => {}, (device: SyncingDevice) => meet(device)],
  ])('is told once, %s, with how to join again (product.md, Devices: lost)', async (_, begin, go) => {
    const { phone } = await joinedDevices({ watchlist: savedTitles(3) });
    phone.memory.kept = undefined;
    phone.memory.registersKept = undefined;
    begin(phone);
    await phone.settle(go(phone));
    expect(losses(phone)).toMatchObject([{ type: 'error' }]);
    expect(phone.state).toEqual({ status: 'off' });
    await phone.settle(go(phone));
    expect(losses(phone)).toHaveLength(1);
    await phone.clock.advance(32_000);
    expect(losses(phone)).toEqual([]);
    await phone.settle(phone.join('Phone'));
    expect([ids(phone), phone.state.status]).toEqual([[1, 2, 3], 'on']);
  });

  it('is no loss where the visitor has left, or never joined', async () => {
    const { phone, laptop } = await joinedDevices();
    await phone.settle(phone.lists.leave());
    for (const device of [phone, laptop]) await device.settle(device.start());
    expect([...losses(phone), ...losses(laptop)]).toEqual([]);
  });

  it('comes back from its own file: nothing removed comes back', async () => {
    const { phone, laptop } = await joinedDevices({ watchlist: savedTitles(3) });
    phone.session.dispatch(removing(2));
    await meet(phone, laptop);
    phone.memory.text = 'rubbish';
    phone.open();
    await meet(phone, laptop);
    expect([ids(phone), ids(laptop)]).toEqual([
      [1, 3],
      [1, 3],
    ]);
  });
});
