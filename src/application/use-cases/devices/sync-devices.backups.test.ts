import { describe, expect, it } from 'vitest';
import { JsonBackupFile } from '#adapters/store/json-backup-file.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import type { SyncingDevice } from '#fixtures/devices/syncing-device.ts';
import { joinedDevices, meet, savedTitles } from '#fixtures/devices/two-devices.ts';

const DAY = 86_400_000;
const backupsIn = (device: SyncingDevice): readonly string[] =>
  [...device.folder.files.keys()].filter((name) => name.startsWith('matinee-backup-')).toSorted();

describe('the daily backup in the folder (product.md, Devices: backups)', () => {
  it('is there only where it is wanted', async () => {
    const { phone } = await joinedDevices();
    expect(backupsIn(phone)).toEqual([]);
    await phone.settle(phone.lists.keepBackups(true));
    expect(phone.sharing).toMatchObject({ keepsBackups: true, backedUpAt: phone.clock.now() });
    expect(backupsIn(phone)).toEqual([`matinee-backup-${phone.memory.kept?.device}-2026-11-21.json`]);
  });

  it('can be restored as any other', async () => {
    const { phone } = await joinedDevices({ watchlist: savedTitles(3) });
    await phone.settle(phone.lists.keepBackups(true));
    const text = phone.folder.files.get(backupsIn(phone)[0] ?? '') ?? '';
    const decoded = await new JsonBackupFile(EMPTY_LIBRARY).decode(text);
    expect(decoded.kind === 'read' && decoded.backup.bundle.library).toEqual(phone.library);
  });

  it('is made once a day, and the last seven of this device are kept', async () => {
    const { phone, laptop } = await joinedDevices();
    phone.end();
    laptop.end();
    await laptop.settle(laptop.lists.keepBackups(true));
    await phone.settle(phone.lists.keepBackups(true));
    const own = () => backupsIn(phone).filter((name) => name.includes(phone.memory.kept?.device ?? ''));
    for (let day = 0; day < 9; day += 1) {
      await phone.clock.advance(DAY);
      await meet(phone, phone);
      expect(own()).toHaveLength(Math.min(day + 2, 7));
    }
    expect(own().at(-1)).toContain('2026-11-30');
    expect(backupsIn(phone)).toHaveLength(8);
  });

  it('goes with the device that leaves, and with no other', async () => {
    const { phone, laptop } = await joinedDevices();
    for (const device of [phone, laptop]) await device.settle(device.lists.keepBackups(true));
    await phone.settle(phone.lists.leave());
    expect(backupsIn(laptop)).toEqual([`matinee-backup-${laptop.memory.kept?.device}-2026-11-21.json`]);
  });

  it('that cannot be written is told, and stops nothing', async () => {
    const { phone } = await joinedDevices();
    const write = phone.folder.write.bind(phone.folder);
    phone.folder.write = async (name, text) => {
      if (name.startsWith('matinee-backup-')) phone.folder.fault = 'full';
      await write(name, text).finally(() => (phone.folder.fault = undefined));
    };
    await phone.settle(phone.lists.keepBackups(true));
    expect(phone.sharing.notices).toMatchObject([{ text: expect.stringContaining('backup') as unknown }]);
    expect(phone.sharing.sharedAt).toEqual(phone.clock.now());
    expect(phone.sharing.backedUpAt).toBeUndefined();
  });
});
