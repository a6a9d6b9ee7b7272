import { dayOf } from '#domain/days/calendar-day.ts';
import { backupFileName, oldBackups } from '#domain/devices/folder-files.ts';
import type { LibraryRepository } from '../../../library/library-repository.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { DevicesFolder } from '../../../ports/devices/devices-folder.ts';
import type { Membership } from '../../../ports/devices/membership-memory.ts';
import type { BackupFile } from '../../../ports/library/backup-file.ts';

export interface DailyBackupDeps {
  readonly repository: Pick<LibraryRepository, 'bundle'>;
  readonly backupFile: Pick<BackupFile, 'encode'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Puts a backup into the shared folder once a day, and keeps the last seven of this device (product.md, Devices: backups). */
export class DailyBackup {
  constructor(private readonly deps: DailyBackupDeps) {}

  isDue({ keepsBackups, backedUpAt }: Membership): boolean {
    const today = dayOf(this.deps.clock.now());
    return keepsBackups && (backedUpAt === undefined || dayOf(new Date(backedUpAt)) !== today);
  }

  /** Rejects as the folder does. @param names of all files in the folder @returns the time of the backup, as an ISO time */
  async make(folder: DevicesFolder, { device }: Membership, names: readonly string[]): Promise<string> {
    const { repository, backupFile, clock } = this.deps;
    const now = clock.now();
    const madeAt = now.toISOString();
    const name = backupFileName(device, dayOf(now));
    await folder.write(name, await backupFile.encode({ madeAt, bundle: repository.bundle() }));
    for (const old of oldBackups([...new Set([...names, name])], device)) await folder.remove(old);
    return madeAt;
  }
}
