import type { DevicesFolder } from '../../ports/devices/devices-folder.ts';
import type { Membership } from '../../ports/devices/membership-memory.ts';
import type { DevicesNotice } from './devices-facade.ts';
import { unwrittenNotice } from './devices-notices.ts';
import { DailyBackup, type DailyBackupDeps } from './round/daily-backup.ts';
import { FolderCalendar, type FolderCalendarDeps, type KeptCalendar } from './round/folder-calendar.ts';

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
