import { CALENDAR_PRODUCT } from '#domain/calendar/calendar-file.ts';
import { calendarFileName, deviceFileName, isDeviceFile, ownBackups } from '#domain/devices/folder-files.ts';
import type { Clock } from '../../ports/clock.ts';
import { DEVICE_FILE_BYTES_MAX, type DeviceFileCodec } from '../../ports/devices/device-file.ts';
import type { DevicesFolder } from '../../ports/devices/devices-folder.ts';
import type { BackupFile } from '../../ports/library/backup-file.ts';
import { inSlices } from '../../time/in-slices.ts';

export interface OwnFilesDeps {
  readonly deviceFileCodec: Pick<DeviceFileCodec, 'deviceOf'>;
  readonly backupFile: Pick<BackupFile, 'decode'>;
  readonly clock: Pick<Clock, 'scheduler'>;
}

/** Old disks write all names in capitals. */
const small = (name: string): string => name.toLowerCase();

/** The files of one device in a shared folder: its file, its calendar file, its backups, and the copies that engines have made of them. */
export class OwnFiles {
  constructor(private readonly deps: OwnFilesDeps) {}

  /**
   * Removes them (product.md, Devices: own copies). Files of other devices and of other programs stay, under any name. When one file
   * cannot be removed, the others are removed all the same. Rejects with the folder's first error.
   */
  async remove(folder: DevicesFolder, device: string): Promise<void> {
    const listed = await folder.list();
    const names = listed.map(({ name }) => name);
    const own = [deviceFileName(device), calendarFileName(device)];
    const sure = new Set([...own, ...ownBackups(names, device)]);
    const maybe = listed.filter(
      ({ name, size }) =>
        !sure.has(name) && size <= DEVICE_FILE_BYTES_MAX && (isDeviceFile(small(name)) || small(name).includes(device)),
    );
    const failures: unknown[] = [];
    const attempt = (work: Promise<void>) => work.catch((error: unknown) => void failures.push(error));
    for (const name of sure) await attempt(folder.remove(name));
    for (const { name } of maybe) await attempt(this.removeCopy(folder, name, device));
    if (failures.length > 0) throw failures[0];
  }

  private async removeCopy(folder: DevicesFolder, name: string, device: string): Promise<void> {
    const text = (await folder.read(name)) ?? '';
    if (await this.isOwn({ name, text }, device)) await folder.remove(name);
  }

  private async isOwn({ name, text }: { readonly name: string; readonly text: string }, device: string) {
    const { deviceFileCodec, backupFile, clock } = this.deps;
    // The text of the copy has not arrived. The name alone tells the device.
    if (text.trim() === '') return small(name).includes(device);
    if ((await inSlices(deviceFileCodec.deviceOf(text), clock)) === device) return true;
    if (small(name).includes(calendarFileName(device).replace('.ics', ''))) return text.includes(CALENDAR_PRODUCT);
    if (!small(name).includes(`matinee-backup-${device}-`)) return false;
    const decoded = await backupFile.decode(text);
    return decoded.kind === 'read' || decoded.fault !== 'foreign';
  }
}
