import { describe, expect, it } from 'vitest';
import type { SyncingDevice } from '#fixtures/devices/syncing-device.ts';
import { ids, joinedDevices, meet, removing, savedTitles, saving } from '#fixtures/devices/two-devices.ts';
import type { FolderFile } from '../../ports/devices/devices-folder.ts';

const nameOf = ({ memory }: SyncingDevice): string => `matinee-${memory.kept?.device}.json`;
const fileOf = (device: SyncingDevice): string => device.folder.files.get(nameOf(device)) ?? '';
const reads = (device: SyncingDevice): readonly string[] =>
  device.folder.calls.filter((call) => call === `read ${nameOf(device)}`);
const writes = (device: SyncingDevice): readonly string[] =>
  device.folder.calls.filter((call) => call.startsWith('write'));

/** The folder tells when a file was written, as files on disk and hosts do. */
const tellTimes = ({ folder }: SyncingDevice) => {
  const times = new Map<string, number>();
  const { write, list } = folder;
  let time = 0;
  const touch = (name: string) => void times.set(name, (time += 1));
  folder.write = async (name, text) => {
    await write.call(folder, name, text);
    touch(name);
  };
  folder.list = async (): Promise<{ name: string; size: number; modified: string }[]> =>
    (await list.call(folder)).map((file: FolderFile) => ({ ...file, modified: `${times.get(file.name) ?? 0}` }));
  return { touch };
};

/** The phone has written changes that no device has read yet, and its page stays open. */
const written = async () => {
  const devices = await joinedDevices({ watchlist: savedTitles(3) });
  const { phone } = devices;
  const older = fileOf(phone);
  phone.session.dispatch(removing(1));
  phone.session.dispatch(saving(7));
  await meet(phone);
  return { ...devices, older, newer: fileOf(phone) };
};

describe('the file of a device (product.md, Devices: own file)', () => {
  it.each([
    ['put back to an older state', ({ older }) => older],
    ['put back to one of the same size', ({ newer }) => newer.replace('Title 7', 'Title 6')],
    ['cut off', ({ newer }) => newer.slice(0, 200)],
    ['emptied', () => ''],
    ['overwritten by another program', () => 'PK'],
    ['overwritten by another device’s file', ({ laptop }) => fileOf(laptop)],
    ['deleted', () => undefined],
  ] as readonly (readonly [string, (of: Awaited<ReturnType<typeof written>>) => string | undefined])[])(
    'is written again where it was %s, though nothing was changed',
    async (_, replacement) => {
      const devices = await written();
      const { phone, laptop } = devices;
      const text = replacement(devices);
      if (text === undefined) phone.folder.files.delete(nameOf(phone));
      else phone.folder.files.set(nameOf(phone), text);
      await meet(phone, laptop);
      expect(ids(laptop)).toEqual([2, 3, 7]);
      expect(ids(phone)).toEqual([2, 3, 7]);
      expect(phone.library.watchlist.map(({ title }) => title)).not.toContain('Title 6');
      expect(fileOf(phone)).toContain('Title 7');
    },
  );

  it('gives what a copy of this browser has written into it, and is not written by both in turns', async () => {
    const { phone, laptop, older } = await written();
    // In another order, and at another time.
    const file = JSON.parse(fileOf(phone)) as { entries: unknown[]; clock: string };
    const copied = { ...file, clock: '2026-11-21T11:00:00.000Z', entries: file.entries.toReversed() };
    phone.folder.files.set(nameOf(phone), JSON.stringify(copied));
    phone.folder.calls.length = 0;
    await meet(phone, laptop, phone);
    expect(writes(phone)).toEqual([]);
    expect(older).not.toBe('');
  });

  it('is read once after it was written, and not at each round, where the folder tells of it', async () => {
    const { phone } = await joinedDevices();
    const { touch } = tellTimes(phone);
    phone.session.dispatch(saving(5));
    await meet(phone);
    phone.folder.calls.length = 0;
    await meet(phone, phone, phone);
    expect(reads(phone)).toHaveLength(1);
    phone.folder.files.set(nameOf(phone), fileOf(phone).replace('Title 5', 'Title 4'));
    touch(nameOf(phone));
    await meet(phone);
    expect(reads(phone)).toHaveLength(2);
    expect(writes(phone)).toHaveLength(1);
    expect(fileOf(phone)).toContain('Title 5');
  });
});
