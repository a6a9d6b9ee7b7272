import { dayOf } from '#domain/days/calendar-day.ts';
import type { LibraryRepository } from '../../library/library-repository.ts';
import type { Notifications } from '../../notifications/notifications.ts';
import type { Backup, BackupFile } from '../../ports/library/backup-file.ts';
import type { ValueMemory } from '../../ports/memories/value-memory.ts';
import type { Ports } from '../../ports/port.ts';

interface MakeBackupDeps extends Pick<Ports, 'browser' | 'clock' | 'consoleLog'> {
  readonly repository: Pick<LibraryRepository, 'bundle'>;
  readonly backupFile: Pick<BackupFile, 'encode'>;
  /** The ISO time of the last backup that was made on this device. */
  readonly backupMemory: ValueMemory<string>;
  readonly notifications: Notifications;
}

/** Gives the visitor the whole library as a file, `matinee-backup-YYYY-MM-DD.json`. */
export class MakeBackup {
  constructor(private readonly deps: MakeBackupDeps) {}

  /** ISO time of the last one made on this device; undefined when there was none. */
  get lastMadeAt(): string | undefined {
    return this.deps.backupMemory.recall();
  }

  /** Never rejects. */
  async execute(): Promise<void> {
    const { repository, backupMemory, clock } = this.deps;
    const madeAt = clock.now().toISOString();
    if (await this.download({ madeAt, bundle: repository.bundle() })) backupMemory.remember(madeAt);
  }

  /** Gives an earlier library as such a file. Never rejects. @returns whether it was given */
  async download(backup: Backup): Promise<boolean> {
    const { backupFile, browser, notifications, consoleLog } = this.deps;
    try {
      const { bytes } = await backupFile.encode(backup);
      browser.download(`matinee-backup-${dayOf(new Date(backup.madeAt))}.json`, bytes);
      notifications.show({ type: 'success', message: 'Backup downloaded' });
      return true;
    } catch (error) {
      consoleLog.error('backup', 'The backup could not be made.', error);
      notifications.show({ type: 'error', message: 'The backup could not be downloaded' });
      return false;
    }
  }
}
