import { dayOf } from '#domain/days/calendar-day.ts';
import { backupFileName, oldBackups } from '#domain/devices/folder-files.ts';
import type { LibraryRepository } from '../../library/library-repository.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DevicesFolder } from '../../ports/devices/devices-folder.ts';
import type { Membership } from '../../ports/devices/membership-memory.ts';
import type { BackupFile } from '../../ports/library/backup-file.ts';
import type { DevicesNotice } from './devices-facade.ts';
import { unwrittenNotice } from './devices-notices.ts';
import { FolderCalendar, type FolderCalendarDeps, type KeptCalendar } from './round/folder-calendar.ts';

interface DailyBackupDeps {
  readonly repository: Pick<LibraryRepository, 'bundle'>;
  readonly backupFile: Pick<BackupFile, 'encode'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Puts a backup into the shared folder once a day, and keeps the last seven of this device (product.md, Devices: backups). */
class DailyBackup {
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
    const { text } = await backupFile.encode({ madeAt, bundle: repository.bundle() });
    await folder.write(name, text);
    for (const old of oldBackups([...new Set([...names, name])], device)) await folder.remove(old);
    return madeAt;
  }
}

export interface FolderExtrasDeps extends DailyBackupDeps, FolderCalendarDeps {}

/** What a device keeps in the shared folder beside its lists, where the visitor wants it. A failure costs the lists nothing. */
export class FolderExtras {
  private readonly backup: DailyBackup;
  private readonly calendar: FolderCalendar;
  private readonly faults = new Map<'backup' | 'calendar', DevicesNotice>();

  /** @param keepPace waits until the host takes another file */
  constructor(
    deps: FolderExtrasDeps,
    private readonly keepPace: () => Promise<void>,
  ) {
    this.backup = new DailyBackup(deps);
    this.calendar = new FolderCalendar(deps);
  }

  get notices(): readonly DevicesNotice[] {
    return [...this.faults.values()];
  }

  calendarFile(membership: Membership): KeptCalendar | undefined {
    return this.calendar.state(membership);
  }

  /** @param names of all files in the folder @returns the time of a backup; undefined where none was made */
  async keep(folder: DevicesFolder, membership: Membership, names: readonly string[]): Promise<string | undefined> {
    await this.attempt('calendar', () => this.calendar.keep(folder, membership, names));
    return this.attempt('backup', async () => {
      if (!this.backup.isDue(membership)) return undefined;
      if (membership.place.kind === 'host') await this.keepPace();
      return this.backup.make(folder, membership, names);
    });
  }

  /** Rejects with what is no fault of the folder. */
  private async attempt<Result>(what: 'backup' | 'calendar', work: () => Promise<Result>): Promise<Result | undefined> {
    this.faults.delete(what);
    try {
      return await work();
    } catch (error) {
      const fault = unwrittenNotice(what, error);
      if (!fault) throw error;
      this.faults.set(what, fault);
      return undefined;
    }
  }
}
